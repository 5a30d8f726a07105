import { describe, expect, it } from 'vitest'
import { mostOfDay } from '../../../contract/calendar.ts'
import type { ListedPerson } from '../../../contract/people.ts'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { anAbsence } from '../absences/testing.ts'
import { aMember, as, from, signIn } from '../auth/testing.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aDeadline } from '../deadlines/testing.ts'
import { aCourt, aHearing } from '../hearings/testing.ts'
import { aMeeting } from '../meetings/testing.ts'
import { aNote, anOldNote } from '../notes/testing.ts'
import { anEvent } from './testing.ts'

const table = '/rest/v1/calendar_events'

const { world, partner, associate, colleague } = aFirm(
  'notes, note_counts, cases, courts, calendar_events, calendar_feeds, meetings, rate_limits',
  {
    partner: ['partner', 'Nusrat Jahan'],
    associate: ['associate', 'Farhan Kabir'],
    colleague: ['associate', 'Sadia Rahman'],
  },
)

const rangeOf = async (who: TestPerson, from: string, to = from) =>
  (await who.call('GET', `/rest/v1/rpc/calendar_range?from=${from}&to=${to}`)).body.days
const summaryOf = async (who: TestPerson, month = '2026-11') =>
  (await who.call('GET', `/rest/v1/rpc/calendar_summary?month=${month}`)).body
const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)

describe('an event', () => {
  it('is added by anybody, a meeting of the whole day unless they say more, and told to all', async () => {
    const row = await anEvent(associate, { event_time: '' })
    expect(row).toMatchObject({
      title: 'Hearing',
      description: null,
      event_date: '2026-11-21',
      event_time: null,
      event_type: 'meeting',
      modified_by: null,
      profiles: { full_name: 'Farhan Kabir', role: 'associate' },
      can: { edit: true, delete: true },
    })
    const [event] = await world.rows('select type, actor_id from activity_events')
    expect(event).toEqual({ type: 'calendar_event.created', actor_id: associate.user_id })
    expect(await world.rows('select topic, audience from live_events')).toEqual([
      { topic: 'calendar_events', audience: 'staff' },
    ])
    const seen = await partner.call('GET', `${table}/${row.id}`)
    expect(seen.body).toMatchObject({ title: 'Hearing', can: { edit: false, delete: false } })
    expect((await world.nobody.call('GET', `${table}/${row.id}`)).status).toBe(401)
  })

  it('is added once for one key, whatever is lost on the way', async () => {
    const send = (title: string) =>
      associate.call(
        'POST',
        table,
        { title, event_date: '2026-11-21' },
        { 'idempotency-key': 'pressed-once' },
      )
    const [first, second] = await Promise.all([send('Hearing'), send('Hearing')])
    expect(second.body).toEqual(first.body)
    expect((await send('Other')).status).toBe(422)
    expect(await world.rows('select 1 from calendar_events')).toHaveLength(1)
  })

  it.each([
    ['title', ''],
    ['title', ' \u0000'],
    ['title', 'x'.repeat(301)],
    ['title', null],
    ['description', 'x'.repeat(5001)],
    ['event_date', ''],
    ['event_date', '2026-02-30'],
    ['event_date', '2027-02-29'],
    ['event_date', '21.11.2026'],
    ['event_time', '24:00'],
    ['event_time', '9:00'],
    ['event_time', 'noon'],
    ['event_type', 'party'],
  ])('refuses %s %j by name', async (field, value) => {
    const answer = await associate.call('POST', table, {
      title: 'x',
      event_date: '2026-11-21',
      [field]: value,
    })
    expect(answer.status).toBe(400)
    expect(answer.body.fields[0].path).toBe(field)
    expect(await world.rows('select 1 from calendar_events')).toEqual([])
  })

  it('is changed by its creator only, made on a version; not even by a partner', async () => {
    const row = await anEvent(associate, { event_time: '10:30', description: 'Court 4' })
    const path = `${table}/${row.id}`
    for (const other of [colleague, partner]) {
      expect(await other.call('PATCH', path, { title: 'Mine', version: 1 })).toMatchObject({
        status: 403,
        body: { reason: 'rights.not_yours' },
      })
      expect((await other.call('DELETE', path)).status).toBe(403)
    }
    const change = { event_time: null, description: '', event_date: '2026-11-30', version: 1 }
    expect((await associate.call('PATCH', path, change)).body).toMatchObject({
      title: 'Hearing',
      description: null,
      event_time: null,
      event_date: '2026-11-30',
      modified_by: associate.user_id,
      modifier_profile: { full_name: 'Farhan Kabir' },
      version: 2,
    })
    const stale = await associate.call('PATCH', path, { title: 'Late', version: 1 })
    expect(stale).toMatchObject({ status: 409, body: { current: { title: 'Hearing', version: 2 } } })
    const [event] = await world.rows(
      `select detail from activity_events where type = 'calendar_event.modified'`,
    )
    expect(event?.detail).toMatchObject({
      before: { event_time: '10:30', description: 'Court 4', event_date: '2026-11-21' },
      after: { event_time: null, description: null, event_date: '2026-11-30' },
    })
  })

  it('takes its creator from the session, whatever is sent', async () => {
    const row = await anEvent(associate, { user_id: partner.user_id, modified_by: partner.user_id } as never)
    expect(row).toMatchObject({ user_id: associate.user_id, modified_by: null })
  })

  it('is deleted by its creator, and the audit keeps what it said', async () => {
    const row = await anEvent(associate, { description: 'Court 4' })
    expect((await associate.call('DELETE', `${table}/${row.id}`)).status).toBe(204)
    expect((await associate.call('DELETE', `${table}/${row.id}`)).status).toBe(404)
    expect((await partner.call('PATCH', `${table}/${row.id}`, { title: 'x', version: 1 })).status).toBe(404)
    const [event] = await world.rows(
      `select detail from activity_events where type = 'calendar_event.deleted'`,
    )
    expect(event?.detail).toMatchObject({ title: 'Hearing', description: 'Court 4' })
  })
})

describe('the list of events', () => {
  it('stands by day and time, is found by words, and is paged by key both ways', async () => {
    await anEvent(associate, { title: 'Late', event_time: '16:00' })
    await anEvent(partner, { title: 'Whole day' })
    await anEvent(colleague, { title: 'Before', event_date: '2026-11-20', event_time: '23:59' })
    await anEvent(associate, { title: 'Early 100%', event_time: '09:00', description: 'জমি' })
    const found = async (query: string) =>
      titles((await colleague.call('GET', `${table}?${query}`)).body.items)
    const all = ['Before', 'Whole day', 'Early 100%', 'Late']
    expect(await found('')).toEqual(all)
    expect(await found('from=2026-11-21')).toEqual(all.slice(1))
    expect(await found('to=2026-11-20')).toEqual(['Before'])
    expect(await found('q=%25')).toEqual(['Early 100%'])
    expect(await found(`q=${encodeURIComponent('জমি')}`)).toEqual(['Early 100%'])
    for (const direction of ['asc', 'desc']) {
      const paged: string[] = []
      let after = ''
      do {
        const { body } = await colleague.call('GET', `${table}?direction=${direction}&limit=1${after}`)
        paged.push(...titles(body.items))
        after = body.next ? `&after=${body.next}` : ''
      } while (after)
      expect(paged).toEqual(direction === 'asc' ? all : all.toReversed())
    }
    expect((await colleague.call('GET', `${table}?after=x`)).status).toBe(400)
    expect((await colleague.call('GET', `${table}?from=2026-02-30`)).body.fields[0].path).toBe('from')
  })
})

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

describe('an iCalendar file', () => {
  const fileOf = async (id: string) => await colleague.call('GET', `${table}/${id}/ics`)

  it('says an hour as the moment that it is, and escapes what was typed', async () => {
    const row = await anEvent(associate, {
      title: 'Hearing; Court 4, "A"',
      description: 'One\nEND:VEVENT',
      event_time: '00:30',
      event_type: 'court_date',
    })
    const { status, headers, body } = await fileOf(row.id)
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    // Half past midnight in Dhaka is still the day before in Greenwich.
    expect(body).toContain('DTSTART:20261120T183000Z')
    expect(body).toContain('DTEND:20261120T193000Z')
    expect(body).toContain('SUMMARY:Hearing\\; Court 4\\, "A"')
    expect(body).toContain('DESCRIPTION:One\\nEND:VEVENT')
    expect(body).toContain('CATEGORIES:Court Date')
    expect(body).toContain(`UID:${row.id}@`)
    expect(body.match(/\r\nBEGIN:VEVENT\r\n/g)).toHaveLength(1)
  })

  it('lasts the whole day without a time, on any host', async () => {
    const row = await anEvent(associate, { event_date: '2026-12-31' })
    const { body } = await fileOf(row.id)
    expect(body).toContain('DTSTART;VALUE=DATE:20261231')
    expect(body).not.toMatch(/DTEND;VALUE=DATE:(?!20270101)/)
    expect((await fileOf('019aa000-0000-7000-8000-000000000000')).status).toBe(404)
    expect((await world.nobody.call('GET', `${table}/${row.id}/ics`)).status).toBe(401)
  })
})

describe('a private feed', () => {
  const feeds = '/rest/v1/calendar_feeds'
  const pathOf = (address: string) => new URL(address).pathname
  /** Each line is one that a calendar reads, and each entry has its id. */
  const expectLines = (feed: string) => {
    for (const line of feed.split('\r\n')) {
      expect(line).toMatch(/^([A-Z-]+[;:]| |$)/)
      expect(line.isWellFormed()).toBe(true)
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    }
    expect(feed.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(feed.match(/^UID:/gm)?.length ?? 0)
  }

  it('speaks its owner’s language, a file that of the page', async () => {
    const row = await anEvent(associate, { event_type: 'court_date' })
    const { body } = await associate.call('POST', feeds)
    const read = async () => (await world.nobody.call('GET', pathOf(body.address))).body
    expect(await read()).toMatch(/NAME:TRW calendar.*CATEGORIES:Court Date/s)
    await world.rows(`update profiles set language = 'bn' where user_id = $1`, [associate.user_id])
    expect(await read()).toMatch(/NAME:TRW-এর ক্যালেন্ডার.*CATEGORIES:আদালতের তারিখ/s)
    const file = (headers: Record<string, string>) =>
      associate.call('GET', `${table}/${row.id}/ics`, undefined, headers)
    expect((await file({})).body).toContain('CATEGORIES:Court Date')
    expect((await file({ 'accept-language': 'bn' })).body).toContain('CATEGORIES:আদালতের তারিখ')
    await world.rows('update profiles set language = null')
  })

  it.each([
    '\u202eকাল\u202c Hearing',
    'ক্ষ\u200d্য \u200b\u2066শুনানি\u2069',
    'BEGIN:VEVENT \\n\\, ; END:VEVENT',
    '👩\u200d⚖️'.repeat(40),
  ])('no name breaks one of its lines: %j', async (title) => {
    await anEvent(associate, { title, description: `${title}\nEND:VCALENDAR` })
    const { body } = await associate.call('POST', feeds)
    const feed: string = (await world.nobody.call('GET', pathOf(body.address))).body
    expectLines(feed)
    const escaped = title.replaceAll(/[\\;,]/g, '\\$&')
    expect(feed.replaceAll('\r\n ', '').split('\r\n')).toContain(`SUMMARY:${escaped}`)
  })

  it('is read without a session by its address alone, until it is replaced or revoked', async () => {
    await anEvent(colleague, { title: 'Mediation' })
    await anEvent(colleague, { title: 'Long ago', event_date: '2026-08-01' })
    expect((await associate.call('GET', feeds)).body).toEqual({ created_at: null })
    const made = await associate.call('POST', feeds)
    expect(made.status).toBe(201)
    const path = pathOf(made.body.address)
    expect(path).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/)
    const feed = await world.nobody.call('GET', path)
    expect([feed.status, feed.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(feed.headers['cache-control']).toBe('no-store')
    expect(feed.body).toContain('SUMMARY:Mediation')
    expect(feed.body).not.toContain('Long ago')

    const again = await associate.call('POST', feeds)
    expect((await world.nobody.call('GET', path)).status).toBe(404)
    expect((await world.nobody.call('GET', pathOf(again.body.address))).status).toBe(200)
    expect((await colleague.call('DELETE', feeds)).status).toBe(404)
    expect((await associate.call('DELETE', feeds)).status).toBe(204)
    expect((await world.nobody.call('GET', pathOf(again.body.address))).status).toBe(404)
    const events = await world.rows(
      `select type, detail from activity_events where type like 'calendar_feed%'`,
    )
    expect(events.map(({ type }) => type)).toEqual([
      'calendar_feed.created',
      'calendar_feed.created',
      'calendar_feed.revoked',
    ])
  })

  it('check 50: no words of a hearing or a deadline break one of its lines', async () => {
    const court_ref = await aCourt(world, { name_en: `Court; of, ${'ক্ষ\u200d্য'.repeat(20)}` })
    const title = `Rahima\\v State, ${'👩\u200d⚖️'.repeat(20)}`
    const { id } = await aCase(partner, { case_id: 'LAND; 4', title, court_ref })
    const purpose = `END:VEVENT ${'শুনানি '.repeat(20)}`.trim()
    const appears = { appears_id: associate.user_id, item_no: '14', brief: 'One\nEND:VCALENDAR' }
    await aHearing(partner, { case_ref: id, on_day: '2026-12-03', purpose, ...appears })
    await aHearing(partner, { case_ref: id, on_day: '2026-12-06', at_time: '10:30', purpose, ...appears })
    await aDeadline(partner, {
      ...{ case_ref: id, title: `File; the reply, ${'জবাব '.repeat(30)}`.trim(), trigger_day: '2026-11-20' },
      ...{ due_on: '2026-12-20', assignee_id: associate.user_id, extra_reason: 'Ordered' },
    })
    const path = pathOf((await associate.call('POST', feeds)).body.address)
    const feed: string = (await world.nobody.call('GET', path)).body
    expect(feed.match(/^UID:(hearing|deadline)-/gm)).toHaveLength(3)
    expectLines(feed)
  })

  it('check 50: holds the days in court of its owner, without those hidden from them', async () => {
    await anEvent(colleague, { title: 'Mediation' })
    const court_ref = await aCourt(world)
    const add = async (draft: Partial<Parameters<typeof aHearing>[1]>, case_id = 'LAND-4') => {
      const { id } = await aCase(partner, { case_id, court_ref })
      return aHearing(partner, {
        case_ref: id,
        on_day: '2026-12-03',
        appears_id: associate.user_id,
        ...draft,
      })
    }
    const day = await add({ item_no: '14', purpose: 'Argument; costs' })
    const timed = await add({ at_time: '10:30', appears_id: partner.user_id, with_ids: [associate.user_id] })
    const ofOthers = await add({ appears_id: colleague.user_id })
    const guarded = await add({}, 'SECRET-1')
    await wall(world, guarded.case_ref, colleague, partner)
    const path = pathOf((await associate.call('POST', feeds)).body.address)
    const feed = async (query = '') => {
      const { body } = await world.nobody.call('GET', `${path}${query}`)
      const unfolded: string = body.replaceAll('\r\n ', '')
      const [head, ...entries] = unfolded.split('BEGIN:VEVENT')
      return {
        whole: unfolded,
        head,
        of: (id: string) => entries.find((entry) => entry.includes(`UID:hearing-${id}`)),
      }
    }
    const first = await feed()
    expect(first.whole).toContain('SUMMARY:Mediation')
    expect(first.of(day.id)).toMatch(
      /SEQUENCE:0\r\n.*DTSTART;VALUE=DATE:20261203.*SUMMARY:LAND-4 · Argument\\; costs.*LOCATION:District Judge.*DESCRIPTION:Item 14/s,
    )
    expect(first.of(timed.id)).toMatch(/DTSTART:20261203T043000Z/)
    expect(first.of(ofOthers.id)).toBeUndefined()
    expect(first.of(guarded.id)).toContain('SUMMARY:A case with limited access')
    expect(first.whole).not.toContain('SECRET-1')
    expect((await feed('?only=events')).whole).not.toContain('UID:hearing-')
    expect((await world.nobody.call('GET', `${path}?only=deadlines`)).status).toBe(400)

    const change = { version: day.version, on_day: '2026-12-06' }
    const moved = await partner.call('PATCH', `/rest/v1/hearings/${day.id}`, change)
    expect((await feed()).of(day.id)).toMatch(/SEQUENCE:1\r\n.*DTSTART;VALUE=DATE:20261206/s)
    const vacated = { id: day.id, version: moved.body.version, state: 'vacated', next: { kind: 'awaited' } }
    expect((await partner.call('POST', '/rest/v1/rpc/close_hearing', vacated)).status).toBe(200)
    expect((await feed()).of(day.id)).toMatch(/SEQUENCE:2\r\n.*STATUS:CANCELLED/s)
    await wall(world, day.case_ref, associate, partner)
    expect((await feed()).of(day.id)).toBeUndefined()
    expect((await feed()).of(timed.id)).toBeDefined()
  })

  it('is stored as a hash that opens nothing, and ends with its person', async () => {
    const { body } = await associate.call('POST', feeds)
    const path = pathOf(body.address)
    const token = path.slice(-47, -4)
    const stored = JSON.stringify(
      await world.rows(`select *, encode(token_hash, 'base64') from calendar_feeds`),
    )
    expect(stored).not.toContain(token)
    expect(JSON.stringify(await world.rows('select * from activity_events'))).not.toContain(token)
    await world.rows('update users set deactivated_at = now() where id = $1', [associate.user_id])
    expect((await world.nobody.call('GET', path)).status).toBe(404)
  })

  it('ends with a new password', async () => {
    const member = await aMember(world)
    const { body: session } = await signIn(world, member)
    const path = pathOf((await as(world, session)('POST', feeds)).body.address)
    expect((await world.nobody.call('GET', path)).status).toBe(200)
    const change = { password: 'another brass lantern', current_password: member.password }
    expect((await as(world, session)('PUT', '/auth/v1/user', change)).status).toBe(200)
    expect((await world.nobody.call('GET', path)).status).toBe(404)
    expect((await as(world, session)('GET', feeds)).body).toEqual({ created_at: null })
    const revoked = `select subject_id, actor_id from activity_events where type = 'calendar_feed.revoked'`
    expect(await world.rows(revoked)).toContainEqual({ subject_id: member.id, actor_id: member.id })
  })

  it('answers strange addresses like unknown ones, lets a network that guesses wait, and right ones never', async () => {
    const path = pathOf((await associate.call('POST', feeds)).body.address)
    const strange = [`${'A'.repeat(43)}.ics`, 'x', '%2e%2e%2f.ics', `${'a'.repeat(99)}`]
    for (const token of strange) {
      expect((await world.nobody.call('GET', `/api/calendar/${token}`)).status, token).toBe(404)
    }
    const guess = () => world.nobody.call('GET', `/api/calendar/${'B'.repeat(43)}.ics`)
    for (let at = strange.length; at < 30; at += 1) await guess()
    const refused = await guess()
    expect([refused.status, refused.body.reason]).toEqual([429, 'calendar.too_many_reads'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await world.nobody.call('GET', path)).status).toBe(200)
  })

  it('that leaked is read on a count of its own, network by network', async () => {
    const path = pathOf((await associate.call('POST', feeds)).body.address)
    for (let at = 0; at < 120; at += 1) await from(world, '192.0.2.1')('GET', path)
    expect((await from(world, '192.0.2.1')('GET', path)).status).toBe(429)
    expect((await from(world, '192.0.2.2')('GET', path)).status).toBe(200)
    world.clock.advance(61 * 60_000)
    expect((await from(world, '192.0.2.1')('GET', path)).status).toBe(200)
  })
})

describe('the case that an event is about', () => {
  const add = (who: TestPerson, case_ref: string) =>
    who.call('POST', table, { title: 'Hearing', event_date: '2026-11-21', case_ref })

  it('check 11: is one that the writer sees, and of another or none all is said alike', async () => {
    const seen = await aCase(partner)
    const hidden = await aCase(partner, { case_id: 'HIDDEN-1' })
    await wall(world, hidden.id, associate, partner)
    const me = await world.again(associate)
    const row = (await add(me, seen.id)).body
    expect(row).toMatchObject({ case_ref: seen.id, case_id: 'CASE-2026-417' })
    const refused = await add(me, hidden.id)
    expect(refused).toMatchObject({
      status: 404,
      body: { reason: 'row.not_found', fields: [{ path: 'case_ref' }] },
    })
    const ofNone = await add(me, '00000000-0000-4000-8000-000000000000')
    expect({ ...ofNone.body, request_id: '' }).toEqual({ ...refused.body, request_id: '' })
    const change = (case_ref: string | null, version: number) =>
      me.call('PATCH', `${table}/${row.id}`, { case_ref, version })
    expect((await change(hidden.id, 1)).status).toBe(404)
    expect((await change(null, 1)).body).toMatchObject({ case_ref: null, case_id: null, version: 2 })
    expect((await change(seen.id, 2)).body).toMatchObject({ case_ref: seen.id, version: 3 })
    const [told] = await world.rows(
      `select case_ref, detail from activity_events where type = 'calendar_event.modified' order by id desc limit 1`,
    )
    expect(told).toMatchObject({ case_ref: seen.id, detail: { after: { case_id: 'CASE-2026-417' } } })
    const listed = async () => (await me.call('GET', `${table}?case_ref=${seen.id}`)).body.items
    expect(await listed()).toMatchObject([{ id: row.id }])
    await wall(world, seen.id, associate, partner)
    expect((await (await world.again(associate)).call('GET', `${table}/${row.id}`)).status).toBe(404)
  })
})
