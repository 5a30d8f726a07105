import { randomBytes, randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { createEvent } from '../../contract/calendar.ts'
import { createCase } from '../../contract/cases.ts'
import { createCourt } from '../../contract/courts.ts'
import { listHearings } from '../../contract/hearings.ts'
import { changeProfile } from '../../contract/people.ts'
import { environment } from '../environment.ts'
import { look } from '../look.ts'
import type { Person } from '../people.ts'
import { answer, isTold } from '../tasks.ts'
import { test } from '../world.ts'

/** A case before a court, with an event of its own on a day that nobody else in this run looks at. */
async function anEventOf({ call, user_id }: Person, event_type: 'court_date' | 'deadline') {
  const own = randomBytes(4).toString('hex').toUpperCase()
  const day = `${randomInt(2060, 2190)}-07-1${randomInt(0, 10)}`
  const court = await call(createCourt, { body: { name_en: `District Judge ${own}`, level: 'district' } })
  const of = await call(createCase, {
    body: { case_id: `MADE-${own}`, court_ref: court.id, lead_id: user_id },
  })
  const body = { title: `Bail ${own}`, event_date: day, event_time: '10:30', event_type, case_ref: of.id }
  return { own, of, court, day, event: await call(createEvent, { body }) }
}
const openDay = (page: Page, day: string) => page.goto(`/calendar?month=${day.slice(0, 7)}&day=${day}`)

test('a court date of the calendar becomes a hearing; the event goes when its creator says so', async ({
  person,
  forgive,
}) => {
  // A Friday or a Saturday of a random year.
  forgive(/ 422 /)
  const partner = await person('partner', 'Nusrat Jahan')
  const { page, call } = partner
  const { own, of, court, day } = await anEventOf(partner, 'court_date')
  await openDay(page, day)
  await page.getByRole('button', { name: 'Make hearing' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make hearing' })
  await expect(dialog.getByRole('combobox', { name: 'Case' })).toHaveValue(`MADE-${own}`)
  await expect(dialog.getByLabel('Date')).toHaveValue(day)
  await expect(dialog.getByLabel('Time')).toHaveValue('10:30')
  await expect(dialog.getByLabel('Purpose in words')).toHaveValue(`Bail ${own}`)
  await look(page, 'make-hearing')
  await dialog.getByLabel('Room').fill('4')
  await page.reload()
  await expect(dialog.getByLabel('Room')).toHaveValue('4')
  await dialog.getByRole('button', { name: 'Make hearing' }).click()
  const keep = dialog.getByRole('button', { name: 'Keep this date anyway' })
  const remove = page.getByRole('button', { name: 'Remove event' })
  await expect(keep.or(remove)).toBeVisible()
  if (await keep.isVisible()) await keep.click()
  await expect(page.getByText('The hearing stands in the diary now. The event can go.')).toBeVisible()
  await look(page, 'hearing-made')
  await remove.click()
  await answer(page, 'Are you sure you want to delete this event?', 'Delete')
  await isTold(page, 'Calendar event deleted successfully')
  const { items } = await call(listHearings, { query: { case_ref: of.id } })
  expect(items).toMatchObject([{ on_day: day, at_time: '10:30', room: '4', court_ref: court.id }])
})

test('a deadline of the calendar becomes one that is signed, and a colleague leaves the event', async ({
  person,
}) => {
  const partner = await person('partner', 'Nusrat Jahan')
  const colleague = await person('associate', 'Tanvir Ahmed')
  const { page } = colleague
  const { own, day } = await anEventOf(partner, 'deadline')
  await openDay(page, day)
  await page.getByRole('button', { name: 'Make deadline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make deadline' })
  await expect(dialog.getByLabel('Due')).toHaveValue(day)
  await expect(dialog.getByLabel('Why')).toHaveValue('Noted in the calendar')
  await dialog.getByRole('button', { name: 'Make deadline' }).click()
  await expect(dialog.getByText('On is required')).toBeVisible()
  await dialog.getByLabel('On', { exact: false }).first().fill('2026-11-20')
  await look(page, 'make-deadline')
  await dialog.getByRole('button', { name: 'Make deadline' }).click()
  await isTold(page, 'Deadline created successfully')
  await expect(page.getByRole('button', { name: 'Make deadline' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove event' })).toHaveCount(0)
  await expect(page.getByText(`MADE-${own}`).first()).toBeVisible()

  await test.step('and its lead is told that there is one to sign', async () => {
    await partner.page.goto('/')
    await partner.page
      .getByRole('button', { name: /^Notifications/ })
      .first()
      .click()
    await partner.page.getByRole('button', { name: new RegExp(`Deadline to sign.*MADE-${own}`) }).click()
    await expect(partner.page.getByRole('dialog', { name: `Bail ${own}` })).toBeVisible()
    await expect(partner.page.getByRole('button', { name: 'Sign', exact: true })).toBeVisible()
  })
})

test('both are made in Bangla @once', async ({ person }) => {
  const partner = await person('partner', 'নুসরাত জাহান')
  const { page, call, user_id } = partner
  await call(changeProfile, { params: { user_id }, body: { language: 'bn' } })
  const url = environment().site
  await page.context().addCookies([{ name: 'sereshta_language', value: 'bn', url }])
  for (const [type, words] of [
    ['court_date', 'শুনানি করুন'],
    ['deadline', 'সময়সীমা করুন'],
  ] as const) {
    const { day } = await anEventOf(partner, type)
    await openDay(page, day)
    await page.getByRole('button', { name: words }).click()
    await expect(page.getByRole('dialog', { name: words })).toBeVisible()
    await look(page, `made-in-bangla-${type}`)
  }
})
