import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { aCase } from '../cases/testing.ts'
import { aNote } from '../notes/testing.ts'

/*
 * Lives of random calls, old and new ones mixed, timers, deletions and restores among them, of two people on two tasks
 * and a case. After each of them every log is the sum of its entries, every note the sum of its logs, the board the sum
 * of the logs and of the rounded entries without a task, no times overlap and no day has more than 24 hours.
 */

let world: World
let people: TestPerson[]
let places: { note_id?: string; case_ref?: string }[]
const days = ['2026-11-19', '2026-11-20']

beforeAll(async () => {
  world = await aWorld()
  const farhan = await world.aPerson('associate')
  people = [farhan, await world.aPerson('partner')]
  await aCase(farhan, { case_id: 'TRUTH-1' })
})
afterAll(() => world.end())

/** So many minutes go by, which may be more than a session lasts. */
async function pass(minutes: number): Promise<void> {
  world.clock.advance(minutes * 60_000)
  people = await Promise.all(people.map((one) => world.again(one)))
}

/** Two tasks, of which one is of a case, and the case. */
async function somePlaces(): Promise<typeof places> {
  const [farhan] = people as [TestPerson]
  const [first, second] = [await aNote(farhan), await aNote(farhan, { case_id: 'TRUTH-1' })]
  return [{ note_id: first.id }, { note_id: second.id }, { case_ref: second.case_ref }]
}

const kinds = [
  'log',
  'correct',
  'drop log',
  'total',
  'save',
  'entry',
  'span',
  'edit',
  'split',
  'move',
  'drop',
  'old',
  'timer',
  'delete task',
  'restore task',
] as const
const act = fc.record({
  // A life of a timer takes several acts.
  kind: fc.constantFrom(...kinds, 'timer', 'timer', 'timer'),
  who: fc.nat(1),
  place: fc.nat(2),
  day: fc.nat(1),
  size: fc.integer({ min: 1, max: 40_000 }),
  which: fc.nat(50),
})
type Act = typeof act extends fc.Arbitrary<infer Of> ? Of : never

const pick = <Row>(rows: readonly Row[], at: number): Row | undefined => rows[at % Math.max(1, rows.length)]

/** Does one thing; that it is refused is as good as that it is done. */
async function live({ kind, who, place, day, size, which }: Act): Promise<void> {
  const person = people[who] as TestPerson
  const on = places[place] ?? {}
  const work_date = days[day] as string
  const hours = Math.max(1, Math.round(size / 36)) / 100
  const entry = async () =>
    pick((await person.call('GET', '/rest/v1/time_entries')).body.items as Row[], which)
  const log = async () =>
    pick((await person.call('GET', '/rest/v1/daily_work_logs')).body.items as Row[], which)
  const started = Date.parse(`${work_date}T02:00:00Z`) + which * 600_000
  const span = { from: new Date(started).toISOString(), to: new Date(started + size * 1000).toISOString() }
  const call = (...of: Parameters<TestPerson['call']>) => person.call(...of)
  const rpc = (name: string, body: object = {}) => call('POST', `/rest/v1/rpc/${name}`, body)
  const [e, l] = kind === 'log' || kind === 'entry' || kind === 'span' ? [] : [await entry(), await log()]
  const read = on.note_id && (await call('GET', `/rest/v1/notes/${on.note_id}`))
  const note = read && read.status === 200 ? read.body : undefined
  const answer = await {
    log: () =>
      call('POST', '/rest/v1/daily_work_logs', {
        note_id: places[place % 2]?.note_id,
        work_date,
        hours_worked: hours,
      }),
    correct: () =>
      l && call('PATCH', `/rest/v1/daily_work_logs/${l.id}`, { hours_worked: hours, version: l.version }),
    'drop log': () => l && call('DELETE', `/rest/v1/daily_work_logs/${l.id}`),
    total: () =>
      note && call('PATCH', `/rest/v1/notes/${note.id}`, { hours_worked: hours, version: note.version }),
    save: () =>
      note &&
      call('POST', '/rest/v1/rpc/save_time', { note_id: note.id, time_start: span.from, time_end: span.to }),
    entry: () => call('POST', '/rest/v1/time_entries', { ...on, work_date, seconds: size }),
    span: () => call('POST', '/rest/v1/time_entries', { ...on, spans: [span] }),
    edit: () =>
      e &&
      call('PATCH', `/rest/v1/time_entries/${e.id}`, { ...on, seconds: size, work_date, version: e.version }),
    split: () =>
      e &&
      call('POST', '/rest/v1/rpc/split_time_entry', {
        id: e.id,
        version: e.version,
        seconds: Math.ceil(size / 20),
      }),
    move: () =>
      e &&
      call('POST', '/rest/v1/rpc/move_time_entries', { ids: [e.id], case_ref: places[2]?.case_ref ?? null }),
    drop: () => e && call('DELETE', `/rest/v1/time_entries/${e.id}`),
    // As the release before writes it, and as a log from before the move.
    old: () =>
      l &&
      world.rows(
        `update daily_work_logs set hours_worked = least(24, greatest(0.01, hours_worked + ${hours - 3})) where id = '${l.id}'`,
      ),
    timer: async () => {
      const [running] = await world.rows<{ user_id: string }>(
        'select user_id from time_records where ended_at is null',
      )
      if (!running) return on.note_id && rpc('start_timer', { note_id: on.note_id })
      await pass(which)
      const owner = people.find(({ user_id }) => user_id === running.user_id)
      const acts = ['stop_timer', 'pause_timer', 'resume_timer', 'stop_timer', 'discard_timer']
      return owner?.call('POST', `/rest/v1/rpc/${pick(acts, which)}`, {})
    },
    'delete task': () => note && call('DELETE', `/rest/v1/notes/${note.id}`),
    'restore task': async () => {
      const [first, second] = places.slice(0, 2).map((one) => rpc('restore_note', one))
      const answer = await first
      return answer?.status === 200 ? answer : second
    },
  }[kind]()
  if (answer && 'status' in answer)
    expect([200, 201, 204, 400, 403, 404, 409, 422], JSON.stringify(answer.body)).toContain(answer.status)
}

/** People whose hours on the board are others than those of their logs and of their entries without a task. */
async function offBoard(): Promise<unknown[]> {
  const board = (await (people[1] as TestPerson).call('GET', '/rest/v1/rpc/get_alltime_leaderboard')).body
  const shown = new Map(
    board.items.map((row: { user_id: string; total_worked_hours: number }) => [
      row.user_id,
      row.total_worked_hours,
    ]),
  )
  const worked = await world.rows<{ user_id: string; hours: number }>(`
    select user_id, sum(hours)::float8 as hours from (
      select user_id, hours_worked as hours from daily_work_logs
      union all
      select user_id, round(seconds / 3600.0, 2) from time_entries where note_id is null) h group by user_id`)
  return worked.filter(({ user_id, hours }) => (shown.get(user_id) ?? 0) !== hours)
}

interface Row {
  id: string
  version: number
}

async function broken(): Promise<unknown[]> {
  return world.rows(`
    select 'log' as what, note_id::text, work_date::text, l.hours_worked, e.hours from daily_work_logs l
        full join (select note_id, user_id, work_date, round(sum(seconds) / 3600.0, 2) as hours from time_entries
          where note_id is not null group by 1, 2, 3) e using (note_id, user_id, work_date)
      where coalesce(l.hours_worked, 0) <> coalesce(e.hours, 0)
    union all
    select 'note', n.id::text, '', n.hours_worked, sum(l.hours_worked) from notes n left join daily_work_logs l on l.note_id = n.id
      group by n.id having n.hours_worked <> coalesce(sum(l.hours_worked), 0)
    union all
    select 'overlap', a.id::text, b.id::text, 0, 0 from time_entries a join time_entries b
      on a.user_id = b.user_id and a.id < b.id and a.spans && b.spans
    union all
    select 'case', e.id::text, '', 0, 0 from time_entries e join notes n on n.id = e.note_id
      where n.case_ref is not null and e.case_ref is distinct from n.case_ref`)
}

it('holds through any life', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 16 }), async (acts) => {
      places = await somePlaces()
      for (const each of acts) {
        await live(each)
        expect(await broken(), each.kind).toEqual([])
        expect(await offBoard(), each.kind).toEqual([])
        world.clock.advance(1000)
      }
      const over = await world.rows(
        'select user_id from time_entries group by user_id, work_date having sum(seconds) > 86400',
      )
      if (!acts.some(({ kind }) => kind === 'old')) expect(over).toEqual([])
      await world.empty('time_entries, daily_work_logs, time_records')
      await world.rows('update notes set hours_worked = 0, last_worked_on = null')
    }),
    { numRuns: 12 },
  )
}, 60_000)
