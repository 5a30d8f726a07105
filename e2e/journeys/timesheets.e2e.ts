import { expect, type Page } from '@playwright/test'
import { dayOf, daysAfter, sundayOf } from '../../contract/kernel/days.ts'
import { createTimeEntry } from '../../contract/time-entries.ts'
import { submitWeek } from '../../contract/timesheets.ts'
import { look } from '../look.ts'
import type { Person } from '../people.ts'
import { isTold, notice } from '../tasks.ts'
import { test } from '../world.ts'

const sunday = (weeksAgo: number) => daysAfter(sundayOf(dayOf(new Date(), 'Asia/Dhaka')), -7 * weeksAgo)

/** So many hours on the Monday of a week that is over. */
const works = ({ call }: Person, weeksAgo: number, hours: number) =>
  call(createTimeEntry, {
    body: { work_date: daysAfter(sunday(weeksAgo), 1), seconds: hours * 3600, description: 'drafting' },
  })

test('a month of a team’s weeks is submitted, given back and approved by the keyboard alone @desktop', async ({
  person,
}) => {
  const partner = await person('partner', 'Nusrat Jahan')
  const team = [await person('associate', 'Anika Karim'), await person('associate', 'Bashir Uddin')] as const
  for (const one of team) {
    for (const weeksAgo of [1, 2, 3, 4]) await works(one, weeksAgo, 5)
    for (const weeksAgo of [2, 3, 4]) await one.call(submitWeek, { body: { week_start: sunday(weeksAgo) } })
  }
  const [anika, bashir] = team
  await bashir.call(submitWeek, { body: { week_start: sunday(1) } })

  await test.step('a week is submitted after a look at what is odd about it; then it is locked, until it is recalled', async () => {
    const { page } = anika
    await page.goto(`/time?week=${sunday(1)}`)
    const submit = page.getByRole('main').getByRole('button', { name: 'Submit week' })
    // The week is over.
    await expect(submit).toHaveClass(/\bbg-primary\b/)
    await expect(page.getByRole('main').getByRole('button', { name: 'Log', exact: true })).not.toHaveClass(
      /\bbg-primary\b/,
    )
    await submit.click()
    const dialog = page.getByRole('dialog', { name: 'Submit week' })
    await expect(dialog.getByText('Time without case, activity or text')).toBeVisible()
    await look(page, 'week-submit')
    await dialog.getByRole('button', { name: 'Submit week' }).click()
    await isTold(page, 'Week submitted')
    await expect(page.getByText('Submitted', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add row' })).toHaveCount(0)
    await page.getByRole('gridcell', { name: /: 5:00$/ }).focus()
    await page.keyboard.press('2')
    await expect(page.getByRole('grid').getByRole('textbox')).toHaveCount(0)
    await look(page, 'week-submitted')
    await page.getByRole('button', { name: 'Recall' }).click()
    await isTold(page, 'Week recalled')
    await expect(page.getByText('Open', { exact: true }).and(page.locator('span'))).toBeVisible()
    await page.getByRole('button', { name: 'Submit week' }).click()
    await dialog.getByRole('button', { name: 'Submit week' }).click()
    await isTold(page, 'Week submitted')
  })

  const { page } = partner
  const weeks = page.getByRole('table', { name: 'Timesheets' }).getByRole('row')
  await page.goto('/time')
  await page.getByRole('link', { name: 'Timesheets' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Timesheets', level: 1 })).toBeVisible()
  // With the head.
  await expect(weeks).toHaveCount(9)
  await look(page, 'timesheets')

  await test.step('one is opened, read and given back with a reason, which its person reads', async () => {
    await page.keyboard.press('j')
    await expect(focused(page)).toHaveText('Anika Karim')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Anika Karim' })).toBeVisible()
    await expect(page.getByRole('grid').getByRole('gridcell', { name: /: 5:00$/ })).toBeVisible()
    await look(page, 'week-of-a-person')
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog', { name: 'Return week' })
    await dialog.getByLabel('Reason').fill('Name the case of Monday.')
    await look(page, 'week-return')
    await page.keyboard.press('Control+Enter')
    await isTold(page, 'Week returned')
    await expect(weeks).toHaveCount(8)
    await expect(anika.page.getByText('Returned: Name the case of Monday.')).toBeVisible()
  })

  await test.step('the next is approved where it stands, the rest selected and approved at once', async () => {
    await page.keyboard.press('j')
    await expect(focused(page)).toHaveText('Bashir Uddin')
    await page.keyboard.press('a')
    await isTold(page, 'Week approved')
    await expect(weeks).toHaveCount(7)
    await expect(focused(page)).toHaveText('Anika Karim')
    for (let at = 0; at < 6; at++) {
      await page.keyboard.press('Space')
      await page.keyboard.press('j')
    }
    await expect(page.getByRole('button', { name: 'Approve 6' })).toBeVisible()
    await look(page, 'timesheets-selected')
    await asksOfAnotherVersion(page)
    await page.keyboard.press('a')
    await expect(notice(page, 'Success', '5 weeks approved')).toBeVisible()
    await expect(notice(page, 'Error', 'Failed to approve')).toContainText(
      /1 of 6 weeks could not be decided\. (Anika Karim|Bashir Uddin): This week has another state by now\./,
    )
    // Refused, it stays, and stays selected.
    await expect(weeks).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Approve 1' })).toBeVisible()
    await page.keyboard.press('a')
    await expect(page.getByText('No weeks wait for approval.')).toBeVisible()
    await look(page, 'timesheets-none')
  })

  await test.step('an approved week is opened again with a reason', async () => {
    await page.getByRole('tab', { name: 'Approved' }).click()
    await page
      .getByRole('row', { name: /Bashir Uddin/ })
      .first()
      .getByRole('button', { name: 'Reopen' })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Reopen week' })
    await dialog.getByLabel('Reason').fill('Hours of Tuesday are missing.')
    await dialog.getByRole('button', { name: 'Reopen' }).click()
    await isTold(page, 'Week reopened')
    await page.getByRole('tab', { name: 'Returned' }).click()
    await expect(page.getByText('Returned: Hours of Tuesday are missing.')).toBeVisible()
  })

  await test.step('a period is closed, and all of its days are opened again with a reason', async () => {
    const lastMonth = daysAfter(`${dayOf(new Date(), 'Asia/Dhaka').slice(0, 7)}-01`, -1)
    const body = { work_date: lastMonth, seconds: 60, description: 'late' }
    const close = page.getByRole('button', { name: 'Close period' })
    await close.first().click()
    const dialog = page.getByRole('dialog', { name: 'Close period' })
    await expect(dialog.getByText('No period is closed.')).toBeVisible()
    await expect(dialog.getByLabel('Open all days')).toHaveCount(0)
    await look(page, 'period-close')
    await dialog.getByRole('button', { name: 'Close period' }).click()
    await isTold(page, 'Period closed')
    await expect(page.getByText(/^Closed through /)).toBeVisible()
    expect(await partner.statusOf(createTimeEntry, { body })).toBe(422)
    // Its days say so, and take nothing that is typed or proposed.
    await page.goto(`/time?day=${lastMonth}`)
    await expect(page.getByText(/^(Closed through|This period is closed)/).first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Suggestions' })).toHaveCount(0)
    await look(page, 'time-closed')
    await page.goto('/time?tab=approve')
    await close.first().click()
    await dialog.getByLabel('Open all days').check()
    const open = dialog.getByRole('button', { name: 'Open all days' })
    await expect(open).toBeDisabled()
    await dialog.getByLabel('Reason').fill('A bill came late.')
    await look(page, 'period-open')
    await open.click()
    await isTold(page, 'All days opened')
    await expect(page.getByText('No period is closed.')).toBeVisible()
    expect(await partner.statusOf(createTimeEntry, { body })).toBe(201)
  })
})

/** The next decision is asked for of a first week that has moved on meanwhile. */
const asksOfAnotherVersion = (page: Page) =>
  page.route(
    '**/rpc/decide_weeks',
    async (route) => {
      const body = route.request().postDataJSON()
      body.weeks[0].version += 1
      await route.continue({ postData: JSON.stringify(body) })
    },
    { times: 1 },
  )

const focused = (page: Page) => page.locator(':focus')
