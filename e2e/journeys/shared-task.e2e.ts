import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { getNote, listNotes } from '../../contract/notes.ts'
import { card, choose, editTask, find, form, isTold, notice, refuse, startTask } from '../tasks.ts'
import { test } from '../world.ts'

test('a partner gives a task with a day and steps to an associate, who ticks, logs and leaves it', async ({
  person,
  isPhone,
  forgive,
}) => {
  forgive(/ 422 /)
  const partner = await person('partner')
  // One of many of a name could not be told from the others.
  const own = randomBytes(4).toString('hex').toUpperCase()
  const title = `Plaint ${own}`
  const associate = await person('associate', `Sadia ${own}`)
  await partner.page.goto('/')
  const started = await startTask(partner.page)
  await started.getByLabel('Title').fill(title)
  await started.getByLabel('Due date').fill('2026-01-02')
  await expect(started).toContainText('Kept alive until it is done.')
  await started.getByRole('textbox', { name: 'Steps' }).fill('Draft the plaint')
  await started.getByRole('textbox', { name: 'Steps' }).press('Enter')
  const opened = form(partner.page, title)
  await expect(opened.getByRole('checkbox', { name: 'Draft the plaint' })).toBeVisible()
  // On a phone what is told stands over what is pressed next.
  await isTold(partner.page, 'Note created successfully')
  await opened.getByRole('textbox', { name: 'Steps' }).fill('File it')
  await opened.getByRole('textbox', { name: 'Steps' }).press('Enter')
  await expect(opened.getByRole('checkbox', { name: 'File it' })).toBeVisible()
  await opened.getByRole('combobox', { name: 'Assignees' }).click()
  await partner.page.getByRole('option', { name: associate.full_name }).first().click()
  await expect(opened.getByRole('list', { name: 'Assignees' })).toContainText(associate.full_name)
  await test.step('a step is renamed, given a day and given to somebody, by the keyboard alone', async () => {
    const steps = opened.getByRole('list', { name: 'Steps' })
    await opened.getByRole('button', { name: 'Change step: File it' }).press('Enter')
    const changed = opened.getByRole('group', { name: 'Change step: File it' })
    await expect(changed.getByLabel('Step', { exact: true })).toBeFocused()
    await changed.getByLabel('Step', { exact: true }).fill('File it in court')
    await changed.getByLabel('Day of the step').fill('2030-01-02')
    await changed.getByRole('combobox', { name: 'Person' }).press('Enter')
    await partner.page.getByRole('option', { name: associate.full_name }).press('Enter')
    await partner.page.route('**/rest/v1/note_steps/*', refuse)
    await changed.getByLabel('Step', { exact: true }).press('Enter')
    const failed = notice(partner.page, 'Error', 'Failed to save step')
    await failed.getByRole('button', { name: 'Dismiss' }).click()
    await expect(changed.getByLabel('Step', { exact: true })).toHaveValue('File it in court')
    await expect(changed.getByLabel('Day of the step')).toHaveValue('2030-01-02')
    await partner.page.unroute('**/rest/v1/note_steps/*', refuse)
    await changed.getByLabel('Step', { exact: true }).press('Enter')
    await expect(opened.getByRole('button', { name: 'Change step: File it in court' })).toBeFocused()
    const line = steps.getByRole('listitem').filter({ hasText: 'File it in court' })
    await expect(line).toContainText('Jan 02, 2030')
    await expect(line).toContainText(associate.full_name)
    await opened.getByRole('button', { name: 'Change step: File it in court' }).press('Enter')
    const again = opened.getByRole('group', { name: 'Change step: File it in court' })
    await again.getByLabel('Step', { exact: true }).fill('File it')
    await choose(again, 'Person', 'Nobody')
    await again.getByRole('button', { name: 'Save Step' }).press('Enter')
    await expect(opened.getByRole('checkbox', { name: 'File it', exact: true })).toBeVisible()
  })
  await opened.getByRole('button', { name: 'Move up: File it' }).click()
  await expect(opened.getByRole('list', { name: 'Steps' }).getByRole('listitem').first()).toContainText(
    'File it',
  )
  await opened.getByRole('button', { name: 'Save', exact: true }).click()
  // Of a long list only the cards near the window are in the page.
  await find(partner.page, title)
  await expect(card(partner.page, title)).toContainText('0 of 2 steps')
  await expect(card(partner.page, title)).toContainText(`Works on it too: ${associate.full_name}`)
  await expect(card(partner.page, title)).toContainText(/Overdue by \d+ days/)

  const { page, call } = associate
  await page.goto('/')
  const due = page.getByRole('group', { name: 'Due tasks' })
  if (!isPhone) {
    // What is due leads to its task, or away until somebody wants it back.
    const late = page.getByRole('region', { name: 'Overdue' })
    await expect(late.getByRole('button', { name: title })).toBeVisible()
    await expect(late).toContainText(/by \d+ days/)
    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    await page.reload()
    await expect(late).toHaveCount(0)
    await page.getByRole('button', { name: 'Show due tasks' }).click()
    await expect(late).toBeVisible()
    await page.goto('/?due=overdue')
  } else await due.getByRole('button', { name: /^Overdue \d/ }).click()
  await expect(page).toHaveURL(/due=overdue/)
  await expect(card(page, title)).toBeVisible()
  await due.getByRole('button', { name: /^Today/ }).click()
  await expect(page).toHaveURL(/due=today/)
  await expect(card(page, title)).toHaveCount(0)
  await due.getByRole('button', { name: /^Today/ }).click()
  await expect(page).not.toHaveURL(/due=/)
  if (isPhone) await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('combobox', { name: isPhone ? 'Whose tasks' : 'Filter by whose task it is' }).click()
  await page.getByRole('option', { name: 'Assigned to me' }).click()
  await expect(page).toHaveURL(/scope=assigned/)
  if (isPhone) await page.keyboard.press('Escape')
  const given = card(page, title)
  await expect(given.getByRole('button', { name: /Actions/ })).toHaveCount(0)
  await expect(given).not.toContainText('Works on it too')
  await given.getByRole('checkbox', { name: 'Draft the plaint' }).check()
  await expect(given).toContainText('1 of 2 steps')
  await given.getByRole('button', { name: 'Take step: File it' }).click()
  await expect(given.getByRole('list', { name: 'Steps' })).toContainText(associate.full_name)
  await given.getByRole('combobox', { name: /^Status/ }).click()
  await page.getByRole('option', { name: 'Doing' }).click()
  await given.getByRole('button', { name: 'Log hours' }).click()
  const hours = page.getByRole('dialog')
  await hours.getByLabel('Hours', { exact: true }).fill('1.5')
  await hours.getByLabel('Hours', { exact: true }).press('Enter')
  await isTold(page, 'Hours added')
  await page.keyboard.press('Escape')
  await expect(given).toContainText('1.5 h')
  const [{ id } = { id: '' }] = (await call(listNotes, { query: { scope: 'assigned' } })).items
  await expect.poll(async () => (await call(getNote, { params: { id } })).status).toBe('doing')
  await given.getByRole('button', { name: 'Leave Task' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave Task' }).click()
  await isTold(page, 'Task left successfully')
  await expect(given).toBeHidden()
  const left = await partner.call(getNote, { params: { id } })
  expect(left).toMatchObject({
    assignees: [],
    hours_worked: 1.5,
    status: 'doing',
    steps: { done: 1, total: 2 },
  })
  await partner.page.reload()
  const again = await editTask(partner.page, title)
  await expect(again.getByRole('checkbox', { name: 'Draft the plaint' })).toBeChecked()
})
