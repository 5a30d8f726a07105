import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aMeeting, usualMeeting } from './testing.ts'

const table = '/rest/v1/meetings'

let { world, partner, other, associate } = aFirm('cases, meetings', {
  partner: ['partner', 'Nusrat Jahan'],
  other: ['partner', 'Imran Hossain'],
  associate: ['associate', 'Farhan Kabir'],
})

const titles = async (query = '') =>
  (await other.call('GET', `${table}?${query}`)).body.items.map((row: { title: string }) => row.title)
const at = async (moment: string) => {
  world.clock.set(moment)
  partner = await world.again(partner)
  other = await world.again(other)
}

describe('a meeting', () => {
  it('is booked by a partner, in the Conference Room, and partners alone hear of it', async () => {
    const row = await aMeeting(partner, { location: '  ', description: '' })
    expect(row).toMatchObject({
      ...usualMeeting,
      location: 'Conference Room',
      description: null,
      created_by: partner.user_id,
      profiles: { full_name: 'Nusrat Jahan', role: 'partner' },
      version: 1,
      can: { edit: true, delete: true },
    })
    const [event] = await world.rows('select type, actor_id, detail from activity_events')
    expect(event).toMatchObject({
      type: 'meeting.created',
      actor_id: partner.user_id,
      detail: { title: usualMeeting.title, location: 'Conference Room', start_time: '10:00' },
    })
    expect(await world.rows('select topic, audience from live_events')).toEqual([
      { topic: 'meetings', audience: 'right' },
    ])
  })

  it('is closed to associates and strangers by every verb, and changes nothing', async () => {
    const { id } = await aMeeting(partner)
    const calls = [
      ['GET', table],
      ['POST', table, usualMeeting],
      ['GET', `${table}/${id}`],
      ['PATCH', `${table}/${id}`, { title: 'Mine', version: 1 }],
      ['DELETE', `${table}/${id}`],
      ['GET', '/rest/v1/rpc/meeting_rooms?date=2026-11-22'],
    ] as const
    for (const [method, path, body] of calls) {
      const refused = await associate.call(method, path, body)
      expect(refused.status, `${method} ${path}`).toBe(403)
      expect(JSON.stringify(refused.body)).not.toContain('weekly')
      expect((await world.nobody.call(method, path, body)).status).toBe(401)
    }
    expect(await titles()).toEqual([usualMeeting.title])
  })

  it('falls back to a partner without a name when the creator’s profile is gone', async () => {
    const { id } = await aMeeting(partner)
    await world.rows('delete from profiles where user_id = $1', [partner.user_id])
    const seen = await other.call('GET', `${table}/${id}`)
    expect(seen.body.profiles).toEqual({ full_name: '', role: 'partner' })
    expect(await titles()).toEqual([usualMeeting.title])
  })

  it.each([
    ['title', ' '],
    ['title', 'x'.repeat(301)],
    ['title', null],
    ['meeting_date', '2026-02-30'],
    ['meeting_date', ''],
    ['meeting_date', '2026-11-20'],
    ['start_time', '24:00'],
    ['start_time', '9:00'],
    ['start_time', ''],
    ['end_time', '10:00'],
    ['end_time', '09:59'],
    ['end_time', undefined],
    ['location', 'x'.repeat(201)],
    ['description', 'x'.repeat(5001)],
  ])('refuses %s %j by name', async (field, value) => {
    const refused = await partner.call('POST', table, { ...usualMeeting, [field]: value })
    expect(refused.status).toBe(400)
    expect(refused.body.fields[0].path).toBe(field)
    expect(await world.rows('select 1 from meetings')).toEqual([])
  })

  it('is booked from the firm’s today on, on both sides of midnight in Dhaka', async () => {
    await at('2026-11-30T17:59:59Z')
    await aMeeting(partner, { meeting_date: '2026-11-30' })
    await at('2026-11-30T18:00:00Z')
    const refused = await partner.call('POST', table, { ...usualMeeting, meeting_date: '2026-11-30' })
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'meeting_date', message: 'Meeting date must not be before today' }] },
    })
    await aMeeting(partner, { meeting_date: '2026-12-01' })
  })

  it('is changed by any partner, made on a version, and the audit keeps before and after', async () => {
    const { id } = await aMeeting(partner)
    const change = { title: 'Moved', start_time: '10:30', version: 1 }
    const changed = await other.call('PATCH', `${table}/${id}`, change)
    expect(changed.body).toMatchObject({ title: 'Moved', start_time: '10:30', end_time: '11:00', version: 2 })
    const stale = await partner.call('PATCH', `${table}/${id}`, { title: 'Late', version: 1 })
    expect(stale).toMatchObject({ status: 409, body: { current: { title: 'Moved', version: 2 } } })
    const [event] = await world.rows(
      `select actor_id, detail from activity_events where type = 'meeting.modified'`,
    )
    expect(event).toMatchObject({
      actor_id: other.user_id,
      detail: { before: { start_time: '10:00' }, after: { title: 'Moved', start_time: '10:30' } },
    })
    const backwards = await partner.call('PATCH', `${table}/${id}`, { end_time: '10:30', version: 2 })
    expect(backwards).toMatchObject({ status: 400, body: { fields: [{ path: 'end_time' }] } })
  })

  it('is not moved into the past, but a past one is corrected where it stands', async () => {
    const { id } = await aMeeting(partner)
    const path = `${table}/${id}`
    const moved = await partner.call('PATCH', path, { meeting_date: '2026-11-20', version: 1 })
    expect(moved).toMatchObject({ status: 400, body: { fields: [{ path: 'meeting_date' }] } })
    await at('2026-12-05T06:00:00Z')
    const words = { title: 'Minutes kept', end_time: '11:30', meeting_date: '2026-11-22', version: 1 }
    expect((await partner.call('PATCH', path, words)).body).toMatchObject({
      title: 'Minutes kept',
      version: 2,
    })
    const back = await partner.call('PATCH', path, { meeting_date: '2026-12-04', version: 2 })
    expect(back.status).toBe(400)
    const forth = await partner.call('PATCH', path, { meeting_date: '2026-12-05', version: 2 })
    expect(forth.status).toBe(200)
  })

  it('is deleted for good, and the audit keeps what was booked', async () => {
    const { id } = await aMeeting(partner)
    expect((await other.call('DELETE', `${table}/${id}`)).status).toBe(204)
    expect((await partner.call('DELETE', `${table}/${id}`)).status).toBe(404)
    expect((await partner.call('PATCH', `${table}/${id}`, { title: 'x', version: 1 })).status).toBe(404)
    const [event] = await world.rows(
      `select actor_id, detail from activity_events where type = 'meeting.deleted'`,
    )
    expect(event).toMatchObject({ actor_id: other.user_id, detail: { title: usualMeeting.title } })
    await aMeeting(partner)
  })

  it('ignores who the client says booked it, and is booked once for one key', async () => {
    const draft = { ...usualMeeting, created_by: other.user_id }
    const key = { 'idempotency-key': 'pressed-twice' }
    const first = await partner.call('POST', table, draft, key)
    const second = await partner.call('POST', table, draft, key)
    expect(first.body.created_by).toBe(partner.user_id)
    expect(second).toMatchObject({ status: 201, body: first.body })
    const reused = await partner.call('POST', table, { ...draft, title: 'Else' }, key)
    expect(reused.status).toBe(422)
  })
})

describe('a room', () => {
  const wish = (change: object) => partner.call('POST', table, { ...usualMeeting, title: 'Wish', ...change })

  it.each([
    ['the same hour', {}],
    ['its first minute', { start_time: '09:00', end_time: '10:01' }],
    ['its last minute', { start_time: '10:59', end_time: '12:00' }],
    ['the midst of it', { start_time: '10:20', end_time: '10:40' }],
    ['all around it', { start_time: '09:00', end_time: '12:00' }],
    ['another spelling', { location: '  conference \u00a0 ROOM ' }],
    ['a spelling that looks the same', { location: '\u200bConfer\u00adence\u2060 Ro\u200dom\ufeff' }],
  ])('is refused for %s, naming the meeting that has it', async (_, change) => {
    await aMeeting(other)
    expect(await wish(change)).toMatchObject({
      status: 409,
      body: {
        reason: 'meetings.room_taken',
        message: 'Conference Room is taken from 10:00 to 11:00 by “Partners’ weekly”.',
        fields: [{ path: 'start_time' }],
      },
    })
    expect(await titles()).toEqual([usualMeeting.title])
  })

  it.each([
    ['before', { start_time: '09:00', end_time: '10:00' }],
    ['after', { start_time: '11:00', end_time: '12:00' }],
    ['elsewhere', { location: 'Library' }],
    ['where Bangla needs its joiners', { location: 'র\u200d্যাব কক্ষ' }],
    ['another day', { meeting_date: '2026-11-23' }],
  ])('is free %s', async (_, change) => {
    await aMeeting(other)
    expect((await wish(change)).status).toBe(201)
  })

  it('is refused to a meeting that is moved into it, but not to its own', async () => {
    await aMeeting(other)
    const mine = await aMeeting(partner, { title: 'Mine', location: 'Library' })
    const path = `${table}/${mine.id}`
    const moved = await partner.call('PATCH', path, { location: 'conference room', version: 1 })
    expect(moved).toMatchObject({ status: 409, body: { reason: 'meetings.room_taken' } })
    const longer = await partner.call('PATCH', path, { end_time: '12:00', version: 1 })
    expect(longer.status).toBe(200)
  })

  it('goes to one of twenty who book it at once, and the others are told by whom it is taken', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => world.aPerson('partner')))
    const answers = await Promise.all(
      people.map((person, place) =>
        person.call('POST', table, {
          ...usualMeeting,
          title: `Meeting ${place}`,
          location: place % 2 ? 'Conference Room' : ' conference  room',
          start_time: `10:${10 + place}`,
        }),
      ),
    )
    const [winner] = answers.filter(({ status }) => status === 201)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(19)
    for (const { body } of refused) {
      expect(body.reason).toBe('meetings.room_taken')
      expect(body.message).toContain(`“${winner?.body.title}”`)
    }
    expect(await world.rows('select 1 from meetings')).toHaveLength(1)
  })

  it('goes to one of twenty meetings that are moved into it at once', async () => {
    const rows = await Promise.all(
      Array.from({ length: 20 }, (_, place) => aMeeting(partner, { location: `Room ${place}` })),
    )
    const answers = await Promise.all(
      rows.map(({ id }) => other.call('PATCH', `${table}/${id}`, { location: 'Library', version: 1 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  })

  it('is kept by the database itself, whoever writes', async () => {
    await aMeeting(partner)
    const past = `insert into meetings (id, created_by, title, meeting_date, start_time, end_time, location,
        created_at, updated_at) select gen_random_uuid(), created_by, 'x', meeting_date, '10:30', '12:00',
        ' CONFERENCE   room ', now(), now() from meetings`
    await expect(world.rows(past)).rejects.toMatchObject({ constraint: 'meetings_one_per_room' })
  })

  it('shows its bookings of a day, the usual room first, also the rooms that are free', async () => {
    const rooms = async (date: string) =>
      (await partner.call('GET', `/rest/v1/rpc/meeting_rooms?date=${date}`)).body.rooms
    expect(await rooms('2026-11-22')).toEqual([{ location: 'Conference Room', bookings: [] }])
    const late = await aMeeting(partner, { title: 'Late', start_time: '15:00', end_time: '16:00' })
    const early = await aMeeting(other, { title: 'Early', location: 'conference room' })
    await aMeeting(other, { location: 'Archive room', meeting_date: '2026-11-25' })
    await aMeeting(other, { title: 'Reading', location: 'Library' })
    const seen = await rooms('2026-11-22')
    expect(seen.map((room: { location: string }) => room.location.toLowerCase())).toEqual([
      'conference room',
      'library',
      'archive room',
    ])
    expect(seen[0].bookings).toEqual([
      { id: early.id, title: 'Early', start_time: '10:00', end_time: '11:00' },
      { id: late.id, title: 'Late', start_time: '15:00', end_time: '16:00' },
    ])
    expect(seen[2].bookings).toEqual([])
    expect((await partner.call('GET', '/rest/v1/rpc/meeting_rooms?date=2026-02-30')).status).toBe(400)
  })
})

describe('the lists of meetings', () => {
  it('turn at the end of a meeting, by the firm’s clock', async () => {
    await aMeeting(partner, { title: 'Ten' })
    await aMeeting(partner, { title: 'Eleven', start_time: '11:00', end_time: '12:00' })
    await aMeeting(partner, { title: 'Tomorrow', meeting_date: '2026-11-23' })
    for (const [moment, upcoming, past] of [
      ['2026-11-21T23:00:00Z', ['Ten', 'Eleven', 'Tomorrow'], []],
      ['2026-11-22T04:59:59Z', ['Ten', 'Eleven', 'Tomorrow'], []],
      ['2026-11-22T05:00:00Z', ['Eleven', 'Tomorrow'], ['Ten']],
      ['2026-11-22T06:00:00Z', ['Tomorrow'], ['Eleven', 'Ten']],
      ['2026-11-24T06:00:00Z', [], ['Tomorrow', 'Eleven', 'Ten']],
    ] as const) {
      await at(moment)
      expect(await titles('when=upcoming'), moment).toEqual(upcoming)
      expect(await titles('when=past'), moment).toEqual(past)
    }
    expect(await titles()).toEqual(['Ten', 'Eleven', 'Tomorrow'])
  })

  it('are paged by key', async () => {
    for (const title of ['a', 'b', 'c']) await aMeeting(partner, { title, location: title })
    const first = await other.call('GET', `${table}?when=upcoming&limit=2`)
    expect(first.body.items).toHaveLength(2)
    const next = await titles(`when=upcoming&limit=2&after=${first.body.next}`)
    expect([...first.body.items.map((row: { title: string }) => row.title), ...next].sort()).toEqual([
      'a',
      'b',
      'c',
    ])
    await at('2026-11-24T06:00:00Z')
    const past = await other.call('GET', `${table}?when=past&limit=2`)
    expect(await titles(`when=past&limit=2&after=${past.body.next}`)).toHaveLength(1)
    expect((await other.call('GET', `${table}?after=x`)).status).toBe(400)
  })

  it('are searched by words, place, creator and day, and narrowed to a room', async () => {
    await aMeeting(partner, { title: 'Budget 100%', description: 'Numbers of the year' })
    await aMeeting(other, { title: 'Hiring', location: 'Library', meeting_date: '2026-12-01' })
    for (const [query, found] of [
      ['q=BUDGET', ['Budget 100%']],
      ['q=numbers', ['Budget 100%']],
      ['q=%25', ['Budget 100%']],
      ['q=library', ['Hiring']],
      ['q=imran', ['Hiring']],
      ['q=Dec%2001,%202026', ['Hiring']],
      ['q=22%20november', ['Budget 100%']],
      ['location=%20LIBRARY', ['Hiring']],
      ['location=Attic', []],
    ] as const) {
      expect(await titles(`when=upcoming&${query}`), query).toEqual(found)
    }
  })
})

describe('the case that a meeting is about', () => {
  const add = (who: TestPerson, case_ref: string) => who.call('POST', table, { ...usualMeeting, case_ref })

  it('check 11: is one that the writer sees, and of another or none all is said alike', async () => {
    const seen = await aCase(partner)
    const hidden = await aCase(partner, { case_id: 'HIDDEN-1' })
    await wall(world, hidden.id, other, partner)
    const me = await world.again(other)
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
      `select case_ref, detail from activity_events where type = 'meeting.modified' order by id desc limit 1`,
    )
    expect(told).toMatchObject({ case_ref: seen.id, detail: { after: { case_id: 'CASE-2026-417' } } })
    const listed = async () => (await me.call('GET', `${table}?case_ref=${seen.id}`)).body.items
    expect(await listed()).toMatchObject([{ id: row.id }])
    await wall(world, seen.id, other, partner)
    expect((await (await world.again(other)).call('GET', `${table}/${row.id}`)).status).toBe(404)
  })
})
