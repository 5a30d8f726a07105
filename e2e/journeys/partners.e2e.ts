import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { getAssociateHours, getAssociateTotals } from '../../contract/associates.ts'
import { archiveNote, createNote } from '../../contract/notes.ts'
import {
  createPartnerNote,
  listPartnerNotes,
  type PartnerNoteDraft,
  updatePartnerNote,
} from '../../contract/partner-notes.ts'
import { addWorkLog } from '../../contract/work-logs.ts'
import { look } from '../look.ts'
import { madeAt } from '../past.ts'
import type { Person } from '../people.ts'
import { card, choose, isTold, notice, withoutNames } from '../tasks.ts'
import { goTo, inFilters } from '../ways.ts'
import { test } from '../world.ts'

/** Words that nobody else in this run uses. */
const newMark = () => randomBytes(4).toString('hex')

const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search partner notes' })
const write = (partner: Person, body: PartnerNoteDraft) => partner.call(createPartnerNote, { body })

test('a partner note is written with the keyboard, found, changed, deleted and taken back', async ({
  person,
  isPhone,
}) => {
  const { page, ...partner } = await person('partner', 'Nusrat Jahan')
  const mark = newMark()
  await page.goto('/')
  await goTo(page, 'Partners', isPhone)
  await expect(page.getByRole('tab', { name: 'Partner Notes' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'New Note' }).first().click()
  const writing = dialog(page, 'New Partner Note')
  await expect(writing.getByLabel('Title')).toHaveValue('New Partner Note')
  await expect(writing.getByRole('combobox', { name: 'Category' })).toContainText('Corporate')
  await expect(writing.getByLabel('Priority')).not.toBeChecked()
  await writing.getByLabel('Title').fill('  ')
  await expect(writing.getByRole('button', { name: 'Create Note' })).toBeDisabled()
  await writing.getByLabel('Title').fill(`Fees of 2027 ${mark}`)
  await choose(writing, 'Category', 'Tax')
  await writing.getByLabel('Priority').check()
  const content = writing.getByRole('textbox', { name: 'Content' })
  await content.click()
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Ten per cent')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' from January')
  await look(page, 'partner-note-new')
  await page.reload()
  await expect(content).toContainText('Ten per cent from January')
  await writing.getByRole('button', { name: 'Create Note' }).click()
  await isTold(page, 'Partner note created successfully')

  await search(page).fill(mark)
  await expect(page).toHaveURL(new RegExp(`q=${mark}`))
  const found = card(page, `Fees of 2027 ${mark}`)
  await expect(found.locator('strong')).toHaveText('Ten per cent')
  await expect(found).toContainText('Tax')
  await expect(found.getByText('Priority')).toBeAttached()
  await choose(page.locator('search'), 'Filter by category', 'Litigation')
  await expect(page.getByText('No partner notes found')).toBeVisible()
  await look(page, 'partner-notes-none')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await search(page).fill(mark)
  await found.getByRole('button', { name: `Fees of 2027 ${mark}`, exact: true }).click()
  const editing = dialog(page, 'Edit Partner Note')
  await editing.getByLabel('Title').fill(`Fees ${mark}`)
  await editing.getByLabel('Title').press('Control+Enter')
  await isTold(page, 'Partner note updated successfully')

  await page.getByRole('button', { name: `Delete Fees ${mark}` }).click()
  await expect(card(page, `Fees ${mark}`)).toBeHidden()
  await notice(page, 'Success', 'Partner note deleted successfully')
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(card(page, `Fees ${mark}`)).toBeVisible()
  const { items } = await partner.call(listPartnerNotes, { query: { q: mark } })
  expect(items).toMatchObject([{ category: 'Tax', is_priority: true, version: 4 }])
})

test('two partners write at once: what is new appears by itself, and nothing is lost @once', async ({
  person,
  forgive,
}) => {
  forgive(/ 409 /)
  const partner = await person('partner', 'Nusrat Jahan')
  const other = await person('partner', 'Mahbubul Alam')
  const { page } = partner
  const mark = newMark()
  await page.goto(`/partners?q=${mark}`)
  await expect(page.getByText('No partner notes found')).toBeVisible()
  const { id } = await write(other, {
    title: `Lease ${mark}`,
    content: '<p>Gulshan</p>',
    category: 'Real Estate',
  })
  await expect(card(page, `Lease ${mark}`).getByTitle('Mahbubul Alam')).toBeVisible()
  await page.getByRole('button', { name: `Edit Lease ${mark}` }).click()
  const editing = dialog(page, 'Edit Partner Note')
  await editing.getByLabel('Title').fill(`Mine ${mark}`)
  await other.call(updatePartnerNote, { params: { id }, body: { title: `Theirs ${mark}`, version: 1 } })
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing.getByText('This note was changed meanwhile')).toBeVisible()
  await expect(editing.getByText(`Now: Theirs ${mark}`)).toBeVisible()
  await look(page, 'partner-note-conflict')
  await notice(page, 'Error', 'Failed to update partner note')
    .getByRole('button', { name: 'Dismiss' })
    .click()
  await editing.getByRole('button', { name: 'Save' }).click()
  await isTold(page, 'Partner note updated successfully')
  await expect(card(page, `Mine ${mark}`)).toContainText('Gulshan')
})

test('the partner notes, full', async ({ person }) => {
  const partner = await person('partner', 'Nusrat Jahan')
  const mark = newMark()
  const notes: PartnerNoteDraft[] = [
    {
      title: 'Bench strength for the appellate list',
      category: 'Litigation',
      content: '<p>Two more seniors.</p>',
    },
    {
      title: 'Fee notes older than 90 days',
      category: 'Tax',
      is_priority: true,
      content:
        '<p><strong>Eleven</strong> clients.</p><ul><li>Padma Textiles</li><li>Meghna Shipping</li></ul>',
    },
    { title: 'অফিসের ভাড়া নবায়ন', category: 'Real Estate', content: '<p>জানুয়ারির আগে মালিকের সঙ্গে বসতে হবে।</p>' },
    {
      title: 'Promotion round',
      category: 'Employment',
      content: `<p>${'Names and reasons. '.repeat(40)}</p>`,
    },
    { title: 'Trademark watch', category: 'Intellectual Property' },
  ]
  for (const note of notes) await write(partner, { ...note, content: `${note.content ?? ''}<p>${mark}</p>` })
  const { page } = partner
  await page.goto(`/partners?q=${mark}`)
  await expect(page.getByRole('article')).toHaveCount(notes.length)
  await look(page, 'partner-notes')
  await withoutNames(page, '**/rest/v1/partner_notes?*')
  await page.reload()
  await expect(page.getByTitle('Unknown User')).toHaveCount(notes.length)
})

test('an associate’s work is looked at: totals, hours, tasks and archive', async ({ person, isPhone }) => {
  const partner = await person('partner', 'Nusrat Jahan')
  const associate = await person('associate', `Farhan ${newMark()}`)
  await workOf(associate)
  const { page } = partner
  await page.goto('/partners')
  await page.getByRole('tab', { name: 'Associate Dashboard' }).click()
  await expect(page.getByText('Select an associate').last()).toBeVisible()
  await look(page, 'associate-none')
  await choose(page.getByRole('tabpanel'), 'Associate', associate.full_name)
  await expect(page).toHaveURL(new RegExp(`tab=associate&associate=${associate.user_id}`))
  const totals = page.getByRole('region', { name: 'Totals' })
  await expect(totals).toContainText('Total Notes43 active, 1 archived')
  await expect(totals).toContainText('Priority Notes1')
  await expect(totals).toContainText('Total Hours11.75')

  const byCategory = page.getByRole('figure', { name: 'Hours per category' })
  await expect(byCategory.locator('.recharts-bar-rectangle')).toHaveCount(3)
  await look(page, 'associate')
  await expect(byCategory.getByText('6.5', { exact: true })).toBeHidden()
  await test.step('on paper the numbers stand below the charts', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(byCategory.getByText('6.5', { exact: true })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })
  await byCategory.getByText('Show as table').click()
  await expect(byCategory.getByRole('row')).toHaveText([
    'CategoryHours',
    'Litigation6.5',
    'Commercial4',
    'Corporate1.25',
  ])
  await expect(
    page.getByRole('figure', { name: 'Hours per week' }).locator('.recharts-bar-rectangle'),
  ).toHaveCount(4)
  await choose(page.getByRole('tabpanel'), 'Weeks shown', 'Last 26 weeks')
  await expect(page).toHaveURL(/weeks=26/)

  await page.getByRole('searchbox', { name: 'Search tasks' }).fill('bail')
  await expect(page.getByRole('article')).toHaveCount(1)
  const bail = card(page, 'Bail petition')
  await expect(bail.getByRole('button', { name: /^(Actions|Start|Delete)/ })).toHaveCount(0)
  await bail.scrollIntoViewIfNeeded()
  await look(page, 'associate-tasks')
  await bail.getByRole('button', { name: 'Bail petition' }).click()
  await expect(dialog(page, 'Bail petition')).toContainText('Hearing on Sunday')
  await page.keyboard.press('Escape')
  await associate.call(createNote, { body: { title: 'Bail, second petition', category: 'Litigation' } })
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(totals).toContainText('Total Notes5')

  if (isPhone) await page.getByRole('tab', { name: 'Archive' }).click()
  else {
    await page.getByRole('tab', { name: 'Associate Dashboard' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
  }
  await expect(page).toHaveURL(new RegExp(`tab=archive&associate=${associate.user_id}$`))
  await inFilters(page, isPhone, (filter) => expect(filter('month')).toContainText('(1 task)'))
  const archived = card(page, 'Shareholder agreement')
  await expect(archived).toContainText('Archived')
  await expect(archived.getByRole('button', { name: /^(Unarchive|Delete)/ })).toHaveCount(0)
  await look(page, 'associate-archive')
})

async function workOf(associate: Person): Promise<void> {
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  const worked: [
    title: string,
    category: 'Litigation' | 'Commercial' | 'Corporate',
    ...days: [number, number][],
  ][] = [
    ['Bail petition', 'Litigation', [1, 2.5], [9, 4]],
    ['Supply agreement', 'Commercial', [16, 4]],
    ['Shareholder agreement', 'Corporate', [23, 1.25]],
    ['Board minutes', 'Corporate'],
  ]
  for (const [title, category, ...days] of worked) {
    const is_priority = title === 'Bail petition'
    const content = '<p>Hearing on Sunday, bring both volumes.</p>'
    const note = await associate.call(createNote, { body: { title, category, content, is_priority } })
    for (const [daysAgo, hours_worked] of days) {
      const body = { note_id: note.id, work_date: day(daysAgo), hours_worked }
      await associate.call(addWorkLog, { body })
    }
    if (title !== 'Shareholder agreement') continue
    await associate.call(archiveNote, { body: { note_id: note.id } })
    await madeAt(note.id, '2026-03-10T06:00:00Z')
  }
}

test('an associate is told why not, and no call says more @once', async ({ person }) => {
  const partner = await person('partner')
  const associate = await person('associate')
  const mark = newMark()
  await write(partner, { title: `About you ${mark}` })
  await associate.page.goto(`/partners?tab=associate&associate=${associate.user_id}&q=${mark}`)
  await expect(associate.page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(associate.page.getByText('Only partners can access this section.')).toBeVisible()
  await look(associate.page, 'partners-denied')
  const { user_id } = associate
  const tried = [
    await associate.statusOf(listPartnerNotes, { query: { q: mark } }),
    await associate.statusOf(createPartnerNote, { body: {} }),
    await associate.statusOf(getAssociateTotals, { query: { user_id } }),
    await associate.statusOf(getAssociateHours, { query: { user_id } }),
  ]
  expect(tried).toEqual([403, 403, 403, 403])
})

test('what fails on the partners’ page is said in the words of the firm @once', async ({
  person,
  forgive,
}) => {
  forgive(/net::ERR_FAILED/)
  const partner = await person('partner')
  const associate = await person('associate', `Rumana ${newMark()}`)
  const { page } = partner
  const mark = newMark()
  await write(partner, { title: `Kept ${mark}` })
  await page.goto(`/partners?q=${mark}`)
  await expect(card(page, `Kept ${mark}`)).toBeVisible()
  const notes = '**/rest/v1/partner_notes**'
  await page.route(notes, (route) => route.abort())
  await page.getByRole('button', { name: `Delete Kept ${mark}` }).click()
  await failed(page, 'Failed to delete partner note')
  await page.getByRole('button', { name: 'New Note' }).click()
  const writing = dialog(page, 'New Partner Note')
  await writing.getByLabel('Title').fill('Not lost')
  await writing.getByRole('button', { name: 'Create Note' }).click()
  await failed(page, 'Failed to create partner note')
  await expect(writing.getByLabel('Title')).toHaveValue('Not lost')
  await writing.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  // Or what is heard on the stream would load the list again by itself.
  await page.route('**/realtime/v1/events', (route) => route.abort())
  await page.reload()
  await failed(page, 'Failed to load partner notes')
  await look(page, 'partner-notes-failed')
  await page.unroute(notes)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(card(page, `Kept ${mark}`)).toBeVisible()

  await page.route('**/rpc/associate_*', (route) => route.abort())
  await page.goto(`/partners?tab=associate&associate=${associate.user_id}`)
  await failed(page, 'Failed to load the associate’s totals')
  await failed(page, 'Failed to load the associate’s hours')
  await look(page, 'associate-failed')
  await page.route('**/rpc/note_months*', (route) => route.abort())
  await page.goto(`/partners?tab=archive&associate=${associate.user_id}`)
  await failed(page, 'Failed to load archived notes')
  await look(page, 'associate-archive-failed')
  await page.unroute('**/rpc/note_months*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('No archived tasks')).toBeVisible()
})

async function failed(page: Page, message: string): Promise<void> {
  await notice(page, 'Error', message).first().getByRole('button', { name: 'Dismiss' }).click()
}
