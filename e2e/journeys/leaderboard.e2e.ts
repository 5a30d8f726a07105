import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { dayOf, sundayOf } from '../../contract/kernel/days.ts'
import { getHoursBreakdown, listNoteHours } from '../../contract/leaderboard.ts'
import { createNote, type NoteDraft } from '../../contract/notes.ts'
import { decideWeeks, submitWeek } from '../../contract/timesheets.ts'
import { addWorkLog } from '../../contract/work-logs.ts'
import { look } from '../look.ts'
import type { Person } from '../people.ts'
import { notice } from '../tasks.ts'
import { goTo } from '../ways.ts'
import { test } from '../world.ts'

/** A name that nobody else in this run has: the board is one for all journeys. */
const aName = (first: string) => `${first} ${randomBytes(3).toString('hex')}`

const dhakaToday = () => dayOf(new Date(), 'Asia/Dhaka')

/** Hours of the firm's today, on a task of their own. */
async function works(person: Person, hours_worked: number, draft: NoteDraft = {}): Promise<void> {
  const note = await person.call(createNote, { body: draft })
  await person.call(addWorkLog, { body: { note_id: note.id, work_date: dhakaToday(), hours_worked } })
}

/** Somebody's week of today, submitted and approved by another. */
async function isApproved(person: Person, by: Person): Promise<void> {
  const week_start = sundayOf(dhakaToday())
  const { version } = await person.call(submitWeek, { body: { week_start } })
  const weeks = [{ user_id: person.user_id, week_start, version }]
  await by.call(decideWeeks, { body: { weeks, decision: 'approve' } })
}

const row = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`${name}.*hours$`) })
const own = (page: Page) => page.getByRole('region', { name: 'Your standing' })

for (const role of ['partner', 'associate'] as const) {
  test(`${role}: sees their place by itself, on both boards, and what hours were worked on`, async ({
    person,
    isPhone,
  }) => {
    const colleague = await person('associate', aName('Sadia'))
    const somebody = await person(role, aName('Nusrat'))
    const { page } = somebody
    const secret = { title: 'Merger of two banks', client_name: 'Jamuna Bank', case_id: 'CASE-2026-777' }
    await works(colleague, 23.25, { ...secret, category: 'Banking & Finance' })
    await page.goto('/')
    await goTo(page, 'Leaderboard', isPhone)
    await expect(page.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible()
    await expect(own(page)).toContainText('You have no hours this month')
    await works(somebody, 23.5, { title: 'My own task', category: 'Litigation' })
    await expect(own(page)).toContainText('23.5 h')
    await expect(row(page, somebody.full_name)).toContainText('You')
    await expect(page.getByText('Champion', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Competition Rules' })).toContainText('1, 2, 2, 4')
    await look(page, `leaderboard-${role}`)

    await row(page, colleague.full_name).click()
    const dialog = page.getByRole('dialog', { name: colleague.full_name })
    await expect(dialog).toContainText('Banking & Finance')
    await expect(dialog).toContainText('23.3 h')
    if (role === 'partner') await expect(dialog).toContainText('Jamuna Bank · CASE-2026-777')
    else await expect(dialog.getByText(/shown to partners and to the person themselves only/)).toBeVisible()
    await look(page, `leaderboard-breakdown-${role}`)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const query = { user_id: colleague.user_id }
    expect(await somebody.statusOf(listNoteHours, { query })).toBe(role === 'partner' ? 200 : 403)
    const told = JSON.stringify(await somebody.call(getHoursBreakdown, { query }))
    expect(told).not.toMatch(/Jamuna|Merger|CASE-2026-777/)

    await test.step('the board counts approved weeks only, or all hours again', async () => {
      await expect(page.getByRole('button', { name: 'Worked' })).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('button', { name: 'Approved' }).click()
      await expect(page).toHaveURL(/leaderboard\?hours=approved$/)
      await expect(page.getByText('Counts approved weeks only.')).toBeVisible()
      await expect(own(page)).toContainText('You have no approved hours this month')
      await expect(row(page, colleague.full_name)).toHaveCount(0)
      await isApproved(colleague, await person('partner'))
      await expect(row(page, colleague.full_name)).toContainText('23.3 h')
      await expect(row(page, somebody.full_name)).toHaveCount(0)
      await look(page, `leaderboard-approved-${role}`)
      await page.getByRole('button', { name: 'Worked' }).click()
      await expect(page).toHaveURL(/leaderboard\?hours=worked$/)
      await expect(page.getByText('Counts approved weeks only.')).toHaveCount(0)
      await expect(own(page)).toContainText('23.5 h')
    })

    await page.getByRole('tab', { name: 'All-Time' }).click()
    await expect(page).toHaveURL(/tab=all-time/)
    await expect(page.getByRole('region', { name: 'Leaderboard, All months' })).toBeVisible()
    await test.step('all hours are explained month by month', async () => {
      const note = await colleague.call(createNote, { body: {} })
      const work_date = '2024-02-29'
      await colleague.call(addWorkLog, { body: { note_id: note.id, work_date, hours_worked: 6.5 } })
      await row(page, colleague.full_name).click()
      await expect(dialog.getByText(/^[A-Z][a-z]+ \d{4}: 23\.3 h$/)).toBeVisible()
      await expect(dialog.getByRole('listitem').filter({ hasText: 'February 2024: 6.5 h' })).toBeVisible()
      await look(page, `leaderboard-all-months-${role}`)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })
    await works(somebody, 0.25)
    await expect(own(page)).toContainText('23.8 h')
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(own(page)).toContainText('23.8 h')
  })
}

test('one’s own hours are opened with the keyboard alone, and the place is kept @desktop', async ({
  person,
}) => {
  const somebody = await person('associate', aName('Farhan'))
  const { page } = somebody
  await works(somebody, 22, { title: 'Bail petition', client_name: 'Anwar Hossain', category: 'Litigation' })
  await page.goto('/leaderboard')
  await expect(row(page, somebody.full_name)).toBeVisible()
  await page.getByRole('tab', { name: 'Monthly' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=all-time/)
  await row(page, somebody.full_name).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: somebody.full_name })
  await expect(dialog).toContainText('Bail petition')
  await expect(dialog).toContainText('Anwar Hossain')
  await page.reload()
  await expect(dialog).toContainText('Bail petition')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/leaderboard\?tab=all-time$/)
})

test('a board that cannot be loaded says so in the specified words @once', async ({ person, forgive }) => {
  forgive(/ERR_FAILED/)
  const { page } = await person('associate')
  await page.route('**/rpc/get_monthly_leaderboard**', (route) => route.abort())
  await page.goto('/leaderboard')
  await expect(notice(page, 'Error', 'Failed to load leaderboard')).toBeVisible()
  await expect(page.getByRole('alert').getByText('Failed to load leaderboard')).toBeVisible()
  await look(page, 'leaderboard-failed')
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.unroute('**/rpc/get_monthly_leaderboard**')
  // It may have come back by itself before anybody presses again.
  await page.reload()
  await expect(own(page)).toBeVisible()
})
