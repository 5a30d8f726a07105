import { afterEach, beforeEach, expect, test } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { housekeeping } from './housekeeping.ts'

let world: World
let person: TestPerson

beforeEach(async () => {
  world = await aWorld()
  person = await world.aPerson('associate')
})
afterEach(() => world.end())

const clean = () => housekeeping(world.app.transact).work({}, { id: 'this-run', attempt: 1 })
const valuesOf = async (query: string) => (await world.rows(query)).map((row) => Object.values(row)[0])
const ago = (span: string) => `'${world.clock.now().toISOString()}'::timestamptz - interval '${span}'`

test('hints are kept for an hour', async () => {
  await world.rows(`insert into live_events (topic, audience, created_at)
    values ('old', 'staff', now() - interval '61 minutes'), ('recent', 'staff', now() - interval '59 minutes')`)
  await clean()
  expect(await valuesOf('select topic from live_events')).toEqual(['recent'])
})

test('answers of repeated calls are kept for eight days, one more than what waits on a device is sent', async () => {
  await world.rows(
    `insert into idempotency_keys (user_id, key, request_hash, created_at)
     values ($1, 'old', '', ${ago('193 hours')}), ($1, 'recent', '', ${ago('191 hours')})`,
    [person.user_id],
  )
  await clean()
  expect(await valuesOf('select key from idempotency_keys')).toEqual(['recent'])
})

test('counted tries are kept until their window ends', async () => {
  await world.rows(`insert into rate_limits (key, tries, reset_at)
    values ('over', 3, ${ago('1 second')}), ('counting', 3, ${ago('-1 second')})`)
  await clean()
  expect(await valuesOf('select key from rate_limits')).toEqual(['counting'])
})

test('refresh tokens go with their session, which stays for a while', async () => {
  const ended = await world.aPerson('associate')
  const expired = await world.aPerson('associate')
  for (const [index, each] of [person, ended, expired].entries()) {
    await world.rows(
      `insert into refresh_tokens (token_hash, session_id, generation, created_at) values ($1, $2, 0, now())`,
      [Buffer.from([index]), each.session_id],
    )
  }
  await world.rows(`update sessions set ended_at = ${ago('1 second')} where id = $1`, [ended.session_id])
  await world.rows(`update sessions set expires_at = ${ago('1 second')} where id = $1`, [expired.session_id])
  await clean()
  expect(await valuesOf('select session_id from refresh_tokens')).toEqual([person.session_id])
  expect(await valuesOf('select count(*) from sessions')).toEqual([3])
})

test('sessions stay for 90 days after they ended or ran out, living ones however old they are', async () => {
  const session = (kept: string, refreshed: string, expires: string, ended: string) =>
    world.rows(
      `insert into sessions (id, user_id, user_agent, address, created_at, refreshed_at, expires_at, ended_at)
       values (gen_random_uuid(), $1, $2, '192.0.2.7', ${refreshed}, ${refreshed}, ${expires}, ${ended})`,
      [person.user_id, kept],
    )
  await session('gone: ended', ago('100 days'), ago('80 days'), ago('91 days'))
  await session('gone: ran out', ago('125 days'), ago('91 days'), 'null')
  await session('ended lately', ago('100 days'), ago('80 days'), ago('89 days'))
  await session('ran out lately', ago('125 days'), ago('89 days'), 'null')
  await session('lives', ago('200 days'), ago('-1 second'), 'null')
  await clean()
  expect(
    await valuesOf(`select user_agent from sessions where address = '192.0.2.7' order by user_agent`),
  ).toEqual(['ended lately', 'lives', 'ran out lately'])
})

test('finding the sessions to forget reads no other ones', async () => {
  await world.rows(
    `insert into sessions (id, user_id, user_agent, address, created_at, refreshed_at, expires_at)
     select gen_random_uuid(), $1, 'test', '192.0.2.7', now(), now(), ${ago('-1 day')} from generate_series(1, 20000)`,
    [person.user_id],
  )
  await world.rows('analyze sessions')
  const plan = await world.rows(
    `explain select id from sessions where least(ended_at, expires_at) < ${ago('90 days')}
       order by least(ended_at, expires_at) limit 5000`,
  )
  expect(JSON.stringify(plan)).toContain('sessions_by_end')
})

test('mailed links go when they were used or are too old', async () => {
  await world.rows(
    `insert into one_time_tokens (id, user_id, purpose, expires_at, used_at, created_at) values
      (gen_random_uuid(), $1, 'signup', ${ago('-1 hour')}, ${ago('1 minute')}, now()),
      (gen_random_uuid(), $1, 'signup', ${ago('1 second')}, null, now()),
      (gen_random_uuid(), $1, 'recovery', ${ago('-1 second')}, null, now())`,
    [person.user_id],
  )
  await clean()
  expect(await valuesOf('select purpose from one_time_tokens')).toEqual(['recovery'])
})
