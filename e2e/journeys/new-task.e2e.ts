import { expect, type Page } from '@playwright/test'
import { getNote, listNotes } from '../../contract/notes.ts'
import { listNotifications } from '../../contract/notifications.ts'
import { getTimer } from '../../contract/timers.ts'
import { chunkCalled } from '../chunks.ts'
import { look } from '../look.ts'
import type { Person } from '../people.ts'
import { card, editTask, form, isTold, newForm, notice, save, saveNew, startTask } from '../tasks.ts'
import { test } from '../world.ts'

/*
 * A new task is no record before its first save, and one afterwards.
 */

const titlesOf = async ({ call }: Person) => (await call(listNotes, {})).items.map(({ title }) => title)

test('a new task leaves nothing behind before it is saved, and partners hear the title it got', async ({
  person,
  isPhone,
}) => {
  const partner = await person('partner')
  const associate = await person('associate', 'Imran Hossain')
  const { page } = associate
  const heard = async () =>
    (await partner.call(listNotifications, {})).items
      .map(({ message }) => message)
      .filter((message) => message.startsWith('Imran Hossain'))
  await test.step('on the other tab, and cancelled', async () => {
    await page.goto('/?tab=work-logs')
    await expect(page.getByText('No work logs yet')).toBeVisible()
    if (isPhone) await startTask(page)
    else await page.keyboard.press('n')
    await expect(newForm(page).getByLabel('Title')).toBeFocused()
    await expect(page).toHaveURL(/\?edit=new$/)
    await newForm(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(newForm(page)).toBeHidden()
    await expect(page).toHaveURL(/\?tab=work-logs$/)
    await expect(page.getByRole('button', { name: 'New Task' }).first()).toBeFocused()
    expect(await titlesOf(associate)).toEqual([])
  })
  await test.step('by its address, where nothing moves when its times come', async () => {
    const letCome = await holdBack(page, `**/${chunkCalled('time-tracking')}`)
    await page.goto('/?edit=new')
    await expect(newForm(page).getByLabel('Title')).toBeFocused()
    await expect(newForm(page).getByRole('button', { name: 'Start' })).toHaveCount(0)
    // Its other parts come by themselves as well.
    await expect(newForm(page).getByRole('button', { name: 'Repeat', exact: true })).toBeVisible()
    await expect(newForm(page).getByRole('textbox', { name: 'Content' })).toBeVisible()
    // The letters of the page's own font are a pixel higher than those before.
    await page.evaluate(() => document.fonts.ready)
    const before = await newForm(page).boundingBox()
    await letCome()
    await expect(newForm(page).getByRole('button', { name: 'Start' })).toBeVisible()
    expect(await newForm(page).boundingBox()).toEqual(before)
  })
  await test.step('by its address, typed into, and left by a reload', async () => {
    await page.goto('/?edit=new')
    await expect(newForm(page).getByLabel('Title')).toBeFocused()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('New Task')
    await expect(newForm(page).getByLabel('Case ID')).toHaveAttribute('placeholder', 'drawn when saved')
    await expect(newForm(page).getByLabel('Case ID')).toHaveValue('')
    await look(page, 'task-new')
    if (!isPhone) await tabsInOrder(page)
    await newForm(page).getByLabel('Title').selectText()
    await page.keyboard.type('Bail petition')
    page.once('dialog', (question) => void question.accept())
    await page.reload()
    await expect(newForm(page).getByText('Restored what you had typed.')).toBeVisible()
    await expect(newForm(page).getByLabel('Title')).toHaveValue('Bail petition')
    expect(await titlesOf(associate)).toEqual([])
  })
  await test.step('saved, pressed twice', async () => {
    await newForm(page).getByRole('button', { name: 'Save', exact: true }).dblclick()
    await isTold(page, 'Note created successfully')
    await expect(card(page, 'Bail petition')).toBeVisible()
    await expect(card(page, 'Bail petition')).toContainText(/CASE-\d{4}-\d{3}/)
    await expect(page).toHaveURL(/\/$/)
    expect(await titlesOf(associate)).toEqual(['Bail petition'])
    expect(await heard()).toEqual(['Imran Hossain created “Bail petition”'])
  })
  await test.step('nothing is offered the next time', async () => {
    const opened = await startTask(page)
    await expect(opened.getByLabel('Title')).toHaveValue('New Task')
  })
})

test('a first save whose answer was lost makes one task, of what was typed last @once', async ({
  person,
  forgive,
}) => {
  forgive(/ERR_FAILED| 422 /)
  const associate = await person('associate')
  const { page, call } = associate
  await page.goto('/')
  const opened = await startTask(page)
  await opened.getByLabel('Title').fill('Bail')
  await opened.getByLabel('Case ID').fill('CASE-2026-777')
  // It arrives, and nobody hears of it.
  await page.route('**/rest/v1/notes', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await opened.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(notice(page, 'Error', 'Failed to create note')).toBeVisible()
  expect(await titlesOf(associate)).toEqual(['Bail'])
  await page.unrouteAll({ behavior: 'wait' })
  await opened.getByLabel('Title').fill('Bail petition')
  await opened.getByLabel('Client name').fill('Amina Begum')
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await opened.getByRole('button', { name: 'Save', exact: true }).click()
  await isTold(page, 'Note created successfully')
  await expect(card(page, 'Bail petition')).toBeVisible()
  const { items } = await call(listNotes, {})
  expect(items).toMatchObject([
    { title: 'Bail petition', client_name: 'Amina Begum', case_id: 'CASE-2026-777' },
  ])
})

test('the timer and a time by hand make the task, and its form stays @once', async ({ person }) => {
  const associate = await person('associate')
  const { page, call } = associate
  await page.goto('/')
  await test.step('by Start', async () => {
    const opened = await startTask(page)
    await opened.getByLabel('Title').fill('Land deed')
    await opened.getByRole('button', { name: 'Start', exact: true }).click()
    await isTold(page, 'Note created successfully')
    const made = form(page, 'Land deed')
    await expect(made.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\?edit=[0-9a-f-]{36}$/)
    await expect.poll(async () => (await call(getTimer, {})).timer?.note_title).toBe('Land deed')
    await expect(made.getByLabel('Case ID')).toHaveValue(/^CASE-/)
    await made.getByLabel('Client name').fill('Amina Begum')
    await save(page, made)
    await expect(page).toHaveURL(/\/$/)
    await expect(card(page, 'Land deed')).toContainText('Amina Begum')
    await expect(
      card(page, 'Land deed').getByRole('button', { name: 'Land deed', exact: true }),
    ).toBeFocused()
  })
  await test.step('by Save Time', async () => {
    const opened = await startTask(page)
    await opened.getByLabel('Title').fill('Title suit')
    await opened.getByLabel('Start Time').fill('2026-01-06T10:00')
    await opened.getByLabel('End Time').fill('2026-01-06T09:00')
    await opened.getByRole('button', { name: 'Save Time' }).click()
    await expect(opened.getByText('End time must be after start time')).toBeVisible()
    await opened.getByLabel('End Time').fill('2026-01-06T11:30')
    await opened.getByRole('button', { name: 'Save Time' }).click()
    await isTold(page, '1.5 h saved')
    const made = form(page, 'Title suit')
    await test.step('and a save that waits for a time goes on with it', async () => {
      await made.getByLabel('Client name').fill('Amina Begum')
      await made.getByLabel('Start Time').fill('2026-01-06T12:00')
      await made.getByLabel('End Time').fill('2026-01-06T12:30')
      await page.keyboard.press('ControlOrMeta+Enter')
      await expect(made.getByRole('button', { name: 'Save Time' })).toBeFocused()
      await page.keyboard.press('Enter')
      await isTold(page, '0.5 h saved')
      await expect(made).toBeHidden()
      await expect(card(page, 'Title suit')).toContainText('Amina Begum')
      await editTask(page, 'Title suit')
    })
    await expect(made.getByLabel('Hours worked')).toHaveValue('2')
    await made.getByLabel('Hours worked').fill('4')
    await save(page, made)
    await expect(card(page, 'Title suit')).toContainText('4 h')
  })
  expect(await titlesOf(associate)).toEqual(['Title suit', 'Land deed'])
  const [first] = (await call(listNotes, {})).items
  expect((await call(getNote, { params: { id: first?.id ?? '' } })).hours_worked).toBe(4)
})

test('the palette begins a task, and the first save is asked for as it is @desktop', async ({ person }) => {
  const associate = await person('associate')
  const { page } = associate
  await page.goto('/?tab=work-logs')
  await expect(page.getByText('No work logs yet')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused()
  await page.keyboard.type('new task')
  await page.keyboard.press('Enter')
  await expect(newForm(page).getByLabel('Title')).toBeFocused()
  await saveNew(page, newForm(page))
  expect(await titlesOf(associate)).toEqual(['New Task'])
})

/** Keeps back what this page asks for until the function that it answers is called. */
async function holdBack(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return async () => {
    resolve()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

/** From the text through everything about the task, its times last. */
async function tabsInOrder(page: Page): Promise<void> {
  const stops = [
    ['combobox', 'Category'],
    ['combobox', 'Subcategory'],
    ['textbox', 'Client name'],
    ['combobox', 'Case ID'],
    ['spinbutton', 'Projected billable hours'],
    ['spinbutton', 'Hours worked'],
    ['textbox', 'Google Drive link'],
    ['checkbox', 'Priority'],
    ['checkbox', 'Keep Alive'],
    ['button', 'Start'],
  ] as const
  await newForm(page).getByRole('textbox', { name: 'Content' }).focus()
  for (const [role, name] of stops) {
    await page.keyboard.press('Tab')
    await expect(newForm(page).getByRole(role, { name, exact: true })).toBeFocused()
  }
}
