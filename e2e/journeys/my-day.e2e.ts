import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { createCase } from '../../contract/cases.ts'
import { createCourt } from '../../contract/courts.ts'
import { myDay } from '../../contract/day.ts'
import { createHearing } from '../../contract/hearings.ts'
import { daysAfter } from '../../contract/kernel/days.ts'
import { createNote, getNote } from '../../contract/notes.ts'
import { expectRoomForFingers, look } from '../look.ts'
import type { Person } from '../people.ts'
import { isTold } from '../tasks.ts'
import { goTo } from '../ways.ts'
import { test } from '../world.ts'

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

/** A lawyer with a day in court yesterday and today, and two tasks. */
async function aMorning(lawyer: Person, own: string) {
  const { day } = await lawyer.call(myDay, { query: {} })
  const court = await lawyer.call(createCourt, { body: { name_en: `Court ${own}`, level: 'district' } })
  const aHearing = async (title: string, on_day: string) => {
    const { id: case_ref } = await lawyer.call(createCase, {
      body: { case_id: `${title}-${own}`, title: `${title} ${own}`, court_ref: court.id },
    })
    return lawyer.call(createHearing, {
      body: { case_ref, on_day, appears_id: lawyer.user_id, at_time: '10:30', keep: true },
    })
  }
  const [late, set] = [await aHearing('Late', daysAfter(day, -1)), await aHearing('Rahima', day)]
  const copy = await lawyer.call(createNote, { body: { title: `Certified copy ${own}`, due_on: day } })
  const reply = await lawyer.call(createNote, { body: { title: `Reply ${own}`, due_on: daysAfter(day, -2) } })
  return { day, late, set, copy, reply }
}

test('a day, what is done with its rows, and the days after it', async ({ person, isPhone }) => {
  const own = randomBytes(4).toString('hex').toUpperCase()
  const lawyer = await person('partner', `Nusrat ${own}`)
  const { day, reply, copy } = await aMorning(lawyer, own)
  const { page, call } = lawyer
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (isPhone) await page.getByRole('link', { name: 'My Day' }).click()
  else await goTo(page, 'My Day', isPhone)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Day')
  await expect(page.getByRole('tab', { name: /^Today/ })).toHaveAttribute('aria-selected', 'true')
  const late = page.getByRole('region', { name: 'Overdue' })
  await expect(late).toContainText(`Late ${own}`)
  await expect(late).toContainText('Outcome missing')
  await expect(late).toContainText('Overdue by 2 days')
  await expect(page.getByRole('region', { name: 'Hearings' })).toContainText(`Rahima ${own}`)
  await look(page, 'my-day')
  if (isPhone) await expectRoomForFingers(page, 'my-day')

  await late.getByRole('button', { name: `Done: Reply ${own}` }).click()
  await expect(row(page, `Reply ${own}`)).toHaveCount(0)
  await expect.poll(async () => (await call(getNote, { params: { id: reply.id } })).status).toBe('done')
  await isTold(page, 'Task done')

  await page.getByRole('button', { name: `Actions of Certified copy ${own}` }).click()
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to…' })
  await dialog.getByLabel('Day').fill(daysAfter(day, 1))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row(page, `Certified copy ${own}`)).toHaveCount(0)
  await expect
    .poll(async () => (await call(getNote, { params: { id: copy.id } })).due_on)
    .toBe(daysAfter(day, 1))
  await page.getByRole('tab', { name: /^Tomorrow/ }).click()
  await expect(row(page, `Certified copy ${own}`)).toBeVisible()
  await page.getByRole('tab', { name: /^Week/ }).click()
  await expect(row(page, `Rahima ${own}`).first()).toBeVisible()
  await look(page, 'my-day-week')
  await page.goBack()
  await expect(row(page, `Certified copy ${own}`)).toBeVisible()
  await row(page, `Certified copy ${own}`).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`edit=${copy.id}`))
})
