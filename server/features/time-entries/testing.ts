import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { sundayOf } from '../../../contract/kernel/days.ts'
import type { TestPerson } from '../../kernel/testing.ts'
import { fillWithoutIndexes } from '../../kernel/testing-many.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'

/** Time logged through the front door by a line. */
export async function someTime(who: TestPerson, line: string, more: Record<string, unknown> = {}) {
  const answer = await who.call('POST', '/rest/v1/rpc/log_time', { line, ...more })
  if (answer.status !== 201) throw new Error(`no time: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/**
 * Eight entries a day of 300 people for as many days as it takes, an eighth of them in court; some of the people are
 * given, and their last twenty weeks wait for approval.
 */
export async function fillYearsOfTime(
  client: pg.ClientBase,
  {
    people,
    today,
    entries: count,
  }: { people: readonly [string, ...string[]]; today: string; entries: number },
): Promise<void> {
  const [person] = people
  const court = uuidv7()
  await client.query(
    "begin; set local session_replication_role = replica; set local statement_timeout = '20min'",
  )
  await client.query(
    `insert into courts (id, name_en, level, created_at, updated_at) values ($1, 'Court', 'district', now(), now())`,
    [court],
  )
  await fillWithoutIndexes(client, 'cases', async () => {
    await client.query(
      `insert into cases (id, case_id, created_by, lead_id, created_at, updated_at)
         select gen_random_uuid(), 'CASE-' || n, $1, $1, '2026-01-01', now() from generate_series(1, 2000) n`,
      [person],
    )
  })
  await client.query('set local session_replication_role = replica')
  await fillWithoutIndexes(client, 'hearings', async () => {
    await client.query(
      `insert into hearings (id, case_ref, on_day, court_ref, appears_id, state, next_kind, closed_at, closed_by, created_by, created_at,
           updated_at, board)
         select gen_random_uuid(), c.id, date '${today}' - (c.n / 5)::int, $2, $1, 'held', 'ended', now(), $1, $1, now(), now(), board_of_case(c.id)
           from (select id, row_number() over (order by id) as n from cases) c`,
      [person, court],
    )
  })
  await fillWithoutIndexes(client, 'time_entries', async () => {
    await client.query(
      `with people as (select array_agg(coalesce(($1::uuid[])[n + 1], gen_random_uuid()) order by n) as ids from generate_series(0, 299) n),
         listed as (select array_agg(id order by id) as ids from cases),
         court_days as (select on_day, (array_agg(id))[1] as id from hearings group by on_day)
       insert into time_entries (id, user_id, work_date, seconds, spans, case_ref, billing, source, source_id, created_by, created_at, updated_at)
         select gen_random_uuid(), people.ids[1 + n % 300], day, 1800,
             case when n / 300 % 8 > 5 then tstzmultirange(tstzrange(day + (8 + n / 300 % 8) * interval '1 hour', day + (8.5 + n / 300 % 8) * interval '1 hour')) end,
             listed.ids[1 + (n % 300 * 7 + n / 300 % 8) % 1999], 'bill', case when n / 300 % 8 = 0 then 'hearing' else 'line' end,
             case when n / 300 % 8 > 0 then null when n % 300 = 0 then coalesce(court_days.id, gen_random_uuid()) else gen_random_uuid() end,
             people.ids[1 + n % 300], now(), now()
           from people, listed, (select n, date '${today}' - 1 - n / 2400 as day from generate_series(1, $2::int) n) d
             left join court_days on n % 300 = 0 and court_days.on_day = day`,
      [people, count],
    )
  })
  await client.query(
    `insert into timesheets (user_id, week_start, state, seconds, submitted_at)
       select who, date '${sundayOf(today)}' - 7 * n, 'submitted', 0, now() from unnest($1::uuid[]) as who, generate_series(1, 20) n`,
    [people],
  )
  await client.query('commit')
  await client.query('vacuum analyze cases, hearings, time_entries')
}

const entries: RightsLine = {
  table: 'time_entries',
  expects: {
    right: 'time.approve',
    owner: 'rcud',
    colleague: 'c',
    partner: 'rcud',
    stranger: '',
    system: 'rcud',
  },
  seed: async (world, owner) => {
    const insert = (id: string, who: string) =>
      `insert into time_entries (id, user_id, work_date, seconds, billing, source, created_at, updated_at)
         values ('${id}', '${who}', '2026-11-20', 60, 'no', 'line', now(), now())`
    const id = uuidv7()
    await world.rows(insert(id, owner.user_id))
    return { row: `id = '${id}'`, create: (actor) => insert(uuidv7(), actor), change: `description = 'x'` }
  },
}

/** Kept by whoever keeps the settings of billing; never deleted, as time is of them. */
const activities: RightsLine = {
  table: 'activity_codes',
  expects: {
    right: 'billing.approve',
    owner: 'r',
    colleague: 'r',
    partner: 'rcu',
    stranger: '',
    system: 'r',
  },
  seed: () => {
    const create = () =>
      `insert into activity_codes (code, name_en, name_bn, place) values ('x-${uuidv7().slice(-12)}', 'X', 'X', 99)`
    return Promise.resolve({ row: `code = 'other'`, create, change: 'place = 13' })
  },
}

const settings: RightsLine = {
  table: 'billing_settings',
  expects: { right: 'billing.approve', owner: 'r', colleague: 'r', partner: 'ru', stranger: '', system: 'r' },
  seed: () =>
    Promise.resolve({
      row: 'only_one',
      create: () => 'insert into billing_settings default values',
      change: `closed_through = '2020-01-01'`,
    }),
}

const weeks: RightsLine = {
  table: 'timesheets',
  expects: {
    right: 'time.approve',
    owner: 'rcu',
    colleague: 'c',
    partner: 'rcu',
    stranger: '',
    system: 'rcud',
  },
  seed: async (world, owner) => {
    const insert = (who: string, day: string) =>
      `insert into timesheets (user_id, week_start, state, submitted_at) values ('${who}', '${day}', 'submitted', now())`
    await world.rows(insert(owner.user_id, '2026-11-08'))
    return {
      row: `user_id = '${owner.user_id}' and week_start = '2026-11-08'`,
      create: (actor) => insert(actor, '2026-11-01'),
      change: 'seconds = 1',
    }
  },
}

const dismissals: RightsLine = {
  table: 'suggestion_dismissals',
  expects: { right: 'staff', owner: 'rcd', colleague: 'c', partner: 'c', stranger: '', system: '' },
  seed: async (world, owner) => {
    const insert = (who: string, id: string) =>
      `insert into suggestion_dismissals (user_id, source, source_id, work_date) values ('${who}', 'hearing', '${id}', '2026-11-20')`
    const id = uuidv7()
    await world.rows(insert(owner.user_id, id))
    return {
      row: `source_id = '${id}'`,
      create: (actor) => insert(actor, uuidv7()),
      change: `source = 'event'`,
    }
  },
}

const hours: RightsLine = {
  table: 'working_hours',
  expects: { right: 'time.approve', owner: 'r', colleague: '', partner: 'rcud', stranger: '', system: 'r' },
  seed: async (world, owner) => {
    const insert = (id: string, who: string) =>
      `insert into working_hours (id, user_id, created_at, updated_at) values ('${id}', '${who}', now(), now())`
    const id = uuidv7()
    await world.rows(insert(id, owner.user_id))
    return {
      row: `id = '${id}'`,
      create: (actor) => insert(uuidv7(), actor),
      change: 'seconds_per_week = 3600',
    }
  },
}

export const rightsOfTime = [entries, activities, settings, weeks, dismissals, hours]
