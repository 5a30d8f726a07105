import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Right, rights, rightsOfRole, roles } from '../contract/rights.ts'
import { rightsOfAbsences } from './features/absences/testing.ts'
import { rightsOfCalendar } from './features/calendar/testing.ts'
import { rightsOfCareers } from './features/careers/testing.ts'
import {
  rightsOfCaseMessages,
  rightsOfCaseSight,
  rightsOfCases,
  rightsOfLinks,
} from './features/cases/testing.ts'
import { rightsOfCauseLists } from './features/cause-lists/testing.ts'
import { rightsOfChat } from './features/chat/testing.ts'
import { rightsOfConflicts } from './features/conflicts/testing.ts'
import { rightsOfCosting } from './features/costing/testing.ts'
import { rightsOfCourts } from './features/courts/testing.ts'
import { rightsOfDeadlines } from './features/deadlines/testing.ts'
import { rightsOfFeedback } from './features/feedback/testing.ts'
import { rightsOfHearings } from './features/hearings/testing.ts'
import { rightsOfImports } from './features/imports/testing.ts'
import { rightsOfMeetings } from './features/meetings/testing.ts'
import { rightsOfTrash } from './features/notes/testing.ts'
import { rightsOfNotifications } from './features/notifications/testing.ts'
import { rightsOfParties } from './features/parties/testing.ts'
import { rightsOfPartnerNotes } from './features/partner-notes/testing.ts'
import { rightsOfPeopleAdmin } from './features/people-admin/testing.ts'
import { rightsOfRecurrences } from './features/recurrences/testing.ts'
import { rightsOfReminders } from './features/reminders/testing.ts'
import { rightsOfStatements } from './features/statements/testing.ts'
import { rightsOfTasks } from './features/tasks/testing.ts'
import { rightsOfTime } from './features/time-entries/testing.ts'
import { rightsOfTimeline } from './features/timeline/testing.ts'
import type { Context } from './kernel/context.ts'
import { aWorld, type TestPerson, type World } from './kernel/testing.ts'
import type { ExpectedRights, RightsLine, RightsTrial } from './kernel/testing-rights.ts'
import { rightsOfFiles } from './platform/files/testing.ts'

/*
 * The rights matrix (specification: rights 1) against the policies and grants themselves, below every route: what an
 * SQL statement of ours could do at most if a command forgot to ask. r = sees the row, c = may make one
 * for themselves, u = may change it, d = may delete it. A table without a line here fails the test, and so does one
 * whose line names no right: whoever holds that right alone may exactly what a partner may, whoever lacks it what a
 * colleague may. `staff` is said where no right opens more, `nobody` where only the product itself works.
 */
const matrix: Record<string, ExpectedRights> = {
  notes: { right: 'notes.all', owner: 'rcud', colleague: 'c', partner: 'rcud', stranger: '', system: 'rcu' },
  daily_work_logs: {
    right: 'notes.all',
    owner: 'rcud',
    colleague: '',
    partner: 'rcud',
    stranger: '',
    system: 'rcud',
  },
  time_records: {
    right: 'notes.all',
    owner: 'rcud',
    colleague: '',
    partner: 'rc',
    stranger: '',
    system: 'rcu',
  },
  notifications: { right: 'staff', owner: 'ru', colleague: '', partner: '', stranger: '', system: 'rcd' },
  archived_months: { right: 'nobody', owner: '', colleague: '', partner: '', stranger: '', system: 'rcd' },
  note_counts: { right: 'notes.all', owner: 'r', colleague: '', partner: 'r', stranger: '', system: 'rcud' },
  profiles: { right: 'staff', owner: 'ru', colleague: 'r', partner: 'r', stranger: '', system: 'rcu' },
  users: { right: 'people', owner: 'r', colleague: '', partner: 'r', stranger: '', system: 'rcu' },
  sessions: { right: 'staff', owner: 'r', colleague: '', partner: '', stranger: '', system: 'rcud' },
  refresh_tokens: { right: 'nobody', owner: '', colleague: '', partner: '', stranger: '', system: 'rcud' },
  one_time_tokens: { right: 'nobody', owner: '', colleague: '', partner: '', stranger: '', system: 'rcud' },
  authorization_codes: {
    right: 'roles.give',
    owner: '',
    colleague: '',
    partner: 'rcu',
    stranger: '',
    system: 'rcu',
  },
  activity_events: { right: 'audit', owner: 'c', colleague: 'c', partner: 'rc', stranger: '', system: 'rc' },
  live_events: { right: 'staff', owner: 'c', colleague: 'c', partner: 'c', stranger: 'c', system: 'rcd' },
  idempotency_keys: {
    right: 'staff',
    owner: 'rcu',
    colleague: 'c',
    partner: 'c',
    stranger: '',
    system: 'rd',
  },
  rate_limits: { right: 'nobody', owner: '', colleague: '', partner: '', stranger: '', system: 'rcud' },
  firm: { right: 'staff', owner: 'r', colleague: 'r', partner: 'r', stranger: 'r', system: 'ru' },
  case_id_years: { right: 'nobody', owner: '', colleague: '', partner: '', stranger: '', system: 'rcu' },
  role_rights: { right: 'nobody', owner: '', colleague: '', partner: '', stranger: '', system: 'r' },
}

/** The tables of the areas, each described beside its own tests. */
const lines: readonly RightsLine[] = [
  rightsOfTrash,
  ...rightsOfTasks,
  ...rightsOfPeopleAdmin,
  rightsOfAbsences,
  ...rightsOfChat,
  rightsOfFiles,
  rightsOfCases,
  ...rightsOfCaseSight,
  rightsOfCaseMessages,
  ...rightsOfLinks,
  ...rightsOfCourts,
  ...rightsOfConflicts,
  ...rightsOfImports,
  ...rightsOfParties,
  ...rightsOfCosting,
  ...rightsOfTime,
  ...rightsOfTimeline,
  ...rightsOfStatements,
  rightsOfMeetings,
  ...rightsOfNotifications,
  ...rightsOfCalendar,
  ...rightsOfCareers,
  rightsOfPartnerNotes,
  rightsOfFeedback,
  ...rightsOfHearings,
  ...rightsOfReminders,
  rightsOfRecurrences,
  ...rightsOfDeadlines,
  ...rightsOfCauseLists,
]
for (const line of lines) matrix[line.table] = line.expects

const rightNames = Object.keys(rights) as Right[]

let world: World
let owner: TestPerson
let colleague: TestPerson
let partner: TestPerson
let trials: Record<string, RightsTrial>
/** Somebody of each role of the catalogue, and somebody for each right who holds nothing else. */
const others: Record<string, TestPerson> = {}

beforeAll(async () => {
  world = await aWorld()
  owner = await world.aPerson('associate', 'Farhan Kabir')
  colleague = await world.aPerson('associate', 'Sadia Rahman')
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  for (const role of roles) others[role] = await world.aPerson(role)
  for (const right of rightNames) {
    await world.rows(`insert into role_rights values ($1, $2)`, [`only ${right}`, [right]])
    others[right] = await world.aPerson(`only ${right}`)
  }
  trials = await seed(owner.user_id, owner.session_id)
  for (const line of lines) trials[line.table] = await line.seed(world, owner)
})
afterAll(() => world.end())

it('check 16: knows every table, and tries it as each role and with each right alone', async () => {
  const tables = await world.rows<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = 'public' and tablename not like 'schema_migrations%'`,
  )
  expect(tables.map((table) => table.tablename).sort()).toEqual(Object.keys(matrix).sort())
})

it('forces row-level security on every table', async () => {
  const open = await world.rows(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname not like 'schema_migrations%' and not (relrowsecurity and relforcerowsecurity)`,
  )
  expect(open).toEqual([])
})

describe.each(Object.entries(matrix))('%s', (table, expects) => {
  it.each(['owner', 'colleague', 'partner', 'stranger', 'system'] as const)('as %s', async (actor) => {
    expect(await verbsOf(table, actor)).toBe(expects[actor])
  })

  it.each(rightNames)('to whoever holds %s and nothing else', async (right) => {
    const usual = expects.right === right ? expects.partner : (expects.bare ?? expects.colleague)
    expect(await verbsOf(table, right)).toBe(expects.alone?.[right] ?? usual)
  })

  it.each(roles)('as a %s like any other', async (role) => {
    const opens = rightNames.find((right) => right === expects.right)
    const holds = opens !== undefined && (rightsOfRole[role] as readonly Right[]).includes(opens)
    expect(await verbsOf(table, role)).toBe(holds ? expects.partner : expects.colleague)
  })
})

it('asks the database for no right that the catalogue does not have, and for each that it has', async () => {
  const asked = await world.rows<{ text: string }>(`
    select concat(qual, with_check) as text from pg_policies where schemaname = 'public'
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'`)
  const named = asked.flatMap(({ text }) =>
    [...text.matchAll(/app_has_right\('([^']+)'/g)].map(([, name]) => name),
  )
  expect([...new Set(named)].sort()).toEqual([...rightNames].sort())
})

it.each([
  ['profiles', `role = 'partner'`],
  ['profiles', `user_id = gen_random_uuid()`],
  ['profiles', 'created_at = now()'],
  ['profiles', 'left_at = now()'],
  ['users', 'deactivated_at = now()'],
  ['notes', 'user_id = gen_random_uuid()'],
  ['notes', 'created_at = now()'],
  ['notes', 'id = gen_random_uuid()'],
  ['daily_work_logs', 'user_id = gen_random_uuid()'],
  ['authorization_codes', `role = 'partner'`],
  ['authorization_codes', 'uses = 0'],
  ['authorization_codes', `code_hash = 'z'`],
])('lets no signed-in person set %s.%s', async (table, change) => {
  for (const person of [owner, partner]) {
    expect(await succeeds('staff', person, `update ${table} set ${change}`)).toBe(false)
  }
})

it('lets partners alone change the standing of people, and nobody past the rules for it', async () => {
  const change = `select change_standing('${colleague.user_id}', 'partner', null, now())`
  const put = `select put_standing(null, '${colleague.user_id}', 'partner', null, now())`
  const everybody = { owner, colleague, partner, stranger: undefined, system: undefined }
  const allowed: string[] = []
  for (const [actor, person] of Object.entries(everybody)) {
    if (await succeeds(actor, person, change)) allowed.push(`${actor} changes`)
    if (await succeeds(actor, person, put)) allowed.push(`${actor} puts`)
  }
  expect(allowed).toEqual(['partner changes', 'system puts'])
})

it('lets the product itself change the role of nobody who has confirmed, but by the rules for it', async () => {
  const change = `update profiles set role = 'partner' where user_id = '${colleague.user_id}'`
  const confirmed = 'update users set email_confirmed_at = $2 where id = $1'
  expect(await succeeds('system', undefined, change)).toBe(false)
  // Who signs up again before they have confirmed is whoever signed up last.
  await world.rows(confirmed, [colleague.user_id, null])
  expect(await succeeds('system', undefined, change)).toBe(true)
  await world.rows(confirmed, [colleague.user_id, new Date()])
})

it('tells partners alone when somebody was last here', async () => {
  const seen = `select 1 where last_seen_of('${owner.user_id}') is not null`
  for (const person of [owner, colleague]) expect(await succeeds('staff', person, seen)).toBe(false)
  expect(await succeeds('staff', partner, seen)).toBe(true)
  expect(await succeeds('stranger', undefined, seen)).toBe(false)
})

it('lets a partner book the hours of somebody who has left, and of nobody else', async () => {
  const book = `insert into daily_work_logs (id, note_id, user_id, work_date, hours_worked, created_at, updated_at)
    select gen_random_uuid(), id, user_id, '2026-11-05', 1, now(), now() from notes where user_id = '${owner.user_id}'`
  const end = `update time_records set ended_at = now(), hours = 1 where user_id = '${owner.user_id}'`
  const standing = 'update users set deactivated_at = $2 where id = $1'
  for (const statement of [book, end]) expect(await succeeds('staff', partner, statement)).toBe(false)
  await world.rows(standing, [owner.user_id, new Date()])
  for (const statement of [book, end]) expect(await succeeds('staff', partner, statement)).toBe(true)
  await world.rows(standing, [owner.user_id, null])
  await world.rows('update sessions set ended_at = null')
})

it('shows nobody the hashes of passwords and codes', async () => {
  for (const statement of ['select password_hash from users', 'select code_hash from authorization_codes']) {
    expect(await succeeds('staff', partner, statement)).toBe(false)
  }
})

async function verbsOf(table: string, actor: string): Promise<string> {
  const trial = trials[table]
  if (!trial) throw new Error(`no trial for ${table}`)
  const person = { ...others, owner, colleague, partner, stranger: undefined, system: undefined }[actor]
  const me = person?.user_id ?? owner.user_id
  const tries = {
    r: `select 1 from ${table} where ${trial.row}`,
    c: trial.create(me),
    u: `update ${table} set ${trial.change} where ${trial.row}`,
    d: `delete from ${table} where ${trial.row}`,
  }
  let verbs = ''
  for (const [verb, statement] of Object.entries(tries)) {
    if (await succeeds(actor, person, statement)) verbs += verb
  }
  return verbs
}

const undone = new Error('undone')

/** Whether a statement touches a row when run as an actor; nothing of it stays. */
async function succeeds(actor: string, person: TestPerson | undefined, statement: string): Promise<boolean> {
  let touched = false
  const work = async (ctx: Context) => {
    const result = await sql.raw(statement).execute(ctx.db)
    touched = result.rows.length > 0 || (result.numAffectedRows ?? 0n) > 0n
    throw undone
  }
  const claim = person
    ? { kind: 'session' as const, user_id: person.user_id, session_id: person.session_id }
    : { kind: actor === 'system' ? ('system' as const) : ('nobody' as const) }
  try {
    await world.app.transact(claim, work)
  } catch (error) {
    const refused = typeof error === 'object' && error !== null && 'code' in error && error.code === '42501'
    if (error !== undone && !refused) throw error
  }
  return touched
}

async function seed(me: string, session: string): Promise<Record<string, RightsTrial>> {
  const note = uuidv7()
  const log = uuidv7()
  const code = uuidv7()
  const token = uuidv7()
  await world.rows(
    `insert into notes (id, user_id, title, category, created_at, updated_at) values ('${note}', '${me}', 'x', 'Corporate', now(), now())`,
  )
  await world.rows(
    `insert into daily_work_logs (id, note_id, user_id, work_date, hours_worked, created_at, updated_at) values ('${log}', '${note}', '${me}', '2026-11-01', 1, now(), now())`,
  )
  await world.rows(
    `insert into authorization_codes (id, code_hash, role, created_at) values ('${code}', 'x', 'associate', now())`,
  )
  await world.rows(
    `insert into refresh_tokens (token_hash, session_id, generation, created_at) values ('x', '${session}', 1, now())`,
  )
  await world.rows(
    `insert into one_time_tokens (id, user_id, purpose, expires_at, created_at) values ('${token}', '${me}', 'signup', now(), now())`,
  )
  await world.rows(
    `insert into activity_events (type, subject_id, actor_id, request_id, happened_at) values ('a.b', '${note}', '${me}', 'r', now())`,
  )
  await world.rows(`insert into live_events (topic, audience) values ('seed', 'staff')`)
  await world.rows(
    `insert into idempotency_keys (user_id, key, request_hash, created_at) values ('${me}', 'seeded', 'h', now())`,
  )
  await world.rows(`insert into rate_limits (key, tries, reset_at) values ('seed', 1, now())`)
  await world.rows(`insert into case_id_years (year, digits) values (1999, 3)`)
  await world.rows(
    `insert into time_records (id, note_id, user_id, started_at, created_at) values ('${uuidv7()}', '${note}', '${me}', now() - interval '2 hours', now())`,
  )
  await world.rows(
    `insert into notifications (user_id, type, title, message, created_at) values ('${me}', 'x', 'x', '', now())`,
  )
  await world.rows(`insert into archived_months values ('1999-01', 0, now())`)
  const other = `'${uuidv7()}'`
  return {
    notes: {
      row: `id = '${note}'`,
      create: (actor) =>
        `insert into notes (id, user_id, title, category, created_at, updated_at) values (${other}, '${actor}', 'x', 'Corporate', now(), now())`,
      change: `title = 'y'`,
    },
    daily_work_logs: {
      row: `id = '${log}'`,
      create: (actor) =>
        `insert into daily_work_logs (id, note_id, user_id, work_date, hours_worked, created_at, updated_at) values (${other}, '${note}', '${actor}', '2026-11-02', 1, now(), now())`,
      change: 'hours_worked = 2',
    },
    time_records: {
      row: `note_id = '${note}'`,
      create: (actor) =>
        `insert into time_records (id, note_id, user_id, started_at, created_at, ended_at, hours) values (${other}, '${note}', '${actor}', now() - interval '1 hour', now(), now(), 1)`,
      change: `ended_at = now(), hours = 1`,
    },
    notifications: {
      row: `user_id = '${me}'`,
      create: (actor) =>
        `insert into notifications (user_id, type, title, message, created_at) values ('${actor}', 'x', 'x', '', now())`,
      change: 'is_read = true',
    },
    archived_months: {
      row: `month = '1999-01'`,
      create: () => `insert into archived_months values ('1999-02', 0, now())`,
      change: 'notes = 1',
    },
    note_counts: {
      row: `user_id = '${me}'`,
      create: (actor) =>
        `insert into note_counts values ('${actor}', '2001-01', 'Corporate', false, false, 1, false)`,
      change: 'notes = 5',
    },
    profiles: {
      row: `user_id = '${me}'`,
      create: () =>
        `with u as (select gen_random_uuid() as id) insert into profiles (user_id, full_name, role, created_at, updated_at) select user_id, 'x', 'partner', now(), now() from profiles where user_id = '${me}' on conflict (user_id) do update set full_name = 'x'`,
      change: `full_name = 'y'`,
    },
    users: {
      row: `id = '${me}'`,
      create: () =>
        `insert into users (id, email, password_hash, created_at) values (${other}, 'new@firm.example', 'x', now())`,
      change: `last_sign_in_at = now()`,
    },
    sessions: {
      row: `id = '${session}'`,
      create: (actor) =>
        `insert into sessions (id, user_id, user_agent, address, created_at, refreshed_at, expires_at) values (${other}, '${actor}', '', '', now(), now(), now())`,
      change: 'ended_at = now()',
    },
    refresh_tokens: {
      row: `session_id = '${session}'`,
      create: () =>
        `insert into refresh_tokens (token_hash, session_id, generation, created_at) values ('y', '${session}', 2, now())`,
      change: 'used_at = now()',
    },
    one_time_tokens: {
      row: `id = '${token}'`,
      create: (actor) =>
        `insert into one_time_tokens (id, user_id, purpose, expires_at, created_at) values (${other}, '${actor}', 'signup', now(), now())`,
      change: 'used_at = now()',
    },
    authorization_codes: {
      row: `id = '${code}'`,
      create: (actor) =>
        `insert into authorization_codes (id, code_hash, role, created_by, created_at) values (${other}, 'y', 'partner', '${actor}', now())`,
      change: 'revoked_at = now()',
    },
    activity_events: {
      row: `subject_id = '${note}'`,
      create: (actor) =>
        `insert into activity_events (type, subject_id, actor_id, request_id, happened_at) values ('a.b', ${other}, '${actor}', 'r', now())`,
      change: `type = 'c.d'`,
    },
    live_events: {
      row: `topic = 'seed'`,
      create: () => `insert into live_events (topic, audience) values ('x', 'staff')`,
      change: `topic = 'y'`,
    },
    idempotency_keys: {
      row: `user_id = '${me}'`,
      create: (actor) =>
        `insert into idempotency_keys (user_id, key, request_hash, created_at) values ('${actor}', 'fresh', 'h', now())`,
      change: `answer = '{}'`,
    },
    rate_limits: {
      row: `key = 'seed'`,
      create: () => `insert into rate_limits (key, tries, reset_at) values ('y', 1, now())`,
      change: 'tries = 2',
    },
    firm: {
      row: 'true',
      create: () => `insert into firm (time_zone) values ('UTC') on conflict do nothing`,
      change: `time_zone = 'UTC'`,
    },
    role_rights: {
      row: `role = 'associate'`,
      create: () => `insert into role_rights values ('another', '{}')`,
      change: `rights = '{statements}'`,
    },
    case_id_years: {
      row: 'year = 1999',
      create: () => 'insert into case_id_years values (2001, 3)',
      change: 'digits = 4',
    },
  }
}
