import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { deleteRecurrence, listRecurrences, updateRecurrence } from '../../contract/recurrences.ts'
import { look } from '../look.ts'
import { choose, isTold, notice, startTask } from '../tasks.ts'
import { test } from '../world.ts'

test('a task comes again until somebody stops it', async ({ person, forgive }) => {
  forgive(/ 409 | 400 | 422 /)
  const { page, call } = await person('associate')
  const title = `VAT return ${randomBytes(4).toString('hex')}`
  await page.goto('/')
  const opened = await startTask(page)
  await opened.getByLabel('Title').fill(title)
  await opened.getByLabel('Due date').fill('2030-01-31')
  await opened.getByRole('button', { name: 'Repeat', exact: true }).click()
  const rule = page.getByRole('group', { name: 'Repeat this task' })
  await rule.getByLabel('Every').fill('1')
  await choose(rule, 'Unit', 'Months')
  await choose(rule, 'When the courts are closed', 'The open day before')
  await rule.getByLabel('From').fill('2030-01-31')
  await rule.getByRole('button', { name: 'Repeat', exact: true }).click()
  await isTold(page, 'Note created successfully')
  await isTold(page, 'Repeated from now on')
  await expect(page.getByText('Repeats every month')).toBeVisible()
  const [row] = (await call(listRecurrences, { query: {} })).items
  expect(row).toMatchObject({
    title,
    every: 1,
    unit: 'month',
    closed_days: 'before',
    starts_on: '2030-01-31',
  })
  await test.step('by another rule from now on, and not for a while', async () => {
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await expect(rule.getByLabel('From')).toHaveValue('2030-01-31')
    await rule.getByLabel('Every').fill('২')
    await choose(rule, 'Day of the month', 'The last day')
    await look(page, 'task-repeat-change')
    await rule.getByRole('button', { name: 'Save', exact: true }).click()
    await isTold(page, 'Repeating updated successfully')
    await expect(page.getByText('Repeats every 2 months')).toBeVisible()
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await isTold(page, 'Repeating paused')
    await expect(page.getByText('Paused: none comes until it is resumed')).toBeVisible()
    const now = async () => (await call(listRecurrences, { query: {} })).items[0]
    const changed = { every: 2, unit: 'month', month_day: -1, closed_days: 'before', ends_on: null }
    expect(await now()).toMatchObject({ ...changed, paused_at: expect.any(String) })
    await page.getByRole('button', { name: 'Resume', exact: true }).click()
    await isTold(page, 'Repeating resumed')
    expect(await now()).toMatchObject({ ...changed, paused_at: null })
  })
  await test.step('refused at its field, and never over somebody else’s change unseen', async () => {
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await rule.getByLabel('Until').fill('2030-01-01')
    await rule.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(rule.getByText('Until must not be before 2030-01-31')).toBeVisible()
    await rule.getByLabel('Until').fill('2031-01-31')
    const [{ id = '', version = 0 } = {}] = (await call(listRecurrences, { query: {} })).items
    await call(updateRecurrence, { params: { id }, body: { version, closed_days: 'after' } })
    await rule.getByRole('button', { name: 'Save', exact: true }).click()
    const failed = notice(page, 'Error', 'Failed to update repeating')
    await expect(failed.filter({ hasText: 'Somebody else changed this' })).toBeVisible()
    // It lies over the buttons of a phone.
    await failed.getByRole('button', { name: 'Dismiss' }).click()
    const [kept] = (await call(listRecurrences, { query: {} })).items
    expect(kept).toMatchObject({ closed_days: 'after', ends_on: null })
    await expect(rule.getByLabel('Until')).toHaveValue('2031-01-31')
  })
  const cancel = rule.getByRole('button', { name: 'Cancel', exact: true })
  await test.step('a save of the task leaves it open', async () => {
    await expect(page.getByText('A step or how the task repeats is not saved yet')).toBeVisible()
    await page.locator('form button[type=submit]').click()
    await isTold(page, 'Note updated successfully')
    await expect(rule.getByLabel('Until')).toHaveValue('2031-01-31')
    await cancel.click()
  })
  await page.getByRole('button', { name: 'Stop repeating' }).click()
  await isTold(page, 'Not repeated any more')
  await expect(page.getByRole('button', { name: 'Repeat', exact: true })).toBeVisible()
  expect((await call(listRecurrences, { query: {} })).items).toEqual([])
  await test.step('what somebody else stops while it is typed stays until it is let go', async () => {
    await page.getByRole('button', { name: 'Repeat', exact: true }).click()
    await rule.getByRole('button', { name: 'Repeat', exact: true }).click()
    await isTold(page, 'Repeated from now on')
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await rule.getByLabel('Until').fill('2031-01-31')
    const [{ id = '' } = {}] = (await call(listRecurrences, { query: {} })).items
    const heard = page.waitForResponse(/\/note_recurrences/)
    await call(deleteRecurrence, { params: { id } })
    await heard
    await expect(rule.getByLabel('Until')).toHaveValue('2031-01-31')
    await cancel.click()
    await expect(page.getByRole('button', { name: 'Repeat', exact: true })).toBeVisible()
  })
})
