import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { aNote } from '../notes/testing.ts'

const table = '/rest/v1/daily_work_logs'
let world: World
let partner: TestPerson
let associate: TestPerson
let colleague: TestPerson

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  await world.empty('notes, daily_work_logs, time_records, note_counts, idempotency_keys, activity_events')
  partner = await world.aPerson('partner')
  associate = await world.aPerson('associate')
  colleague = await world.aPerson('associate', 'Sadia Rahman')
})

const add = (who: TestPerson, note_id: string, work_date: string, hours_worked: unknown) =>
  who.call('POST', table, { note_id, work_date, hours_worked })
const noteOf = async (id: string) => (await associate.call('GET', `/rest/v1/notes/${id}`)).body

describe('days of work', () => {
  it('are added, corrected and deleted, and the note is always their sum', async () => {
    const note = await aNote(associate)
    const first = await add(associate, note.id, '2026-11-19', 2.25)
    expect(first).toMatchObject({
      status: 201,
      body: { hours_worked: 2.25, work_date: '2026-11-19', full_name: 'Farhan Kabir' },
    })
    await add(associate, note.id, '2026-11-20', 1)
    expect(await noteOf(note.id)).toMatchObject({ hours_worked: 3.25, version: 3 })
    const corrected = await partner.call('PATCH', `${table}/${first.body.id}`, {
      hours_worked: 0.5,
      version: 1,
    })
    expect(corrected.body).toMatchObject({ hours_worked: 0.5, version: 2, user_id: associate.user_id })
    expect(await noteOf(note.id)).toMatchObject({ hours_worked: 1.5 })
    expect((await associate.call('DELETE', `${table}/${first.body.id}`)).status).toBe(204)
    expect(await noteOf(note.id)).toMatchObject({ hours_worked: 1 })
    const events = await world.rows(
      `select type from activity_events where type like 'work_log%' order by id`,
    )
    expect(events.map((event) => event.type)).toEqual([
      'work_log.added',
      'work_log.added',
      'work_log.corrected',
      'work_log.deleted',
    ])
  })

  it('that Hours worked takes from somebody else are told them, and recorded with before and after', async () => {
    const note = await aNote(associate)
    const { body: older } = await add(associate, note.id, '2026-11-18', 2)
    const { body: cut } = await add(associate, note.id, '2026-11-19', 2)
    const { body: gone } = await add(associate, note.id, '2026-11-20', 1)
    await add(partner, note.id, '2026-11-20', 1)
    const lower = async (who: TestPerson, hours_worked: number) => {
      const { version } = await noteOf(note.id)
      return (await who.call('PATCH', `/rest/v1/notes/${note.id}`, { hours_worked, version })).status
    }
    expect(await lower(partner, 3.5)).toBe(200)
    const told = async () =>
      world.rows(
        `select type, subject_id, detail from activity_events where type in ('work_log.corrected', 'work_log.deleted') order by id`,
      )
    expect(await told()).toMatchObject([
      {
        type: 'work_log.deleted',
        ...{ subject_id: gone.id, detail: { person_id: associate.user_id, hours_worked: 1 } },
      },
      {
        type: 'work_log.corrected',
        ...{ subject_id: cut.id, detail: { person_id: associate.user_id, before: 2, after: 1.5 } },
      },
    ])
    const { items } = (await associate.call('GET', '/rest/v1/notifications')).body
    const changed = items.filter(({ type }: { type: string }) => type === 'time_changed')
    expect(changed.map(({ message }: { message: string }) => message).sort()).toEqual([
      `${partner.full_name} changed your time of Nov 19, 2026`,
      `${partner.full_name} changed your time of Nov 20, 2026`,
    ])
    // What one takes from oneself is no news.
    expect(await lower(associate, 2)).toBe(200)
    expect(await told()).toHaveLength(2)
    expect(await world.rows('select id, hours_worked::float from daily_work_logs')).toEqual([
      { id: older.id, hours_worked: 2 },
    ])
  })

  it('say on the note who booked them last', async () => {
    const note = await aNote(associate)
    const { body } = await add(partner, note.id, '2026-11-19', 1)
    const bookedBy = async () => (await noteOf(note.id)).modified_by
    expect(await bookedBy()).toBe(partner.user_id)
    await associate.call('PATCH', `${table}/${body.id}`, { hours_worked: 2, version: 1 })
    expect(await bookedBy()).toBe(associate.user_id)
    await partner.call('DELETE', `${table}/${body.id}`)
    expect(await bookedBy()).toBe(partner.user_id)
  })

  it('are one a day for a person and a task', async () => {
    const note = await aNote(associate)
    const answers = await Promise.all([1, 2, 3].map(() => add(associate, note.id, '2026-11-19', 1)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409])
  })

  it('are deleted once, however many press at the same moment', async () => {
    const note = await aNote(associate)
    const { body } = await add(associate, note.id, '2026-11-19', 1)
    const presses = Array.from({ length: 8 }, () => associate.call('DELETE', `${table}/${body.id}`))
    const statuses = (await Promise.all(presses)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([204, ...Array(7).fill(404)])
  })

  it('fill a day to its last hundredth, also where the sum of two numbers is a hair more', async () => {
    const one = await aNote(associate)
    const two = await aNote(associate)
    await add(associate, one.id, '2026-11-18', 7.9)
    const { body } = await add(associate, two.id, '2026-11-18', 0.04)
    const whole = { hours_worked: 16.1, version: 1 }
    expect((await associate.call('PATCH', `${table}/${body.id}`, whole)).status).toBe(200)
  })

  it('refuse a stale correction', async () => {
    const note = await aNote(associate)
    const { body } = await add(associate, note.id, '2026-11-19', 1)
    await associate.call('PATCH', `${table}/${body.id}`, { hours_worked: 2, version: 1 })
    const stale = await associate.call('PATCH', `${table}/${body.id}`, { hours_worked: 3, version: 1 })
    expect(stale).toMatchObject({ status: 409, body: { current: { hours_worked: 2 } } })
  })

  it.each([0, -1, 24.01, 0.001, '1,5', null, 1e308])('refuse %j hours', async (hours) => {
    const note = await aNote(associate)
    const answer = await add(associate, note.id, '2026-11-19', hours)
    expect(answer.status).toBe(400)
    expect(answer.body.fields[0].path).toBe('hours_worked')
  })

  it.each(['0000-01-01', '2026-02-30', '2026-11-22', 'today'])('refuse the day %s', async (day) => {
    const note = await aNote(associate)
    expect(await add(associate, note.id, day, 1)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'work_date' }] },
    })
  })

  it('refuse more than 24 hours over all tasks, also by a correction', async () => {
    const one = await aNote(associate)
    const two = await aNote(associate)
    await add(associate, one.id, '2026-11-19', 20)
    const { body } = await add(associate, two.id, '2026-11-19', 4)
    expect((await add(associate, (await aNote(associate)).id, '2026-11-19', 0.01)).status).toBe(400)
    const more = await associate.call('PATCH', `${table}/${body.id}`, { hours_worked: 4.01, version: 1 })
    expect(more).toMatchObject({ status: 400, body: { reason: 'notes.hours_above_a_day' } })
  })

  it('stay as they are on an archived task', async () => {
    const note = await aNote(associate)
    const { body } = await add(associate, note.id, '2026-11-19', 1)
    await associate.call('POST', '/rest/v1/rpc/archive_note', { note_id: note.id })
    for (const answer of [
      await add(associate, note.id, '2026-11-20', 1),
      await associate.call('PATCH', `${table}/${body.id}`, { hours_worked: 2, version: 1 }),
      await associate.call('DELETE', `${table}/${body.id}`),
    ]) {
      expect(answer).toMatchObject({ status: 422, body: { reason: 'notes.archived' } })
    }
  })

  it('of another’s task are out of reach', async () => {
    const note = await aNote(associate)
    const { body } = await add(associate, note.id, '2026-11-19', 1)
    for (const answer of [
      await add(colleague, note.id, '2026-11-19', 1),
      await colleague.call('PATCH', `${table}/${body.id}`, { hours_worked: 2, version: 1 }),
      await colleague.call('DELETE', `${table}/${body.id}`),
    ]) {
      expect(answer.status).toBe(404)
    }
    expect((await colleague.call('GET', `${table}?user_id=${associate.user_id}`)).body.items).toEqual([])
    expect((await colleague.call('GET', `${table}?note_id=${note.id}`)).body.items).toEqual([])
    expect((await colleague.call('GET', '/rest/v1/rpc/work_breakdown')).body.items).toEqual([])
    expect((await partner.call('GET', table)).body.items).toHaveLength(1)
  })
})

describe('the daily work breakdown', () => {
  it('lists tasks by their newest day, each with its days and total', async () => {
    const older = await aNote(associate, { title: 'Older' })
    const newer = await aNote(associate, { title: 'Newer', client_name: 'Rahim', case_id: 'CASE-2026-417' })
    await add(associate, older.id, '2026-11-18', 1)
    await add(associate, newer.id, '2026-11-19', 2)
    await add(partner, newer.id, '2026-11-17', 0.5)
    const { body } = await associate.call('GET', '/rest/v1/rpc/work_breakdown')
    expect(body.items).toMatchObject([
      {
        task_title: 'Newer',
        client_name: 'Rahim',
        case_id: 'CASE-2026-417',
        profiles: { user_id: associate.user_id, full_name: 'Farhan Kabir' },
        total_hours: 2.5,
        hours_in_month: null,
        can: { add: true },
        daily_logs: [{ work_date: '2026-11-19' }, { work_date: '2026-11-17', full_name: 'Nusrat Jahan' }],
      },
      { task_title: 'Older', total_hours: 1, daily_logs: [{ work_date: '2026-11-18' }] },
    ])
    const page = await associate.call('GET', '/rest/v1/rpc/work_breakdown?limit=1')
    expect(page.body.items).toHaveLength(1)
    const rest = await associate.call('GET', `/rest/v1/rpc/work_breakdown?limit=1&after=${page.body.next}`)
    expect(rest.body).toMatchObject({ items: [{ task_title: 'Older' }], next: null })
  })
})

describe('the daily work breakdown, filtered', () => {
  const list = async (who: TestPerson, query: Record<string, string>) => {
    const { status, body } = await who.call(
      'GET',
      `/rest/v1/rpc/work_breakdown?${new URLSearchParams(query)}`,
    )
    expect(status).toBe(200)
    return body.items.map(
      (task: { task_title: string; daily_logs: { work_date: string }[] }) =>
        `${task.task_title}: ${task.daily_logs.map((log) => log.work_date.slice(5)).join(' ')}`,
    )
  }

  beforeEach(async () => {
    const suit = await aNote(associate, { title: 'Title suit', category: 'Litigation' })
    const lease = await aNote(associate, { title: 'Lease of July', category: 'Real Estate' })
    const other = await aNote(colleague, { title: 'Bail ৭' })
    await add(associate, suit.id, '2026-07-07', 1)
    await add(associate, suit.id, '2026-10-31', 1)
    await add(partner, suit.id, '2026-10-31', 2)
    await add(associate, suit.id, '2026-11-01', 1)
    await add(associate, lease.id, '2026-10-02', 1)
    await add(colleague, other.id, '2025-07-07', 1)
  })

  it('shows of a month the tasks worked on in it, with its days only', async () => {
    expect(await list(associate, { month: '2026-10' })).toEqual([
      'Title suit: 10-31 10-31',
      'Lease of July: 10-02',
    ])
    expect(await list(associate, { month: '2026-11' })).toEqual(['Title suit: 11-01'])
    expect(await list(associate, { month: '2026-09' })).toEqual([])
    expect(await list(colleague, { month: '2026-10' })).toEqual([])
    expect(await list(partner, { month: '2025-07' })).toEqual(['Bail ৭: 07-07'])
  })

  it('goes on where a page of a month ended', async () => {
    const first = await associate.call('GET', '/rest/v1/rpc/work_breakdown?month=2026-10&limit=1')
    expect(first.body.items).toMatchObject([{ task_title: 'Title suit', total_hours: 5, hours_in_month: 3 }])
    const rest = `/rest/v1/rpc/work_breakdown?month=2026-10&limit=1&after=${first.body.next}`
    expect((await associate.call('GET', rest)).body).toMatchObject({
      items: [{ task_title: 'Lease of July' }],
      next: null,
    })
  })

  it('adds up the whole month, also where a date lets one of its days show', async () => {
    const suit = await aNote(associate, { title: 'Partition suit' })
    await add(associate, suit.id, '2026-10-05', 4)
    await add(associate, suit.id, '2026-10-06', 0.25)
    const { body } = await partner.call('GET', '/rest/v1/rpc/work_breakdown?month=2026-10&q=6+Oct')
    expect(body.items).toMatchObject([
      { task_title: 'Partition suit', hours_in_month: 4.25, daily_logs: [{ hours_worked: 0.25 }] },
    ])
  })

  it('finds days by a date, and tasks by their words', async () => {
    for (const q of ['July 7', '7/7', '৭/৭', '7 Jul']) {
      expect(await list(partner, { q }), q).toEqual(['Title suit: 07-07', 'Bail ৭: 07-07'])
    }
    expect(await list(partner, { q: '7/7/2026' })).toEqual(['Title suit: 07-07'])
    expect(await list(associate, { q: '7/7', month: '2026-10' })).toEqual([])
    expect(await list(associate, { q: 'SUIT' })).toEqual(['Title suit: 11-01 10-31 10-31 07-07'])
    expect(await list(associate, { q: 'lease', month: '2026-10' })).toEqual(['Lease of July: 10-02'])
    expect(await list(associate, { q: 'lease', month: '2026-11' })).toEqual([])
    expect(await list(associate, { q: 'bail' })).toEqual([])
  })

  it('shows a task once that has both the word and the date', async () => {
    expect(await list(associate, { q: 'July' })).toEqual(['Lease of July: 10-02', 'Title suit: 07-07'])
  })

  it('keeps to a category and to one person’s tasks', async () => {
    expect(await list(partner, { month: '2026-10', category: 'Litigation' })).toEqual([
      'Title suit: 10-31 10-31',
    ])
    expect(await list(partner, { month: '2026-10', user_id: colleague.user_id })).toEqual([])
    expect(await list(associate, { month: '2025-07', user_id: colleague.user_id })).toEqual([])
    expect(await list(partner, { q: 'suit', category: 'Real Estate' })).toEqual([])
  })

  it('refuses a month that is none', async () => {
    expect(await associate.call('GET', '/rest/v1/rpc/work_breakdown?month=2026-13')).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'month' }] },
    })
  })
})
