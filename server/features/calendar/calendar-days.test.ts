import { describe, expect, it } from 'vitest'
import { mostOfDay } from '../../../contract/calendar.ts'
import type { ListedPerson } from '../../../contract/people.ts'
import type { TestPerson } from '../../kernel/testing.ts'
import { anAbsence } from '../absences/testing.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aDeadline } from '../deadlines/testing.ts'
import { aCourt, aHearing } from '../hearings/testing.ts'
import { aMeeting } from '../meetings/testing.ts'
import { aNote, anOldNote } from '../notes/testing.ts'
import { aFirmWithCalendar, anEvent } from './testing.ts'

const { world, partner, associate, colleague, rangeOf, summaryOf, titles } = aFirmWithCalendar()

describe('a range of days', () => {
  it('shows everybody the events, and each the notes that they may see', async () => {
    await anEvent(associate, { title: 'Hearing' })
    await aNote(associate, { title: 'Draft', is_priority: true })
    await aNote(colleague, { title: 'Lease' })
    const [mine] = await rangeOf(associate, '2026-11-01', '2026-11-30')
    expect(mine).toMatchObject({ day: '2026-11-21', event_count: 1, note_count: 1 })
    expect(titles(mine.events)).toEqual(['Hearing'])
    expect(mine.notes).toMatchObject([
      { title: 'Draft', is_priority: true, profiles: { full_name: 'Farhan Kabir' } },
    ])
    const [theirs] = await rangeOf(colleague, '2026-11-21')
    expect([titles(theirs.notes), theirs.note_count]).toEqual([['Lease'], 1])
    const [all] = await rangeOf(partner, '2026-11-21')
    expect([titles(all.notes), all.note_count]).toEqual([['Lease', 'Draft'], 2])
    const notes = await colleague.call('GET', '/rest/v1/rpc/calendar_notes?day=2026-11-21')
    expect(titles(notes.body.items)).toEqual(['Lease'])
  })

  it('shows partners the meetings, so many of a day with the count of all, and associates none', async () => {
    const booked = (start: number, title: string) =>
      aMeeting(partner, { title, start_time: `${start}:00`, end_time: `${start}:30` })
    await booked(15, 'Late')
    await booked(10, 'Early')
    const days = await rangeOf(partner, '2026-11-21', '2026-11-23')
    expect(days).toMatchObject([
      { day: '2026-11-22', event_count: 0, note_count: 0, notes: [], meeting_count: 2 },
    ])
    expect(days[0].meetings).toMatchObject([
      { title: 'Early', start_time: '10:00', end_time: '10:30', location: 'Conference Room' },
      { title: 'Late' },
    ])
    expect(await rangeOf(associate, '2026-11-21', '2026-11-23')).toEqual([])
    await anEvent(associate, { event_date: '2026-11-22' })
    expect(await rangeOf(associate, '2026-11-22')).toMatchObject([
      { event_count: 1, meetings: [], meeting_count: 0 },
    ])
    await world.rows(`
      insert into meetings (id, created_by, title, meeting_date, start_time, end_time, location, created_at, updated_at)
        select gen_random_uuid(), '${partner.user_id}', 'Many', '2026-11-22', '08:00', '09:00', 'Room ' || n, now(), now()
          from generate_series(1, 30) n`)
    const [full] = await rangeOf(partner, '2026-11-22')
    expect([full.meetings.length, full.meeting_count]).toEqual([mostOfDay.meetings, 32])
  })

  it('says who is away on each day of an absence, by name, and until when', async () => {
    const away = (person: TestPerson, from_on: string, until_on: string) =>
      anAbsence(person, { from_on, until_on })
    await away(partner, '2026-11-20', '2026-11-22')
    await away(associate, '2026-11-22', '2026-12-05')
    const days = await rangeOf(associate, '2026-11-21', '2026-11-23')
    const names = days.map(
      ({ day, away, away_count }: { day: string; away: ListedPerson[]; away_count: number }) => [
        day,
        away_count,
        ...away.map(({ full_name, away_until }) => `${full_name} ${away_until}`),
      ],
    )
    const [nusrat, farhan] = ['Nusrat Jahan 2026-11-22', 'Farhan Kabir 2026-12-05']
    expect(names).toEqual([
      ['2026-11-21', 1, nusrat],
      ['2026-11-22', 2, farhan, nusrat],
      ['2026-11-23', 1, farhan],
    ])
    await world.empty('absences')
  })

  it('check 5: has the hearings beside the events, so many of a day, and the counts of both as they were', async () => {
    const court_ref = await aCourt(world)
    const event = await anEvent(associate)
    await aNote(associate, { hours_worked: 2 })
    const before = await summaryOf(partner)
    const [plain] = await rangeOf(partner, '2026-11-21')
    expect(plain).toMatchObject({ event_count: 1, note_count: 1, hearings: [], hearing_count: 0 })
    const on = await aCase(partner, { court_ref })
    await aHearing(partner, { case_ref: on.id, on_day: '2026-11-21', at_time: '10:30', purpose: 'Bail' })
    const hidden = await aCase(partner, { case_id: 'SECRET-1', court_ref })
    await aHearing(partner, { case_ref: hidden.id, on_day: '2026-11-21' })
    await aHearing(partner, { case_ref: hidden.id, on_day: '2026-11-24' })
    await wall(world, hidden.id, associate, partner)
    expect(await summaryOf(partner)).toEqual(before)
    const days = await rangeOf(partner, '2026-11-21', '2026-11-30')
    expect(days.map(({ hearing_count }: { hearing_count: number }) => hearing_count)).toEqual([2, 1])
    expect(days[0]).toMatchObject({
      event_count: 1,
      note_count: 1,
      events: [{ id: event.id, can: { edit: false } }],
    })
    expect(days[0].hearings).toMatchObject([
      { case_id: 'SECRET-1', at_time: null },
      {
        case_id: on.case_id,
        at_time: '10:30',
        purpose: 'Bail',
        stage: null,
        court: { name_en: 'District Judge' },
      },
    ])
    const walled = await rangeOf(await world.again(associate), '2026-11-21', '2026-11-30')
    expect(walled).toMatchObject([
      { day: '2026-11-21', hearing_count: 1, hearings: [{ case_id: on.case_id }] },
    ])
    await world.rows(`
      insert into hearings (id, case_ref, on_day, court_ref, state, next_kind, closed_at, closed_by, created_by, created_at, updated_at)
        select gen_random_uuid(), '${on.id}', '2026-11-21', '${court_ref}', state, 'ended', now(), '${partner.user_id}',
            '${partner.user_id}', now(), now()
          from unnest(array['held', 'vacated']) state, generate_series(1, 20)`)
    const [full] = await rangeOf(partner, '2026-11-21')
    expect([full.hearings.length, full.hearing_count]).toEqual([mostOfDay.hearings, 22])
  })

  it('check 5: has the open deadlines beside them, and says which rest on a rule that nobody has confirmed', async () => {
    const on = await aCase(partner, { case_id: 'LAND-5' })
    const add = (draft: object) =>
      aDeadline(partner, { case_ref: on.id, title: 'Appeal', trigger_day: '2026-11-01', ...draft })
    const byHand = { due_on: '2026-12-06', extra_reason: 'Ordered by the court' }
    const [met, open] = [await add(byHand), await add({ ...byHand, title: 'Review' })]
    await partner.call('POST', '/rest/v1/rpc/finish_deadline', { id: met.id, version: 1, note: 'Filed' })
    const before = await summaryOf(partner)
    expect(await rangeOf(partner, '2026-12-01', '2026-12-10')).toMatchObject([
      {
        ...{ day: '2026-12-06', event_count: 0, note_count: 0, deadline_count: 1 },
        deadlines: [{ id: open.id, case_id: 'LAND-5', title: 'Review', is_unverified: false }],
      },
    ])
    expect(await summaryOf(partner)).toEqual(before)
    await wall(world, on.id, associate, partner)
    expect(await rangeOf(await world.again(associate), '2026-12-01', '2026-12-10')).toEqual([])
  })

  it('puts a note on the firm’s day and month, to the microsecond around midnight in Dhaka', async () => {
    await anOldNote(world, associate, '2026-10-31T17:59:59.999999Z', { title: 'October' })
    await anOldNote(world, associate, '2026-10-31T18:00:00Z', { title: 'November', is_archived: true })
    const days = await rangeOf(associate, '2026-10-31', '2026-11-01')
    expect(days).toMatchObject([
      { day: '2026-10-31', notes: [{ title: 'October' }], note_count: 1 },
      { day: '2026-11-01', notes: [{ title: 'November', is_archived: true }], note_count: 1 },
    ])
    expect(await summaryOf(associate, '2026-10')).toMatchObject({ total_notes: 1 })
    expect(await summaryOf(associate, '2026-11')).toMatchObject({ total_notes: 1 })
  })

  it('caps a day and counts the rest, and the day’s own lists bring all of them page by page', async () => {
    for (let at = 0; at < 22; at += 1) await anEvent(associate, { title: `Event ${at}` })
    for (let at = 0; at < 4; at += 1) await aNote(associate, { title: `Active ${at}` })
    for (let at = 0; at < 4; at += 1) {
      await anOldNote(world, associate, `2026-11-21T0${at}:00:00Z`, {
        title: `Old ${at}`,
        is_archived: at % 2 === 0,
      })
    }
    const [day] = await rangeOf(partner, '2026-11-21')
    expect(day).toMatchObject({ event_count: 22, note_count: 8 })
    expect([day.events.length, day.notes.length]).toEqual([20, 5])
    expect(titles(day.notes)).toEqual(['Active 3', 'Active 2', 'Active 1', 'Active 0', 'Old 3'])
    const path = '/rest/v1/rpc/calendar_notes?day=2026-11-21&limit=6'
    const first = await partner.call('GET', path)
    const second = await partner.call('GET', `${path}&after=${first.body.next}`)
    expect(titles([...first.body.items, ...second.body.items]).slice(4)).toEqual([
      'Old 3',
      'Old 2',
      'Old 1',
      'Old 0',
    ])
    expect(second.body.next).toBeNull()
  })

  it('counts notes that are deleted, restored and archived as they are', async () => {
    const note = await aNote(associate)
    const count = async () => (await rangeOf(associate, '2026-11-21'))[0]?.note_count ?? 0
    await associate.call('POST', '/rest/v1/rpc/archive_note', { note_id: note.id })
    expect(await count()).toBe(1)
    await associate.call('DELETE', `/rest/v1/notes/${note.id}`)
    expect(await count()).toBe(0)
    await associate.call('POST', '/rest/v1/rpc/restore_note', { note_id: note.id })
    expect(await count()).toBe(1)
  })

  it('moves notes over midnight when the firm moves to another zone', async () => {
    await anOldNote(world, associate, '2026-10-31T19:00:00Z')
    const days = () => world.rows('select firm_day(created_at) as day from notes')
    expect(await days()).toEqual([{ day: '2026-11-01' }])
    await world.rows(`select set_firm_time_zone('UTC')`)
    expect(await days()).toEqual([{ day: '2026-10-31' }])
    await world.rows(`select set_firm_time_zone('Asia/Dhaka')`)
  })

  it.each([
    ['from=2026-11-02&to=2026-11-01', 'to'],
    ['from=2026-01-01&to=2026-03-04', 'to'],
    ['from=2026-02-30&to=2026-03-01', 'from'],
    ['to=2026-03-01', 'from'],
  ])('refuses %s', async (query, field) => {
    const answer = await associate.call('GET', `/rest/v1/rpc/calendar_range?${query}`)
    expect([answer.status, answer.body.fields?.[0].path]).toEqual([400, field])
  })
})

describe('the summary of a month', () => {
  it('counts notes, priority notes and the hours of days in it, of what the reader may see', async () => {
    const mine = await aNote(associate, { is_priority: true, hours_worked: 1.25 })
    await aNote(colleague, { hours_worked: 4 })
    const log = { note_id: mine.id, work_date: '2026-10-31', hours_worked: 3 }
    expect((await associate.call('POST', '/rest/v1/daily_work_logs', log)).status).toBe(201)
    const helped = { note_id: mine.id, work_date: '2026-11-20', hours_worked: 0.5 }
    expect((await partner.call('POST', '/rest/v1/daily_work_logs', helped)).status).toBe(201)
    expect(await summaryOf(associate)).toEqual({
      total_notes: 1,
      priority_notes: 1,
      total_worked_hours: 1.75,
    })
    expect(await summaryOf(colleague)).toEqual({ total_notes: 1, priority_notes: 0, total_worked_hours: 4 })
    expect(await summaryOf(partner)).toEqual({ total_notes: 2, priority_notes: 1, total_worked_hours: 5.75 })
    expect(await summaryOf(associate, '2026-10')).toEqual({
      total_notes: 0,
      priority_notes: 0,
      total_worked_hours: 3,
    })
  })
})
