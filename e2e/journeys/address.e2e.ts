import { expect, type Page } from '@playwright/test'
import { getFirm } from '../../contract/firm.ts'
import { archiveNote, createNote } from '../../contract/notes.ts'
import { card, choose, editTask, form, notice } from '../tasks.ts'
import { goTo } from '../ways.ts'
import { test } from '../world.ts'

/*
 * What is on screen is in the address: a reload, the back button and a pasted link show the same.
 */

test('search, category and tab stay over a reload, the back button and a pasted link', async ({
  person,
  isPhone,
}) => {
  const somebody = await person('associate')
  const { page, call } = somebody
  await call(createNote, { body: { title: 'Lease of Gulshan plot', category: 'Real Estate', content: '' } })
  await call(createNote, { body: { title: 'Sale of Gulshan plot', category: 'Real Estate', content: '' } })
  await call(createNote, { body: { title: 'Lease of a ship', category: 'Commercial', content: '' } })
  await page.goto('/')
  await expect(card(page, 'Sale of Gulshan plot')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search tasks' }).fill('lease')
  await expect(card(page, 'Sale of Gulshan plot')).toBeHidden()
  await filterBy(page, 'Category', 'Real Estate', isPhone)
  await expect(card(page, 'Lease of a ship')).toBeHidden()
  const seesTheSame = async (on: Page) => {
    await expect(card(on, 'Lease of Gulshan plot')).toBeVisible()
    await expect(on.getByRole('article')).toHaveCount(1)
    await expect(on.getByRole('searchbox', { name: 'Search tasks' })).toHaveValue('lease')
  }
  await seesTheSame(page)
  await page.reload()
  await seesTheSame(page)
  await goTo(page, 'Archive', isPhone)
  await expect(page.getByRole('heading', { name: 'Archived Tasks' })).toBeVisible()
  await page.goBack()
  await seesTheSame(page)
  const pasted = await somebody.anotherBrowser()
  await pasted.goto(page.url())
  await seesTheSame(pasted)
  await page.getByRole('tab', { name: 'Work Logs' }).click()
  await expect(page.getByRole('heading', { name: 'Daily Work Breakdown' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Work Logs' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Tasks' }).click()
  await seesTheSame(page)
  await test.step('and a filter at its default is absent from it', async () => {
    await filterBy(page, 'Category', 'All Categories', isPhone)
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('article')).toHaveCount(3)
  })
})

test('a search finds nothing, says so, and finds a day', async ({ person, isPhone }) => {
  const { page, call } = await person('associate')
  await call(createNote, { body: { title: 'Writ petition', content: '' } })
  await page.goto('/')
  const search = page.getByRole('searchbox', { name: 'Search tasks' })
  await search.fill('nothing like it')
  await expect(page.getByText('No tasks found')).toBeVisible()
  await expect(
    page.getByText('Try adjusting your search, category, month or associate filters.'),
  ).toBeVisible()
  await test.step('and offers the way back', async () => {
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(card(page, 'Writ petition')).toBeVisible()
    await expect(search).toHaveValue('')
  })
  const { today } = await call(getFirm, {})
  const [, month, day] = today.split('-').map(Number)
  await search.fill(`${day}/${month}`)
  await expect(card(page, 'Writ petition')).toBeVisible()
  await test.step('in all months, unless one is chosen', async () => {
    if (isPhone) await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const filter = page.getByRole('combobox', { name: isPhone ? 'Month' : 'Filter by month' })
    await expect(filter).toContainText('All Months')
  })
})

test('an address of a task that is archived or gone leads where its notification does @once', async ({
  person,
  forgive,
}) => {
  forgive(/ 404 /)
  const { page, call } = await person('associate')
  const stranger = await person('associate')
  const { id } = await call(createNote, { body: { title: 'Writ petition', content: '' } })
  await call(archiveNote, { body: { note_id: id } })
  const { id: unseen } = await stranger.call(createNote, { body: { title: 'Not hers', content: '' } })
  await page.goto(`/?edit=${id}`)
  await expect(page.getByRole('dialog', { name: 'Writ petition' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/archive\\?month=[-0-9]{7}&open=${id}$`))
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await expect(page).toHaveURL(/\/archive\?month=[-0-9]{7}$/)
  await page.goto(`/?edit=${unseen}`)
  await expect(notice(page, 'Error', 'This task is no longer available')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('a partner narrows the list to a month and an associate', async ({ person, isPhone }) => {
  // Nobody else has this name, so the choice is theirs.
  const owner = await person('associate', isPhone ? 'Zubaida Sultana' : 'Zubair Talukder')
  const { page } = await person('partner')
  await owner.call(createNote, { body: { title: `Only ${owner.email}`, content: '' } })
  await page.goto('/')
  await filterBy(page, 'Associate', owner.full_name, isPhone)
  await expect(page).toHaveURL(new RegExp(`associate=${owner.user_id}`))
  await expect(page.getByRole('article')).toHaveCount(1)
  await filterBy(page, 'Month', 'All Months', isPhone)
  await expect(page).toHaveURL(/month=all/)
  await page.reload()
  await expect(card(page, `Only ${owner.email}`)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)

  // To whom the choice is not given, the same address shows their own.
  const other = await person('associate')
  await other.call(createNote, { body: { title: 'Their own', content: '' } })
  await other.page.goto(page.url())
  await expect(card(other.page, 'Their own')).toBeVisible()
})

test('the form that is open is in the address, and closes by the back button @once', async ({ person }) => {
  const { page, call } = await person('associate')
  await call(createNote, { body: { title: 'Writ petition', content: '' } })
  await page.goto('/')
  await editTask(page, 'Writ petition')
  await page.reload()
  await expect(form(page, 'Writ petition').getByLabel('Title')).toBeFocused()
  // On a slow machine the form is there before its entry of the history is.
  await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(1)
  await page.goBack()
  await expect(form(page, 'Writ petition')).toBeHidden()
  await expect(card(page, 'Writ petition')).toBeVisible()
})

test('a dialog that its address opened gives the focus to the page when it closes @desktop', async ({
  person,
}) => {
  const { page } = await person('partner')
  await page.goto('/caselist?add=1')
  await expect(page.getByRole('dialog', { name: 'Add Case' }).getByLabel('Case ID')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Enter presses nothing there, and Tab goes on into the page.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('what is no address of ours is read as far as it means something @once', async ({ person }) => {
  const { page, call } = await person('associate')
  await call(createNote, { body: { title: 'Writ petition', content: '' } })
  await page.goto('/?month=2026-13&associate=me&tab=other&edit=1&category=&q=%20')
  await expect(card(page, 'Writ petition')).toBeVisible()
})

async function filterBy(page: Page, label: string, entry: string, isPhone: boolean): Promise<void> {
  // On phones, too, the category is in sight.
  if (!isPhone || label === 'Category')
    return choose(page.getByRole('main'), `Filter by ${label.toLowerCase()}`, entry)
  await page.getByRole('button', { name: /^Filters/ }).click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  await choose(panel, label, entry)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  // Its entry of the history goes a moment later.
  await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0)
}
