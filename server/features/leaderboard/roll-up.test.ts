import { readFile } from 'node:fs/promises'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { aNote } from '../notes/testing.ts'

/*
 * The roll-up is always the sum of the logs: whoever changes them, however, and however many at once.
 */

let world: World
let people: TestPerson[]

beforeAll(async () => {
  world = await aWorld()
  people = [
    await world.aPerson('partner'),
    await world.aPerson('associate'),
    await world.aPerson('associate'),
  ]
})
afterAll(() => world.end())
beforeEach(() => begin())

const begin = () =>
  world.rows('truncate notes, deleted_notes, worked_hours, activity_events, live_events cascade')

/** Where the roll-up and the sums of the logs differ; nothing waits to be added. */
const differences = () =>
  world.rows(
    `with months as (select to_char(work_date, 'YYYY-MM') as month, user_id, sum(hours_worked) as hours
         from daily_work_logs group by 1, 2),
       sums as (select * from months union all select '', user_id, sum(hours) from months group by user_id)
     select coalesce(s.month, w.month) as month, s.hours as sum, w.hours as kept
       from sums s full join (select * from worked_hours where hours <> 0) w using (month, user_id)
       where s.hours is distinct from w.hours
     union all
     select month, null, hours from worked_hours_changes`,
  )

const act = fc.record({
  kind: fc.constantFrom(
    'add',
    'add',
    'add',
    'correct',
    'remove',
    'set hours',
    'archive',
    'unarchive',
    'delete note',
    'restore note',
    'move',
  ),
  who: fc.nat({ max: 2 }),
  at: fc.nat({ max: 40 }),
  day: fc.nat({ max: 75 }),
  quarters: fc.integer({ min: 1, max: 24 }),
})
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

/** Does one act through the front door, as well as it can be done now; a refusal is as good as anything. */
async function happen({ kind, who, at, day, quarters }: Act): Promise<void> {
  const person = people[who]
  if (!person) throw new Error('nobody')
  const hours_worked = quarters / 4
  const work_date = new Date(Date.UTC(2026, 10, 21 - day)).toISOString().slice(0, 10)
  const note = pick(await world.rows('select id, version, user_id from notes order by id'), at)
  const log = pick(await world.rows('select id, version, work_date from daily_work_logs order by id'), at)
  if (kind === 'add') {
    const chosen = at % 3 === 0 || !note ? await aNote(person) : note
    await call(person, 'POST', 'daily_work_logs', { note_id: chosen.id, work_date, hours_worked })
  } else if (kind === 'restore note') {
    const gone = pick(await world.rows('select note_id from deleted_notes order by note_id'), at)
    if (gone) await call(person, 'POST', 'rpc/restore_note', { note_id: gone.note_id })
  } else if (log && kind === 'correct') {
    await call(person, 'PATCH', `daily_work_logs/${log.id}`, { hours_worked, version: log.version })
  } else if (log && kind === 'remove') {
    await call(person, 'DELETE', `daily_work_logs/${log.id}`)
  } else if (log && kind === 'move') {
    // No call moves a day of work; the roll-up holds for whatever a later one or a hand may do.
    const move =
      'update daily_work_logs set work_date = $2 where note_id = (select note_id from daily_work_logs where id = $1)'
    await world.rows(move, [log.id, work_date]).catch(isTaken)
  } else if (note && kind === 'set hours') {
    await call(person, 'PATCH', `notes/${note.id}`, { hours_worked: hours_worked * 2, version: note.version })
  } else if (note && (kind === 'archive' || kind === 'unarchive')) {
    await call(person, 'POST', `rpc/${kind}_note`, { note_id: note.id })
  } else if (note && kind === 'delete note') {
    await call(person, 'DELETE', `notes/${note.id}`)
  }
}

async function call(who: TestPerson, method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) {
  const answer = await who.call(method, `/rest/v1/${path}`, body)
  if (answer.status >= 500 || answer.body?.reason === 'request.invalid')
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
}

function pick<T>(list: readonly T[], at: number): T | undefined {
  return list[at % Math.max(1, list.length)]
}

function isTaken(error: unknown): void {
  if (!/daily_work_logs_one_per_day/.test(String(error))) throw error
}

describe('the roll-up', () => {
  it('is the sum of the logs after any acts, one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 30 }), async (acts) => {
        await begin()
        for (const each of acts) await happen(each)
        expect(await differences()).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('is the sum of the logs after any acts at once, and none of them is lost to another', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 12, maxLength: 36 }), async (acts) => {
        await begin()
        for (let from = 0; from < acts.length; from += 6)
          await Promise.all(acts.slice(from, from + 6).map(happen))
        expect(await differences()).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  it('loses no hour of twenty that come at once', async () => {
    const [, person] = people
    if (!person) throw new Error('nobody')
    const notes = await Promise.all(Array.from({ length: 20 }, () => aNote(person)))
    const add = ({ id }: { id: string }) =>
      person.call('POST', '/rest/v1/daily_work_logs', {
        note_id: id,
        work_date: '2026-11-20',
        hours_worked: 1,
      })
    const answers = await Promise.all(notes.map(add))
    expect(answers.map(({ status }) => status)).toEqual(notes.map(() => 201))
    expect(await world.rows('select month, hours from worked_hours order by month')).toEqual([
      { month: '', hours: '20.00' },
      { month: '2026-11', hours: '20.00' },
    ])
  })

  it('lets two transactions touch the same people in opposite order', async () => {
    const [one, other] = people
    if (!one || !other) throw new Error('nobody')
    const [a, b] = [await world.connect(), await world.connect()]
    const insert = `insert into daily_work_logs (id, note_id, user_id, work_date, hours_worked, created_at, updated_at)
      values (gen_random_uuid(), $1, $2, '2026-11-05', 2, now(), now())`
    const add = async (client: typeof a, who: TestPerson) => {
      const { id } = await aNote(who)
      await client.query(insert, [id, who.user_id])
    }
    await a.query('begin')
    await b.query('begin')
    await add(a, one)
    await add(b, other)
    await add(a, other)
    await add(b, one)
    await Promise.all([a.query('commit'), b.query('commit')])
    await Promise.all([a.end(), b.end()])
    expect(await world.rows(`select hours from worked_hours where month = ''`)).toEqual([
      { hours: '4.00' },
      { hours: '4.00' },
    ])
    expect(await differences()).toEqual([])
  })

  it('forgets what was taken back', async () => {
    const [, person] = people
    if (!person) throw new Error('nobody')
    const { id } = await aNote(person)
    const client = await world.connect()
    const insert = (day: string) =>
      `insert into daily_work_logs (id, note_id, user_id, work_date, hours_worked, created_at, updated_at)
         values (gen_random_uuid(), '${id}', '${person.user_id}', '${day}', 2, now(), now())`
    await client.query(
      `begin; ${insert('2026-11-05')}; savepoint s; ${insert('2026-11-06')}; rollback to s; commit`,
    )
    await client.query(`begin; ${insert('2026-11-07')}; rollback`)
    await client.end()
    expect(await differences()).toEqual([])
    expect(await world.rows(`select hours from worked_hours where month = ''`)).toEqual([{ hours: '2.00' }])
  })

  it('is made of the logs that are there when the migration comes', async () => {
    const [partner, person] = people
    if (!partner || !person) throw new Error('nobody')
    for (const [at, who] of [partner, person, person].entries()) {
      const { id } = await aNote(who)
      const body = { note_id: id, work_date: `2026-0${at + 4}-30`, hours_worked: 1.25 }
      await who.call('POST', '/rest/v1/daily_work_logs', body)
    }
    await world.rows('truncate worked_hours')
    expect(await differences()).toHaveLength(5)
    const path = new URL('../../db/migrations/0019_leaderboard.sql', import.meta.url)
    const [, backfill] =
      (await readFile(path, 'utf8')).match(/set local role sereshta_system;([\s\S]*?)reset role;/) ?? []
    await world.rows(backfill ?? 'the migration fills nothing')
    expect(await differences()).toEqual([])
  })
})
