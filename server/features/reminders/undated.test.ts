import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { aCase } from '../cases/testing.ts'
import { aCourt, aHearing } from '../hearings/testing.ts'
import { remindNow } from './testing.ts'

let world: World
let partner: TestPerson
let lead: TestPerson
let court_ref: string
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  // A Wednesday.
  at('2026-12-02', '06:00')
  await world.empty('users, cases, courts, notifications, reminders_sent, activity_events, live_events')
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  lead = await world.aPerson('associate', 'Sadia Rahman')
  court_ref = await aCourt(world)
})

/** The clock of the firm, which is six hours ahead. */
function at(day: string, time: string): void {
  world.clock.set(new Date(`${day}T${time}:00+06:00`))
}

/** What somebody was told of cases without a next date, each morning of some days; the diary is refreshed before. */
async function toldOn(who: TestPerson, ...days: string[]): Promise<string[]> {
  for (const day of days) {
    at(day, '00:03')
    await world.app.jobs
      .find(({ name }) => name === 'refresh-next-hearings')
      ?.work({}, { id: 'x', attempt: 1 })
    at(day, '07:30')
    await remindNow(world)
  }
  const rows = await world.rows<{ day: string }>(
    `select (created_at at time zone 'Asia/Dhaka')::date::text as day from notifications
      where user_id = $1 and type = 'no_next_date' order by created_at`,
    [who.user_id],
  )
  return rows.map(({ day }) => day)
}

async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) {
  const reply = await (await world.again(partner)).call(method, `/rest/v1/${path}`, body)
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300)
  return reply.body
}

/** A case of long ago that is in court on a day to come. */
async function inCourtOn(on_day: string, draft: object = {}) {
  const of = await aCase(partner, { court_ref, ...draft })
  await world.rows('update cases set lead_id = $2 where id = $1', [of.id, lead.user_id])
  const hearing = await aHearing(partner, { case_ref: of.id, court_ref, on_day })
  return { of, hearing }
}
const current = (id: string) => call('GET', `cases/${id}`)

it('a case whose coming day was deleted is told to its lead the next day, once, and after a week to the partners', async () => {
  const { hearing } = await inCourtOn('2027-01-13')
  expect(await toldOn(lead, '2026-12-03', '2026-12-09')).toEqual([])
  at('2026-12-09', '12:00')
  await call('DELETE', `hearings/${hearing.id}`)
  expect(await toldOn(lead, '2026-12-10', '2026-12-11', '2026-12-13')).toEqual(['2026-12-10'])
  expect(await toldOn(partner)).toEqual([])
  expect(await toldOn(partner, '2026-12-17', '2026-12-18')).toEqual(['2026-12-17'])
})

it('a day that was brought back is no loss, and one that is lost again is told again', async () => {
  const { hearing } = await inCourtOn('2027-01-13')
  at('2026-12-09', '12:00')
  await call('DELETE', `hearings/${hearing.id}`)
  await call('POST', 'rpc/restore_hearing', { id: hearing.id })
  expect(await toldOn(lead, '2026-12-10')).toEqual([])
  at('2026-12-12', '12:00')
  await call('DELETE', `hearings/${hearing.id}`)
  expect(await toldOn(lead, '2026-12-13')).toEqual(['2026-12-13'])
})

it('a case that is opened again, or gets its court only later, is told of', async () => {
  const { of, hearing } = await inCourtOn('2026-12-05')
  const later = await aCase(partner, { case_id: 'NO-COURT' })
  await world.rows('update cases set lead_id = $2 where id = $1', [later.id, lead.user_id])
  at('2026-12-05', '12:00')
  await call('POST', 'rpc/close_hearing', {
    ...{ id: hearing.id, version: hearing.version, state: 'held', next: { kind: 'ended' } },
  })
  const before = await current(of.id)
  await call('POST', 'rpc/dispose_case', { id: of.id, version: before.version, on: '2026-12-05' })
  expect(await toldOn(lead, '2026-12-06', '2026-12-14')).toEqual([])
  at('2026-12-14', '12:00')
  const disposed = await current(of.id)
  await call('POST', 'rpc/reopen_case', { id: of.id, version: disposed.version, reason: 'Appeal allowed' })
  expect(await toldOn(lead, '2026-12-15', '2026-12-16')).toEqual(['2026-12-15'])
  at('2026-12-20', '12:00')
  const { version } = await current(later.id)
  await call('PATCH', `cases/${later.id}`, { version, court_ref })
  expect(await toldOn(lead, '2026-12-21')).toEqual(['2026-12-15', '2026-12-21'])
})

it('a day that has gone by is told of the morning after, and what is looked at again on that day alone', async () => {
  const { of } = await inCourtOn('2026-12-08')
  expect(await toldOn(lead, '2026-12-08', '2026-12-09', '2026-12-10')).toEqual(['2026-12-09'])
  await world.rows(`update cases set no_date_until = '2026-12-20' where id = $1`, [of.id])
  expect(await toldOn(lead, '2026-12-19', '2026-12-20', '2026-12-21')).toEqual(['2026-12-09', '2026-12-20'])
})
