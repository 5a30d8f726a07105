import { expect, type Page } from '@playwright/test'
import { getNote, listNotes, updateNote } from '../../contract/notes.ts'
import { gaveTasks } from '../past.ts'
import { answer, card, chooseInMenu, isTold, notice } from '../tasks.ts'
import { test } from '../world.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Selected tasks' })
const title = (page: Page, name: string) => card(page, name).getByRole('button', { name, exact: true })

test('many tasks are selected by keys, changed at once, and taken back @desktop', async ({ person }) => {
  const associate = await person('associate')
  const { page } = associate
  await gaveTasks(associate, 6)
  await page.goto('/')
  await title(page, 'Task 2').focus()
  await page.keyboard.press('Space')
  await expect(bar(page)).toContainText('1 task selected')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+Space')
  await expect(bar(page)).toContainText('3 tasks selected')
  await title(page, 'Task 6').click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('5 tasks selected')
  await card(page, 'Task 6').getByRole('checkbox', { name: 'Select Task 6' }).uncheck()
  await expect(bar(page)).toContainText('4 tasks selected')

  const listed = (await associate.call(listNotes, { query: {} })).items
  const { id = '', version = 0 } = listed.find((note) => note.title === 'Task 3') ?? {}
  const status = async (of: string) => (await associate.call(getNote, { params: { id: of } })).status
  const others = listed.filter((note) => ['Task 2', 'Task 4', 'Task 5'].includes(note.title))

  await test.step('what changed meanwhile is refused and stays selected', async () => {
    const meanwhile = { params: { id }, body: { client_name: 'Rahima', version } }
    await page.route(
      '**/rest/v1/rpc/bulk_notes',
      async (route) => {
        await associate.call(updateNote, meanwhile)
        await route.continue()
      },
      { times: 1 },
    )
    await bar(page).getByRole('button', { name: 'Done', exact: true }).click()
    await expect(notice(page, 'Error', '1 of 4 could not be changed')).toBeVisible()
    await expect(bar(page)).toContainText('1 task selected')
    for (const note of others) expect(await status(note.id)).toBe('done')
    expect(await status(id)).toBe('todo')
  })
  await test.step('one Undo takes back the rest', async () => {
    await notice(page, 'Success', '3 tasks changed').getByRole('button', { name: 'Undo' }).click()
    await isTold(page, 'Changes taken back')
    for (const note of others) expect(await status(note.id)).toBe('todo')
  })
  await test.step('all on the page get a day, and are deleted after one question', async () => {
    await bar(page).getByRole('button', { name: 'Select all on this page' }).click()
    await expect(bar(page)).toContainText('6 tasks selected')
    await bar(page).getByRole('button', { name: 'Due date' }).click()
    await page.getByRole('dialog').getByLabel('Due date').fill('2030-01-02')
    await page.getByRole('dialog').getByRole('button', { name: 'Set', exact: true }).click()
    await isTold(page, '6 tasks changed')
    await expect(bar(page)).toBeHidden()
    await expect(card(page, 'Task 1')).toContainText('Due')
    await chooseInMenu(page, 'Task 1', 'Select')
    await bar(page).getByRole('button', { name: 'Select all on this page' }).click()
    await bar(page).getByRole('button', { name: 'Delete', exact: true }).click()
    await answer(page, 'Are you sure you want to delete 6 tasks?', 'Delete')
    await expect(card(page, 'Task 1')).toBeHidden()
    await notice(page, 'Success', '6 tasks changed').getByRole('button', { name: 'Undo' }).click()
    await expect(card(page, 'Task 1')).toBeVisible()
  })
})

test('on a phone the menu of a card begins a selection @phone', async ({ person }) => {
  const associate = await person('associate')
  const { page } = associate
  await gaveTasks(associate, 3)
  await page.goto('/')
  await chooseInMenu(page, 'Task 1', 'Select')
  await card(page, 'Task 2').getByRole('checkbox', { name: 'Select Task 2' }).check()
  await bar(page).getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Waiting' }).click()
  await isTold(page, '2 tasks changed')
  await expect(bar(page)).toBeHidden()
  const { items } = await associate.call(listNotes, { query: {} })
  expect(items.filter(({ status }) => status === 'waiting').map((note) => note.title)).toEqual([
    'Task 1',
    'Task 2',
  ])
})
