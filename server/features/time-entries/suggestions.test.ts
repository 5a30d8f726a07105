import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TimeSuggestion } from '../../../contract/time-suggestions.ts'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { anEvent } from '../calendar/testing.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aCourt, aHearing } from '../hearings/testing.ts'
import { aMeeting } from '../meetings/testing.ts'
import { aNote } from '../notes/testing.ts'
import { someTime } from './testing.ts'

// Saturday, 21 November 2026, 12:00 in Dhaka.
const [today, yesterday] = ['2026-11-21', '2026-11-20']
const table = '/rest/v1/time_entries'
let world: World
let partner: TestPerson
let farhan: TestPerson
let court_ref: string

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  await world.empty(
    'time_entries, notes, cases, hearings, meetings, calendar_events, suggestion_dismissals, activity_events',
  )
  partner = await world.aPerson('partner')
  farhan = await world.aPerson('associate')
  court_ref = await aCourt(world)
})

async function suggested(who: TestPerson, query = ''): Promise<TimeSuggestion[]> {
  const answer = await who.call('GET', `/rest/v1/rpc/time_suggestions${query}`)
  expect(answer.status).toBe(200)
  return answer.body.items
}
const said = (items: readonly TimeSuggestion[]) =>
  items.map(({ source, title, from, to, seconds }) =>
    [source, title, from && `${from}${to ? `-${to}` : ''}`, seconds]
      .filter((part) => part !== null)
      .join(' '),
  )
const dismiss = (who: TestPerson, { source, source_id }: TimeSuggestion, more = {}) =>
  who.call('POST', '/rest/v1/rpc/dismiss_suggestion', { source, source_id, work_date: today, ...more })
const log = (who: TestPerson, of: Pick<TimeSuggestion, 'source' | 'source_id' | 'note_id'>, line: string) => {
  const { source, source_id, note_id } = of
  return who.call('POST', '/rest/v1/rpc/log_time', { line, source, source_id, ...(note_id && { note_id }) })
}
const theirHearing = async (who: TestPerson, at_time: string | null, more = {}) =>
  aHearing(partner, {
    ...{ case_ref: (await aCase(partner, { court_ref })).id, on_day: today, keep: true },
    ...{ appears_id: who.user_id, at_time, ...more },
  })

describe('what is suggested of a day', () => {
  it('is what the caller did there, as the day went, and nothing that is to come', async () => {
    await theirHearing(farhan, '10:30')
    await theirHearing(partner, '11:15', { with_ids: [farhan.user_id] })
    await theirHearing(farhan, '12:01')
    await theirHearing(partner, '09:00')
    await anEvent(farhan, { title: 'Bar dinner', event_date: today, event_time: '11:45' })
    await anEvent(farhan, { title: 'Any time', event_date: today })
    await anEvent(partner, { title: 'Of another', event_date: today, event_time: '11:45' })
    const note = await aNote(farhan, { title: 'Reply to the Board' })
    await aNote(farhan, { title: 'With hours', hours_worked: 1 })
    await aNote(partner, { title: 'Of another' })
    await someTime(farhan, '8-9 reading')
    await someTime(farhan, '9:15-9:30 call')
    await someTime(farhan, '9:40-10 call')
    const items = await suggested(farhan)
    expect(said(items)).toEqual([
      'hearing 10:30',
      'hearing 11:15',
      'event Bar dinner 11:45',
      'task Reply to the Board 12:00',
      'gap 09:00-09:15 900',
    ])
    expect(items[3]).toMatchObject({ source_id: note.id, note_id: note.id, activity_code: null })
    expect(items[0]).toMatchObject({
      activity_code: 'court',
      court: { name_en: 'District Judge' },
      case: { id: items[0]?.case_ref },
    })
    expect(await suggested(farhan, `?day=${yesterday}`)).toEqual([])
    expect(await suggested(farhan, '?day=2026-11-22')).toEqual([])
    expect((await farhan.call('GET', '/rest/v1/rpc/time_suggestions?day=2026-11-31')).status).toBe(400)
  })

  it('is a meeting that its person made, with its times', async () => {
    await aMeeting(partner, { title: 'Weekly', meeting_date: today })
    await aMeeting(partner, {
      title: 'Still going',
      meeting_date: today,
      start_time: '15:00',
      end_time: '16:00',
    })
    const other = await world.aPerson('partner')
    expect(said(await suggested(partner))).toEqual(['meeting Weekly 10:00-11:00 3600'])
    expect(await suggested(other)).toEqual([])
  })

  it('is gone once it is logged, which two at once do once (check 18)', async () => {
    await theirHearing(partner, '10:30')
    await aMeeting(partner, { meeting_date: today })
    await anEvent(partner, { title: 'Bar dinner', event_date: today, event_time: '11:45' })
    await aNote(partner, { title: 'Reply' })
    const all = await suggested(partner)
    expect(all.map(({ source }) => source)).toEqual(['meeting', 'hearing', 'event', 'task'])
    for (const item of all) {
      const twice = await Promise.all(['1h work', '1h work'].map((line) => log(partner, item, line)))
      expect(twice.map(({ status }) => status)).toEqual([201, 201])
      if (item.source === 'task') continue
      expect(await world.rows(`select 1 from time_entries where source = '${item.source}'`)).toHaveLength(1)
    }
    expect(await suggested(partner)).toEqual([])
  })

  it('never returns once it is dismissed, for whoever dismissed it, unless that is taken back', async () => {
    await theirHearing(farhan, '10:30', { with_ids: [partner.user_id] })
    await someTime(farhan, '8-9 reading')
    await someTime(farhan, '9:30-10 reading')
    for (const item of await suggested(farhan))
      for (const _ of [1, 2]) expect((await dismiss(farhan, item)).status).toBe(204)
    expect(await suggested(farhan)).toEqual([])
    const [theirs] = await suggested(partner)
    if (!theirs) throw new Error('no hearing')
    await dismiss(partner, theirs, { dismissed: false })
    expect(await suggested(farhan)).toEqual([])
    await dismiss(farhan, theirs, { dismissed: false })
    expect(said(await suggested(farhan))).toEqual(['hearing 10:30'])
  })

  it('proposes how long the last five days in that court took', async () => {
    for (const length of ['9h', '30m', '40m', '3h', '50m', '2h'].entries()) {
      const day = `2026-11-0${length[0] + 1}`
      const hearing = await theirHearing(farhan, '10:00')
      await world.rows(`update hearings set on_day = '${day}' where id = $1`, [hearing.id])
      await log(farhan, { source: 'hearing', source_id: hearing.id, note_id: null }, `${length[1]} ${day}`)
    }
    await theirHearing(farhan, '10:30')
    await theirHearing(farhan, '11:30', { court_ref: await aCourt(world, { name_en: 'Another' }) })
    expect(said(await suggested(farhan))).toEqual(['hearing 10:30 3000', 'hearing 11:30'])
  })

  it('is nothing of a case that was hidden since, and no gap over time that was logged there', async () => {
    const hearing = await theirHearing(farhan, '10:30')
    const hidden = hearing.case_ref
    await aNote(farhan, { title: 'On it', case_ref: hidden, case_id: hearing.case?.case_id })
    await someTime(farhan, '8-9 reading')
    await someTime(farhan, '9-10 drafting', { case_ref: hidden })
    await someTime(farhan, '10:20-11 reading')
    expect(said(await suggested(farhan))).toContain('hearing 10:30')
    await wall(world, hidden, farhan, partner)
    expect(said(await suggested(farhan))).toEqual(['gap 10:00-10:20 1200'])
  })
})

describe('time of what was proposed', () => {
  it('is one, however often it is logged', async () => {
    const proposed = { seconds: 60, source: 'event', source_id: (await anEvent(farhan)).id }
    const both = await Promise.all([
      farhan.call('POST', table, proposed),
      farhan.call('POST', table, proposed),
    ])
    expect(both[0]?.body.id).toBe(both[1]?.body.id)
  })

  it('is not lost where it says something else the second time', async () => {
    const on = await aCase(farhan)
    const proposed = { line: '1h', source: 'event', source_id: (await anEvent(farhan)).id, case_ref: on.id }
    const { id } = await someTime(farhan, proposed.line, proposed)
    const log = (more: object) => farhan.call('POST', '/rest/v1/rpc/log_time', { ...proposed, ...more })
    expect((await log({})).body.id).toBe(id)
    const others = [
      { line: '2h' },
      { line: '1h papers' },
      { line: '1h drafting' },
      { line: '1h /draft' },
      { line: '1h nb' },
      { case_ref: null },
      { line: '9-10' },
    ]
    for (const other of others) {
      const { status, body } = await log(other)
      expect([status, body.reason, body.current?.id], JSON.stringify(other)).toEqual([
        409,
        'time.proposed_logged',
        id,
      ])
    }
  })

  it('is not moved to a day on which the same is logged', async () => {
    const proposed = { seconds: 60, source: 'event', source_id: (await anEvent(farhan)).id }
    await farhan.call('POST', table, { ...proposed, work_date: yesterday })
    const { id, version } = (await farhan.call('POST', table, { ...proposed, work_date: today })).body
    const moved = await farhan.call('PATCH', `${table}/${id}`, { version, work_date: yesterday })
    expect([moved.status, moved.body.reason]).toEqual([409, 'time.proposed_logged'])
    expect(moved.body.fields).toMatchObject([{ path: 'work_date' }])
    expect((await farhan.call('GET', `${table}/${id}`)).body).toMatchObject({ work_date: today, version })
  })

  it('comes of nothing that its person does not see', async () => {
    const on = await aCase(partner)
    const { id } = await anEvent(partner, { case_ref: on.id })
    expect((await farhan.call('GET', `/rest/v1/calendar_events/${id}`)).status).toBe(200)
    await wall(world, on.id, farhan, partner)
    const add = (source: string, source_id: string) =>
      farhan.call('POST', table, { seconds: 60, source, source_id })
    for (const source of ['event', 'hearing', 'meeting', 'task']) {
      const { status, body } = await add(source, id)
      expect([status, body.fields], source).toMatchObject([404, [{ path: 'source_id' }]])
    }
    expect((await add('event', (await anEvent(farhan)).id)).status).toBe(201)
  })

  it('stays one where its case was hidden since, of which no answer tells', async () => {
    const [on, seen] = [await aCase(farhan), await aCase(farhan)]
    const other = await world.aPerson('partner')
    const event = await anEvent(farhan, { event_time: '00:00' })
    const proposed = { seconds: 60, source: 'event', source_id: event.id }
    const { id } = (await farhan.call('POST', table, { ...proposed, case_ref: on.id })).body
    await wall(world, on.id, farhan, partner)
    await wall(world, on.id, other, partner)

    const line = { line: '1m', source: 'event', source_id: event.id }
    for (const again of [
      await farhan.call('POST', table, proposed),
      await farhan.call('POST', table, { ...proposed, case_ref: seen.id }),
      await farhan.call('POST', '/rest/v1/rpc/log_time', line),
    ]) {
      expect([again.status, again.body.reason]).toEqual([409, 'time.proposed_logged'])
      expect(again.body.current).toBeUndefined()
      expect(JSON.stringify(again.body)).not.toContain(id)
    }
    const suggested = await farhan.call('GET', `/rest/v1/rpc/time_suggestions?day=${event.event_date}`)
    expect(suggested.body.items.map((item: { source_id: string }) => item.source_id)).not.toContain(event.id)

    for (const source_id of [event.id, (await anEvent(farhan)).id]) {
      const forThem = { seconds: 60, source: 'event', source_id, user_id: farhan.user_id, case_ref: seen.id }
      const { status, body } = await other.call('POST', table, forThem)
      expect([status, body.source, body.source_id]).toEqual([201, 'line', null])
    }
  })
})
