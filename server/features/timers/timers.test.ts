import { describe, expect, it } from 'vitest'
import { testStart } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aNote } from '../notes/testing.ts'

const rpc = '/rest/v1/rpc'

const { world, partner, associate } = aFirm(
  'notes, daily_work_logs, time_entries, time_records, note_counts',
  {
    partner: ['partner'],
    associate: ['associate'],
  },
)

const at = (time: string) => `2026-11-21T${time}.000Z`
const minutes = (count: number) => count * 60_000
const noteOf = async (id: string) => (await associate.call('GET', `/rest/v1/notes/${id}`)).body
const days = () =>
  world.rows('select work_date::text as day, hours_worked as hours from daily_work_logs order by 1')

describe('the timer', () => {
  it('runs on the server and books its hours when stopped', async () => {
    const note = await aNote(associate)
    const started = await associate.call('POST', `${rpc}/start_timer`, { note_id: note.id })
    expect(started.body.timer).toMatchObject({ note_id: note.id, note_title: 'New Task' })
    expect((await associate.call('GET', `${rpc}/running_timer`)).body).toMatchObject({
      timer: { note_id: note.id },
      now: testStart,
    })
    expect(await noteOf(note.id)).toMatchObject({ time_start: '2026-11-21T06:00:00Z', time_end: null })
    world.clock.advance(minutes(5))
    const stopped = await associate.call('POST', `${rpc}/stop_timer`, {})
    expect(stopped.body).toMatchObject({ total_hours: 0.08, note_id: note.id })
    expect((await associate.call('GET', `${rpc}/running_timer`)).body.timer).toBeNull()
    expect(await noteOf(note.id)).toMatchObject({ total_hours: 0.08, hours_worked: 0.08 })
    expect(await days()).toEqual([{ day: '2026-11-21', hours: '0.08' }])
  })

  it('is paused and goes on, and books what was worked, by day', async () => {
    const note = await aNote(associate)
    const refusalOf = async (call: string) => (await associate.call('POST', `${rpc}/${call}`, {})).body.reason
    expect([await refusalOf('pause_timer'), await refusalOf('resume_timer')]).toEqual([
      'timers.none_running',
      'timers.none_running',
    ])
    await associate.call('POST', `${rpc}/start_timer`, { note_id: note.id })
    expect(await refusalOf('resume_timer')).toBe('timers.not_paused')
    world.clock.advance(minutes(3))
    const paused = await associate.call('POST', `${rpc}/pause_timer`, {})
    expect(paused.body.timer).toMatchObject({ note_id: note.id, paused_at: '2026-11-21T06:03:00Z' })
    expect(await refusalOf('pause_timer')).toBe('timers.paused')
    world.clock.advance(minutes(3))
    const resumed = await associate.call('POST', `${rpc}/resume_timer`, {})
    expect(resumed.body.timer).toMatchObject({ pauses: [{ from: at('06:03:00'), to: at('06:06:00') }] })
    expect(resumed.body.timer).not.toHaveProperty('paused_at')
    world.clock.advance(minutes(3))
    const stopped = await associate.call('POST', `${rpc}/stop_timer`, {})
    expect(stopped.body).toMatchObject({ total_hours: 0.1, time_end: '2026-11-21T06:09:00.000Z' })
    expect(await days()).toEqual([{ day: '2026-11-21', hours: '0.10' }])
    expect(await noteOf(note.id)).toMatchObject({ total_hours: 0.1, hours_worked: 0.1 })
  })

  it('leaves its times on the entries, by day and without its pause', async () => {
    const note = await aNote(associate)
    world.clock.advance(minutes(60 * 12 - 5))
    const fresh = await world.again(associate)
    await fresh.call('POST', `${rpc}/start_timer`, { note_id: note.id })
    for (const call of ['pause', 'resume']) {
      world.clock.advance(minutes(2))
      await fresh.call('POST', `${rpc}/${call}_timer`, {})
    }
    world.clock.advance(minutes(3) + 15_000)
    const stopped = await fresh.call('POST', `${rpc}/stop_timer`, {})
    expect(stopped.body).toMatchObject({ total_hours: 0.09 })
    expect(stopped.body).not.toHaveProperty('warnings')
    const { items } = (await fresh.call('GET', '/rest/v1/time_entries')).body
    const [span, rest] = [
      { from: at('17:55:00'), to: at('17:57:00') },
      { from: at('17:59:00'), to: at('18:00:00') },
    ]
    expect(items).toMatchObject([
      {
        work_date: '2026-11-22',
        seconds: 144,
        source: 'timer',
        spans: [{ from: rest.to, to: at('18:02:15') }],
      },
      { work_date: '2026-11-21', seconds: 180, source: 'timer', spans: [span, rest] },
    ])
  })

  it('that is stopped over logged time is booked without times, and says so', async () => {
    const note = await aNote(associate)
    await associate.call('POST', `${rpc}/start_timer`, { note_id: note.id })
    world.clock.advance(minutes(9))
    const spans = [{ from: at('06:02:00'), to: at('06:05:00') }]
    expect((await associate.call('POST', '/rest/v1/time_entries', { spans })).status).toBe(201)
    const stopped = await associate.call('POST', `${rpc}/stop_timer`, {})
    expect(stopped.body).toMatchObject({
      total_hours: 0.15,
      warnings: [
        {
          reason: 'timers.logged_already',
          message: 'Part of this time is logged already.',
          work_date: '2026-11-21',
        },
      ],
    })
    const save = async (from: string, to: string) =>
      (
        await associate.call('POST', `${rpc}/save_time`, {
          note_id: note.id,
          time_start: at(from),
          time_end: at(to),
        })
      ).body
    expect((await save('06:04:00', '06:07:00')).warnings).toHaveLength(1)
    expect(await world.rows('select seconds from time_entries where spans is null order by 1')).toEqual([
      { seconds: 180 },
      { seconds: 540 },
    ])
    // Rounding makes more of it than it lasts, and it keeps its times; so does what begins where that ends.
    expect(await save('05:00:00', '05:00:20')).toMatchObject({ total_hours: 0.01 })
    expect(await save('05:00:20', '05:03:20')).not.toHaveProperty('warnings')
    expect(await world.rows('select seconds from time_entries where spans is not null order by 1')).toEqual([
      { seconds: 36 },
      { seconds: 180 },
      { seconds: 180 },
    ])
  })

  it('over midnight names the day of what was logged, also when it is stopped for another', async () => {
    const [first, second] = [await aNote(associate), await aNote(associate)]
    world.clock.advance(minutes(60 * 12 - 5))
    const fresh = await world.again(associate)
    await fresh.call('POST', `${rpc}/start_timer`, { note_id: first.id })
    world.clock.advance(minutes(9))
    const spans = [{ from: at('18:01:00'), to: at('18:02:00') }]
    expect((await fresh.call('POST', '/rest/v1/time_entries', { spans })).status).toBe(201)
    const body = { note_id: second.id, stop_running: true }
    const started = (await fresh.call('POST', `${rpc}/start_timer`, body)).body
    expect(started).toMatchObject({
      timer: { note_id: second.id },
      warnings: [{ reason: 'timers.logged_already', work_date: '2026-11-22' }],
    })
    const kept = await world.rows(
      'select work_date::text as day, spans is null as bare from time_entries order by 1, 2',
    )
    expect(kept).toEqual([
      { day: '2026-11-21', bare: false },
      { day: '2026-11-22', bare: false },
      { day: '2026-11-22', bare: true },
    ])
  })

  it('that is stopped while it is paused ends when its work did, however long ago', async () => {
    const note = await aNote(associate)
    await associate.call('POST', `${rpc}/start_timer`, { note_id: note.id })
    world.clock.advance(minutes(3))
    await associate.call('POST', `${rpc}/pause_timer`, {})
    world.clock.advance(minutes(6))
    const stopped = await associate.call('POST', `${rpc}/stop_timer`, {})
    expect(stopped.body).toMatchObject({ total_hours: 0.05, time_end: '2026-11-21T06:03:00.000Z' })
  })

  it('that is paused takes an end that is said, and nothing of its pause', async () => {
    const note = await aNote(associate)
    await associate.call('POST', `${rpc}/start_timer`, { note_id: note.id })
    world.clock.advance(minutes(3))
    await associate.call('POST', `${rpc}/pause_timer`, {})
    world.clock.advance(minutes(6))
    const stopped = await associate.call('POST', `${rpc}/stop_timer`, { time_end: '2026-11-21T06:08:00Z' })
    expect(stopped.body).toMatchObject({ total_hours: 0.05, time_end: '2026-11-21T06:08:00.000Z' })
    expect(await world.rows(`select pauses::text from time_records`)).toEqual([
      { pauses: expect.stringContaining('06:03:00') },
    ])
  })

  it('is paused once by two presses at the same moment', async () => {
    const note = await aNote(associate)
    await associate.call('POST', `${rpc}/start_timer`, { note_id: note.id })
    const both = await Promise.all([1, 2].map(() => associate.call('POST', `${rpc}/pause_timer`, {})))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('keeps every run and sums them', async () => {
    const note = await aNote(associate)
    for (const length of [6, 3]) {
      await associate.call('POST', `${rpc}/start_timer`, { note_id: note.id })
      world.clock.advance(minutes(length))
      await associate.call('POST', `${rpc}/stop_timer`, {})
    }
    expect(await noteOf(note.id)).toMatchObject({ total_hours: 0.15, hours_worked: 0.15 })
    expect(await world.rows('select 1 from time_records')).toHaveLength(2)
  })

  it('refuses a second one by naming the first, or stops it when asked', async () => {
    const first = await aNote(associate, { title: 'First' })
    const second = await aNote(associate)
    await associate.call('POST', `${rpc}/start_timer`, { note_id: first.id })
    world.clock.advance(minutes(6))
    const refused = await associate.call('POST', `${rpc}/start_timer`, { note_id: second.id })
    expect(refused).toMatchObject({
      status: 409,
      body: { reason: 'timers.already_running', current: { note_title: 'First' } },
    })
    expect(Object.keys(refused.body.current).sort()).toEqual([
      ...['case_ref', 'id', 'note_id', 'note_title', 'started_at'],
    ])
    const asked = await associate.call('POST', `${rpc}/start_timer`, {
      note_id: second.id,
      stop_running: true,
    })
    expect(asked.body.timer).toMatchObject({ note_id: second.id })
    expect(await noteOf(first.id)).toMatchObject({ hours_worked: 0.1 })
  })

  it('is one, also when started many times at once', async () => {
    const notes = await Promise.all([1, 2, 3, 4].map(() => aNote(associate)))
    const answers = await Promise.all(
      notes.map((note) => associate.call('POST', `${rpc}/start_timer`, { note_id: note.id })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409])
  })

  it('books once when stopped twice at once', async () => {
    const note = await aNote(associate)
    await associate.call('POST', `${rpc}/start_timer`, { note_id: note.id })
    world.clock.advance(minutes(6))
    const answers = await Promise.all([1, 2, 3].map(() => associate.call('POST', `${rpc}/stop_timer`, {})))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
    expect(await noteOf(note.id)).toMatchObject({ hours_worked: 0.1 })
  })

  it('asks what to keep of a run above 10 hours', async () => {
    const note = await aNote(associate)
    await associate.call('POST', `${rpc}/start_timer`, { note_id: note.id })
    world.clock.advance(minutes(60 * 11))
    const fresh = await world.again(associate)
    const asked = await fresh.call('POST', `${rpc}/stop_timer`, {})
    expect(asked).toMatchObject({ status: 422, body: { reason: 'timers.ran_long' } })
    const kept = await fresh.call('POST', `${rpc}/stop_timer`, { time_end: '2026-11-21T08:00:00Z' })
    expect(kept.body).toMatchObject({ total_hours: 2 })
    expect(await days()).toEqual([{ day: '2026-11-21', hours: '2.00' }])
  })

  it('splits a kept long run at midnight', async () => {
    const note = await aNote(associate)
    await associate.call('POST', `${rpc}/start_timer`, { note_id: note.id })
    world.clock.advance(minutes(60 * 14))
    const fresh = await world.again(associate)
    expect((await fresh.call('POST', `${rpc}/stop_timer`, { keep_long: true })).status).toBe(200)
    expect(await days()).toEqual([
      { day: '2026-11-21', hours: '12.00' },
      { day: '2026-11-22', hours: '2.00' },
    ])
  })

  it.each(['2026-11-21T06:00:00Z', '2026-11-21T05:00:00Z', '2026-11-21T06:30:00Z'])(
    'refuses to end at %s',
    async (time_end) => {
      const note = await aNote(associate)
      await associate.call('POST', `${rpc}/start_timer`, { note_id: note.id })
      world.clock.advance(minutes(6))
      const answer = await associate.call('POST', `${rpc}/stop_timer`, { time_end })
      expect(answer).toMatchObject({ status: 422, body: { reason: 'notes.end_not_after_start' } })
      expect(await days()).toEqual([])
    },
  )

  it('can be thrown away', async () => {
    const note = await aNote(associate)
    await associate.call('POST', `${rpc}/start_timer`, { note_id: note.id })
    expect((await associate.call('POST', `${rpc}/discard_timer`, {})).status).toBe(204)
    expect(await noteOf(note.id)).toMatchObject({ time_start: null, hours_worked: 0 })
    expect((await associate.call('POST', `${rpc}/discard_timer`, {})).status).toBe(409)
    const told = await world.rows(`select detail from activity_events where type = 'timer.discarded'`)
    expect(told).toEqual([{ detail: { note_id: note.id, title: note.title } }])
  })

  it('is thrown away once, and never a run that was stopped in the same moment', async () => {
    const note = await aNote(associate)
    await associate.call('POST', `${rpc}/start_timer`, { note_id: note.id })
    world.clock.advance(minutes(6))
    const presses = ['stop', ...Array<string>(7).fill('discard')].map((how) =>
      associate.call('POST', `${rpc}/${how}_timer`, {}),
    )
    const done = (await Promise.all(presses)).filter(({ status }) => status < 300)
    expect(done).toHaveLength(1)
    const { total_hours, hours_worked } = await noteOf(note.id)
    expect(total_hours).toBe(hours_worked)
  })

  it('books on a note that was archived meanwhile', async () => {
    const note = await aNote(associate)
    await associate.call('POST', `${rpc}/start_timer`, { note_id: note.id })
    await partner.call('POST', `${rpc}/archive_note`, { note_id: note.id })
    world.clock.advance(minutes(6))
    expect((await associate.call('POST', `${rpc}/stop_timer`, {})).status).toBe(200)
    expect(await noteOf(note.id)).toMatchObject({ hours_worked: 0.1, is_archived: true })
  })

  it('starts on no note that is archived or another’s', async () => {
    const hers = await aNote(await world.aPerson('associate'))
    expect((await associate.call('POST', `${rpc}/start_timer`, { note_id: hers.id })).status).toBe(404)
    const mine = await aNote(associate)
    await associate.call('POST', `${rpc}/archive_note`, { note_id: mine.id })
    const answer = await associate.call('POST', `${rpc}/start_timer`, { note_id: mine.id })
    expect(answer).toMatchObject({ status: 422, body: { reason: 'notes.archived' } })
  })
})

describe('time saved by hand', () => {
  const save = (note_id: string, time_start: string, time_end: string) =>
    associate.call('POST', `${rpc}/save_time`, { note_id, time_start, time_end })

  it('is booked like a run', async () => {
    const note = await aNote(associate)
    const answer = await save(note.id, '2026-11-20T03:00:00Z', '2026-11-20T04:20:00Z')
    expect(answer).toMatchObject({ status: 201, body: { total_hours: 1.33 } })
    expect(await noteOf(note.id)).toMatchObject({ hours_worked: 1.33, time_end: '2026-11-20T04:20:00Z' })
    expect(await days()).toEqual([{ day: '2026-11-20', hours: '1.33' }])
  })

  it('must end after it starts, and not in the future', async () => {
    const note = await aNote(associate)
    const same = await save(note.id, '2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z')
    expect(same).toMatchObject({ status: 422, body: { message: 'End time must be after start time' } })
    expect((await save(note.id, '2026-11-20T03:00:00Z', '2026-11-20T02:00:00Z')).status).toBe(422)
    expect((await save(note.id, '2026-11-21T03:00:00Z', '2026-11-21T07:00:00Z')).body.reason).toBe(
      'timers.in_the_future',
    )
    expect((await save(note.id, 'yesterday', '2026-11-21T07:00:00Z')).status).toBe(400)
    expect(await world.rows('select 1 from time_records')).toEqual([])
  })

  it.each(['1900-01-01T00:00:00Z', '2026-10-01T00:00:00Z', '0001-01-01T00:00:00Z'])(
    'is no run since %s',
    async (start) => {
      const note = await aNote(associate)
      const answer = await save(note.id, start, '2026-11-20T01:00:00Z')
      expect(answer).toMatchObject({
        status: 422,
        body: { reason: 'timers.too_long', fields: [{ path: 'time_start' }] },
      })
    },
  )

  it('keeps nothing when a day would get more than 24 hours', async () => {
    const note = await aNote(associate)
    await save(note.id, '2026-11-19T18:00:00Z', '2026-11-20T17:00:00Z')
    const answer = await save(note.id, '2026-11-20T14:00:00Z', '2026-11-20T19:00:00Z')
    expect(answer).toMatchObject({ status: 400, body: { reason: 'notes.hours_above_a_day' } })
    expect(await days()).toEqual([{ day: '2026-11-20', hours: '23.00' }])
    expect(await world.rows('select 1 from time_records')).toHaveLength(1)
  })
})
