import { expect, type Page } from '@playwright/test'
import { archiveNote, createNote, deleteNote, getNote, type NoteDraft } from '../../contract/notes.ts'
import { addWorkLog } from '../../contract/work-logs.ts'
import { look } from '../look.ts'
import { madeAt } from '../past.ts'
import type { Person } from '../people.ts'
import { answer, card, chooseInMenu, isTold, notice } from '../tasks.ts'
import { inFilters } from '../ways.ts'
import { test } from '../world.ts'

/** A month of the firm so many months ago, as the archive spells it. */
function monthAgo(ago: number) {
  const [year = 0, month = 1] = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Asia/Dhaka',
    year: 'numeric',
    month: '2-digit',
  })
    .format(new Date())
    .split('-')
    .map(Number)
  const first = new Date(Date.UTC(year, month - 1 - ago, 1))
  const name = first.toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' })
  const key = first.toISOString().slice(0, 7)
  return { key, label: `${name} ${first.getUTCFullYear()}`, fifth: `${key}-05T06:00:00Z` }
}

async function anArchivedTask({ call }: Person, body: NoteDraft, made?: string): Promise<string> {
  const { id } = await call(createNote, { body })
  if (made) await madeAt(id, made)
  await call(archiveNote, { body: { note_id: id } })
  return id
}

async function showsMonth(page: Page, isPhone: boolean, month: string): Promise<void> {
  await inFilters(page, isPhone, (filter) => expect(filter('month')).toContainText(month))
}

async function chooseFilter(page: Page, isPhone: boolean, name: string, entry: string): Promise<void> {
  await inFilters(page, isPhone, async (filter) => {
    await filter(name).click()
    await page.getByRole('option', { name: entry, exact: true }).click()
    await expect(filter(name)).toContainText(entry)
  })
}

test('the archive is read month by month, and its address holds what is chosen', async ({
  person,
  isPhone,
}) => {
  const associate = await person('associate', 'Imran Hossain')
  const { page } = associate
  const [now, past] = [monthAgo(0), monthAgo(2)]
  await page.goto('/archive')
  await expect(page.getByText('No archived tasks')).toBeVisible()
  await expect(page.getByText('Your tasks will be archived automatically each month.')).toBeVisible()
  await anArchivedTask(associate, { title: 'Old lease', category: 'Real Estate' }, past.fifth)
  await test.step('one that there is, else the newest, with its count', async () => {
    await showsMonth(page, isPhone, `${past.label} (1 task)`)
    await expect(page.getByRole('heading', { name: '1 Task', level: 2 })).toBeVisible()
  })
  await anArchivedTask(associate, { title: 'New lease', category: 'Real Estate', is_priority: true })
  await anArchivedTask(associate, { title: 'Customs appeal', content: '<p>Chattogram port</p>' })
  await test.step('this month where it has any', async () => {
    await showsMonth(page, isPhone, `${now.label} (2 tasks)`)
    await expect(page.getByRole('heading', { name: 'Priority Tasks' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'All Tasks' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(2)
  })
  await test.step('another month', async () => {
    await chooseFilter(page, isPhone, 'month', `${past.label} (1 task)`)
    await expect(page).toHaveURL(`/archive?month=${past.key}`)
    await expect(card(page, 'Old lease')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(1)
  })
  await test.step('text and category together', async () => {
    await page.goto('/archive')
    await page.getByRole('searchbox').fill('CHATTOGRAM')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(card(page, 'Customs appeal')).toBeVisible()
    await expect(page).toHaveURL('/archive?q=CHATTOGRAM')
    await chooseFilter(page, isPhone, 'category', 'Real Estate')
    await expect(page.getByText('No tasks found')).toBeVisible()
    await expect(page.getByText('Try adjusting your search terms or category filter.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(card(page, 'New lease')).toBeVisible()
  })
  await page.getByRole('link', { name: 'Back to Tasks' }).click()
  await expect(page).toHaveURL('/')
})

test('a partner filters the archive by person', async ({ person, isPhone }) => {
  const associate = await person('associate', 'Farhana Rahman')
  const partner = await person('partner')
  const { page } = partner
  await anArchivedTask(associate, { title: `Hers ${associate.user_id.slice(-6)}` })
  await page.goto('/archive')
  const showsUser = (name: string) =>
    inFilters(page, isPhone, (filter) => expect(filter('user')).toContainText(name))
  await showsUser('All Users')
  await page.goto(`/archive?user=${associate.user_id}`)
  await showsUser('Farhana Rahman (associate)')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('unarchiving and deleting take a task out of the archive, and deleting can be undone', async ({
  person,
  isPhone,
}) => {
  const associate = await person('associate')
  const { page, call } = associate
  const id = await anArchivedTask(associate, { title: 'Bail petition' })
  const other = await call(createNote, { body: { title: 'Partition suit' } })
  await call(addWorkLog, { body: { note_id: other.id, work_date: '2026-01-05', hours_worked: 2.5 } })
  await call(archiveNote, { body: { note_id: other.id } })
  await page.goto('/archive')
  await showsMonth(page, isPhone, '(2 tasks)')
  await page.evaluate(() =>
    addEventListener('notesChanged', () => document.body.setAttribute('data-heard', 'yes')),
  )
  await card(page, 'Bail petition').getByRole('button', { name: 'Unarchive Bail petition' }).click()
  await isTold(page, 'Task unarchived successfully')
  await expect(card(page, 'Bail petition')).toBeHidden()
  await showsMonth(page, isPhone, '(1 task)')
  await expect(page.locator('body')).toHaveAttribute('data-heard', 'yes')
  expect((await call(getNote, { params: { id } })).is_archived).toBe(false)
  await card(page, 'Partition suit').getByRole('button', { name: 'Delete Partition suit' }).click()
  await answer(page, 'Are you sure you want to delete this task?', 'Delete')
  await expect(notice(page, 'Success', 'Note deleted successfully')).toBeVisible()
  await expect(page.getByText('No archived tasks')).toBeVisible()
  expect(await associate.statusOf(getNote, { params: { id: other.id } })).toBe(404)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(card(page, 'Partition suit')).toContainText('2.5 h')
  const back = await call(getNote, { params: { id: other.id } })
  expect(back).toMatchObject({ case_id: other.case_id, hours_worked: 2.5, is_archived: true })
})

test('archiving from the list can be undone by button and by key @desktop', async ({ person }) => {
  const associate = await person('associate')
  const { page, call } = associate
  const { id } = await call(createNote, { body: { title: 'Writ' } })
  await page.goto('/')
  const question = 'Are you sure you want to archive this task?'
  await chooseInMenu(page, 'Writ', 'Archive')
  await answer(page, question, 'Archive')
  await notice(page, 'Success', 'Task archived successfully').getByRole('button', { name: 'Undo' }).click()
  await isTold(page, 'Task unarchived successfully')
  await expect(card(page, 'Writ')).toBeVisible()
  await chooseInMenu(page, 'Writ', 'Archive')
  await answer(page, question, 'Archive')
  await expect(notice(page, 'Success', 'Task archived successfully')).toBeVisible()
  await test.step('in a text field the key belongs to the typing', async () => {
    await page.getByRole('searchbox').fill('')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(card(page, 'Writ')).toBeHidden()
  })
  await page.getByRole('searchbox').blur()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(card(page, 'Writ')).toBeVisible()
  expect((await call(getNote, { params: { id } })).is_archived).toBe(false)
})

test('what fails on the list of tasks says so, and the card comes back @once', async ({
  person,
  forgive,
}) => {
  forgive(/rest\/v1/)
  const { page, call } = await person('associate')
  const { id } = await call(createNote, { body: { title: 'Probate' } })
  await page.goto('/')
  const toldAndBack = async (message: string) => {
    await notice(page, 'Error', message).getByRole('button', { name: 'Dismiss' }).click()
    await expect(card(page, 'Probate')).toBeVisible()
  }
  await page.route('**/rpc/archive_note', (route) => route.abort())
  await chooseInMenu(page, 'Probate', 'Archive')
  await answer(page, 'Are you sure you want to archive this task?', 'Archive')
  await toldAndBack('Failed to archive task')
  await page.route(`**/notes/${id}`, (route) => route.abort())
  await chooseInMenu(page, 'Probate', 'Delete')
  await answer(page, 'Are you sure you want to delete this task?', 'Delete')
  await toldAndBack('Failed to delete note. Please try again.')
  await page.route('**/rest/v1/notes?*', (route) => route.abort())
  await page.reload()
  await expect(notice(page, 'Error', 'Failed to load notes')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(card(page, 'Probate')).toBeVisible()
})

test('what fails in the archive says so, and nothing is lost @once', async ({ person, forgive }) => {
  forgive(/rest\/v1|realtime/)
  const associate = await person('associate')
  const { page } = associate
  const id = await anArchivedTask(associate, { title: 'Mutation case' })
  await page.goto('/archive')
  await expect(card(page, 'Mutation case')).toBeVisible()
  const dismiss = async (message: string) => {
    const told = notice(page, 'Error', message)
    await told.getByRole('button', { name: 'Dismiss' }).click()
    await expect(card(page, 'Mutation case')).toBeVisible()
  }
  await test.step('unarchive', async () => {
    await page.route('**/rpc/unarchive_note', (route) => route.abort())
    await page.getByRole('button', { name: 'Unarchive Mutation case' }).click()
    await dismiss('Failed to unarchive task')
  })
  await test.step('delete', async () => {
    await page.route(`**/notes/${id}`, (route) => route.abort())
    await page.getByRole('button', { name: 'Delete Mutation case' }).click()
    await answer(page, 'Are you sure you want to delete this task?', 'Delete')
    await dismiss('Failed to delete note')
  })
  await test.step('one that is gone already', async () => {
    await page.unrouteAll()
    await page.route('**/realtime/v1/events', (route) => route.abort())
    await page.reload()
    await expect(card(page, 'Mutation case')).toBeVisible()
    await associate.call(deleteNote, { params: { id } })
    await page.getByRole('button', { name: 'Unarchive Mutation case' }).click()
    const told = notice(page, 'Error', 'Failed to unarchive task')
    await expect(told).toContainText('It does not exist, or you may not see it.')
  })
  await test.step('loading', async () => {
    await page.route('**/rpc/note_months?*', (route) => route.abort())
    await page.goto('/archive?month=2026-01')
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to load notes' })).toBeVisible()
    await expect(notice(page, 'Error', 'Failed to load notes')).toBeVisible()
    await look(page, 'archive-failed')
  })
})
