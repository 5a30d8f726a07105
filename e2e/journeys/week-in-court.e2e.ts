import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { createCase } from '../../contract/cases.ts'
import { createCourt } from '../../contract/courts.ts'
import { handOverHearing } from '../../contract/hearing-handovers.ts'
import {
  type Closing,
  closeHearing,
  createHearing,
  diaryWeek,
  hearingStatistics,
} from '../../contract/hearings.ts'
import { daysAfter } from '../../contract/kernel/days.ts'
import type { Person } from '../people.ts'
import { isTold } from '../tasks.ts'
import { test } from '../world.ts'

const sunday = '2063-03-04'
const dayOfWeek = (at: number) => daysAfter(sunday, at)
/** Who appears where on each day, from Sunday to Thursday, eight a day; two days put somebody at two places. */
const plan = ['NNN SSS TT', 'NNN Ns TT ss', 'NNN SSS TT', 'NNN sss Tt s', 'NNN uuu TT'].map((day) =>
  day.replaceAll(' ', '').slice(0, 8),
)

test('a week in court: forty hearings, two clashes, one absence, and every case knows what comes next @desktop', async ({
  person,
}) => {
  const own = randomBytes(4).toString('hex').toUpperCase()
  const nusrat = await person('partner', `Nusrat ${own}`)
  const sadia = await person('associate', `Sadia ${own}`)
  const tanvir = await person('associate', `Tanvir ${own}`)
  const week = await fillWeek({ nusrat, sadia, tanvir }, own)
  const { page } = nusrat

  await test.step('the week, and where somebody is wanted twice', async () => {
    await page.goto(`/diary?view=week&day=${sunday}`)
    const days = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
    await expect(days).toHaveCount(7)
    for (const at of [0, 1, 2, 3, 4]) await expect(days.nth(at).locator('[data-record]')).toHaveCount(8)
    const wantedTwice = [
      undefined,
      `Nusrat ${own} has both.`,
      undefined,
      `Tanvir ${own} has both.`,
      undefined,
    ]
    for (const [at, who] of wantedTwice.entries()) {
      const clash = days.nth(at).getByText(/^Clash: /)
      if (who) await expect(clash.first()).toContainText(who)
      else await expect(clash).toHaveCount(0)
    }
  })

  await test.step('somebody is away on Thursday, and another one says that he will appear', async () => {
    for (const { id } of week.filter(({ who }) => who === 'u'))
      await sadia.call(handOverHearing, { body: { hearing_ref: id, to_id: tanvir.user_id } })
    await tanvir.page.goto(`/diary?day=${dayOfWeek(4)}`)
    const accept = tanvir.page.getByRole('button', { name: 'Accept' })
    for (const left of [3, 2, 1]) {
      await expect(accept).toHaveCount(left)
      await accept.first().click()
    }
    await expect(accept).toHaveCount(0)
    await tanvir.page.goto(`/diary?day=${dayOfWeek(4)}&whose=mine`)
    // In rows: a notice above them offers it too when one outcome of the firm is missing.
    await expect(tanvir.page.getByRole('row').getByRole('button', { name: 'Record outcome' })).toHaveCount(5)
  })

  await test.step('each evening the outcomes', async () => {
    await page.goto(`/diary?day=${sunday}`)
    for (const [at, { case_id }] of week.slice(0, 8).entries()) await recordOutcome(page, case_id, at)
    await page.reload()
    await expect(page.getByText('8 hearings in 3 courts · 8 recorded')).toBeVisible()
    const set = (await nusrat.call(diaryWeek, { query: { day: sunday } })).items.filter(
      ({ state }) => state === 'set',
    )
    expect(set).toHaveLength(32)
    for (const [at, { id, version }] of set.entries()) {
      const next: Closing['next'] =
        at % 4 === 3 ? { kind: 'awaited' } : { kind: 'date', on_day: daysAfter(sunday, 7 + (at % 5)) }
      await nusrat.call(closeHearing, { body: { id, version, state: 'held', next } })
    }
  })

  await test.step('every case knows what comes next', async () => {
    const [this_week, next_week] = await Promise.all(
      [sunday, daysAfter(sunday, 7)].map((day) => nusrat.call(diaryWeek, { query: { day } })),
    )
    expect(this_week?.items.filter(({ state }) => state === 'set')).toHaveLength(0)
    const dated = this_week?.items.filter(({ next_kind }) => next_kind === 'date') ?? []
    expect(next_week?.items).toHaveLength(
      dated.filter(({ next_on }) => (next_on ?? '') <= dayOfWeek(13)).length,
    )
    expect(this_week?.items.every(({ next_kind }) => next_kind !== null)).toBe(true)
    const [adjourned] = this_week?.items.filter(({ state }) => state === 'adjourned') ?? []
    expect(
      await nusrat.call(hearingStatistics, { query: { case_ref: adjourned?.case_ref ?? '' } }),
    ).toMatchObject({ hearings: 2, adjourned: { other_side: 1 } })
    await page.goto(`/diary?view=week&day=${daysAfter(sunday, 7)}`)
    await expect(page.locator('[data-record]')).toHaveCount(next_week?.items.length ?? 0)
  })
})

interface Lawyers {
  nusrat: Person
  sadia: Person
  tanvir: Person
}

/** Forty cases, a day in court each. */
async function fillWeek({ nusrat, sadia, tanvir }: Lawyers, own: string) {
  const aCourt = (name: string, place: string) =>
    nusrat.call(createCourt, {
      body: { name_en: `${name} ${own}`, level: 'district', place: `${place} ${own}` },
    })
  const [judge, joint, high] = await Promise.all([
    aCourt('District Judge', 'Sadarghat'),
    aCourt('Joint Judge', 'Sadarghat'),
    aCourt('High Court', 'Ramna'),
  ])
  // Capitals appear where they always do, small letters somewhere else; 'u' is whoever will be away.
  const places = {
    N: [nusrat, judge],
    S: [sadia, high],
    T: [tanvir, joint],
    s: [sadia, high],
    t: [tanvir, high],
    u: [sadia, joint],
  } as const
  const hearings = plan.flatMap((who, day) => [...who].map((letter) => ({ who: letter, day })))
  return Promise.all(
    hearings.map(async ({ who, day }, at) => {
      // The second of Monday's Nusrats is at the other end of the town.
      const [person, court] = at === 11 ? [nusrat, high] : places[who as keyof typeof places]
      const case_id = `WEEK-${own}-${String(at).padStart(2, '0')}`
      const made = await nusrat.call(createCase, { body: { case_id, court_ref: court.id } })
      const body = {
        case_ref: made.id,
        on_day: dayOfWeek(day),
        appears_id: person.user_id,
        item_no: `${at + 1}`,
      }
      const { id } = await nusrat.call(createHearing, { body })
      return { id, case_id, who }
    }),
  )
}

/** One outcome as it is written down in the evening; of each kind some. */
async function recordOutcome(page: Page, case_id: string, at: number): Promise<void> {
  await page
    .getByRole('row')
    .filter({ hasText: case_id })
    .getByRole('button', { name: 'Record outcome' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Record outcome' })
  const state = (['Held', 'Adjourned', 'Not reached'] as const)[at % 3] ?? 'Held'
  await dialog.getByRole('radio', { name: state }).check()
  if (state === 'Adjourned') await dialog.getByText('The other side').click()
  if (state === 'Not reached') await dialog.getByText('The court will fix it').click()
  else await dialog.getByRole('button', { name: at % 2 === 0 ? '+7' : '+14' }).click()
  await dialog.getByRole('button', { name: 'Save outcome' }).click()
  await isTold(page, 'Outcome recorded successfully')
  await expect(dialog).toBeHidden()
}
