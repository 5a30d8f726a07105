import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { createEvent } from '../../contract/calendar.ts'
import { createCase } from '../../contract/cases.ts'
import { createCost } from '../../contract/costing.ts'
import { createCourt } from '../../contract/courts.ts'
import { createHearing } from '../../contract/hearings.ts'
import { createNote } from '../../contract/notes.ts'
import { createCaseParty, createParty } from '../../contract/parties.ts'
import { changeProfile } from '../../contract/people.ts'
import { createTimelineEvent } from '../../contract/timeline.ts'
import { environment } from '../environment.ts'
import { look } from '../look.ts'
import type { Person } from '../people.ts'
import { test } from '../world.ts'

/** Letters and figures that no word is made of: what stays Latin beside them was forgotten. */
const newCaseId = () => `${randomBytes(4).readUInt32BE()}-88`

/** A case with one thing of each kind on it, all of it in Bangla. */
async function aFile({ call }: Person) {
  const title = 'রহিমা খাতুন বনাম আব্দুস সাত্তার'
  const body = { case_id: newCaseId(), client_name: 'রহিমা খাতুন', title, tags: ['জমি'] }
  const row = await call(createCase, { body })
  const { id, case_id } = row
  await call(createNote, { body: { title: 'দলিল যাচাই', content: '', case_id } })
  await call(createCost, { body: { case_id, amount: '123456.75', description: 'স্ট্যাম্প' } })
  await call(createTimelineEvent, { body: { case_id, title: 'জবাব দাখিল', timeline_date: '2026-03-02' } })
  await call(createEvent, { body: { title: 'স্থানীয় তদন্ত', event_date: '2026-03-09', case_ref: id } })
  const name_bn = 'জেলা জজ আদালত'
  const court = await call(createCourt, {
    body: { name_en: `District Judge ${case_id}`, name_bn, level: 'district' },
  })
  const day = { on_day: '2064-03-04', at_time: '10:30', purpose: 'ইস্যু গঠন' }
  await call(createHearing, { body: { case_ref: id, court_ref: court.id, ...day } })
  const party = await call(createParty, { body: { kind: 'person', name_bangla: 'আব্দুস সাত্তার' } })
  const on = { case_ref: id, party_ref: party.id, side: 'theirs', role: 'opponent' } as const
  await call(createCaseParty, { body: on })
  return { id, title }
}

const tabs = ['tasks', 'hours', 'costs', 'timeline', 'hearings', 'parties', 'events', 'messages', 'activity']

/** Words in Latin letters; signs of one or two letters, as of money, are none. */
const latinWords = (text: string | null): string[] => text?.match(/[a-z]{3,}/gi) ?? []

/** Those on the page, without its frame. */
async function latinIn(page: Page): Promise<string[]> {
  return latinWords(await page.getByRole('main').textContent())
}

test('the page of a case, its dialogs and its conflict check in Bangla', async ({ person }) => {
  const partner = await person('partner', 'নুসরাত জাহান')
  const { page, call, user_id } = partner
  const { id, title } = await aFile(partner)
  await call(changeProfile, { params: { user_id }, body: { language: 'bn' } })
  const site = environment().site
  await page.context().addCookies([{ name: 'sereshta_language', value: 'bn', url: site }])
  const onPage = `/caselist/case?id=${id}`
  await page.goto(onPage)
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await look(page, 'bangla-case')
  for (const tab of tabs) {
    await page.goto(`${onPage}&tab=${tab}`)
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await expect(page.getByText(/আনা হচ্ছে/)).toHaveCount(0)
    await expect.poll(() => latinIn(page), tab).toEqual([])
    await look(page, `bangla-case-${tab}`)
  }
  await page.goto(`${onPage}&tab=parties`)
  for (const [name, screen] of [
    ['পক্ষ হিসেবে যোগ করুন', 'make-party'],
    ['আব্দুস সাত্তার সম্পাদনা করুন', 'case-party-edit'],
  ] as const) {
    await page.getByRole('button', { name }).press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect.soft(latinWords(await page.getByRole('dialog').textContent()), name).toEqual([])
    await look(page, `bangla-${screen}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  for (const dialog of ['change', 'transfer', 'dispose', 'close', 'access', 'team']) {
    await page.goto(`${onPage}&dialog=${dialog}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect.soft(latinWords(await page.getByRole('dialog').textContent()), dialog).toEqual([])
    await look(page, `bangla-case-${dialog}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // Its entry of the history goes right after it, which would call back whoever leaves in that moment.
    await expect(page).not.toHaveURL(/dialog=/)
  }
  await page.goto('/caselist?tag=জমি&conflict_state=cleared')
  await expect(page.getByRole('button', { name: 'ট্যাগ: জমি' })).toBeVisible()
  await page.getByRole('button', { name: 'ফিল্টার', exact: true }).click()
  const filters = page.getByRole('dialog', { name: 'ফিল্টার' })
  await expect(filters.getByRole('combobox', { name: 'আদালত' })).toHaveText('সব আদালত')
  expect.soft(latinWords(await filters.textContent()), 'filters').toEqual([])
  await look(page, 'bangla-caselist-filters')
  await page.goto('/conflicts')
  await page.getByRole('link', { name: 'রহিমা খাতুন' }).first().click()
  await expect(page).toHaveURL(/conflicts\?id=/)
  await expect.poll(() => latinIn(page)).toEqual([])
  await look(page, 'bangla-conflict')
})
