import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { aWorld, type World } from '../../kernel/testing.ts'
import { aMember, as, events, type Member, refresh, signIn } from './testing.ts'

let world: World
let member: Member
let session: Session
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  await world.empty('users, activity_events, live_events, rate_limits, authorization_codes')
  member = await aMember(world)
  session = (await signIn(world, member)).body
})

const seconds = 1000
const days = 24 * 60 * 60 * seconds
const user = (of: { access_token: string }) => as(world, of)('GET', '/auth/v1/user')
const renewed = async (token: string): Promise<Session> => (await refresh(world, token)).body
const outcome = async (token: string) => {
  const { status, body } = await refresh(world, token)
  return [status, body.code]
}
const used = [400, 'refresh_token_already_used']
const unknown = [400, 'refresh_token_not_found']

describe('refreshing', () => {
  it('uses the token up and answers another one with a fresh access token', async () => {
    world.clock.advance(500 * seconds)
    const next = await renewed(session.refresh_token)
    expect(next.refresh_token).not.toBe(session.refresh_token)
    expect(next.expires_at).toBe(session.expires_at + 500)
    expect(next.user).toMatchObject({ id: member.id, email: member.email })
    expect((await user(next)).status).toBe(200)
    world.clock.advance(500 * seconds)
    expect((await renewed(next.refresh_token)).refresh_token).not.toBe(next.refresh_token)
  })

  it('of one token by twenty at once answers all of them with one successor', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(world, session.refresh_token)))
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200))
    const successors = new Set(answers.map((answer) => answer.body.refresh_token))
    expect(successors.size).toBe(1)
    const [successor = ''] = successors
    expect((await refresh(world, successor)).status).toBe(200)
  })

  it('of a used token within ten seconds gives the same successor, and later ends the session', async () => {
    const next = await renewed(session.refresh_token)
    world.clock.advance(10 * seconds)
    expect((await renewed(session.refresh_token)).refresh_token).toBe(next.refresh_token)
    world.clock.advance(1)
    expect(await outcome(session.refresh_token)).toEqual(used)
    expect(await outcome(next.refresh_token)).toEqual(unknown)
    expect((await user(next)).body.code).toBe('session_not_found')
  })

  it('of the oldest of three ends the session, its newest token and its live connections', async () => {
    const t1 = await renewed(session.refresh_token)
    world.clock.advance(60 * seconds)
    const t2 = await renewed(t1.refresh_token)
    world.clock.advance(60 * seconds)
    expect(await outcome(session.refresh_token)).toEqual(used)
    expect(await outcome(t2.refresh_token)).toEqual(unknown)
    expect((await user(t2)).status).toBe(401)
    expect(await events(world, 'auth.session_reuse_detected')).toMatchObject([{ subject_id: member.id }])
    expect(await world.rows(`select audience, person_id from live_events where topic = 'sessions'`)).toEqual([
      { audience: 'person', person_id: member.id },
    ])
  })

  it('ends one session only: others of the same person go on', async () => {
    const other = (await signIn(world, member)).body
    await renewed(session.refresh_token)
    world.clock.advance(60 * seconds)
    await refresh(world, session.refresh_token)
    expect((await refresh(world, other.refresh_token)).status).toBe(200)
  })

  it('goes on for thirty days from signing in, and no longer', async () => {
    let { refresh_token } = session
    for (let day = 1; day < 30; day++) {
      world.clock.advance(1 * days)
      refresh_token = (await renewed(refresh_token)).refresh_token
    }
    world.clock.advance(1 * days - 1)
    const last = await renewed(refresh_token)
    expect((await user(last)).status).toBe(200)
    world.clock.advance(1)
    expect((await user(last)).status).toBe(401)
    expect(await outcome(last.refresh_token)).toEqual(unknown)
  })

  it('stops for whoever was deactivated', async () => {
    await world.rows('update users set deactivated_at = now() where id = $1', [member.id])
    expect(await outcome(session.refresh_token)).toEqual(unknown)
    expect((await user(session)).status).toBe(401)
  })

  it.each([[''], ['x'], ['A'.repeat(43)], ['../../x'], ['a\u0000b'], [undefined]])(
    'refuses the token %j',
    async (refresh_token) => {
      const answer = await world.nobody.call('POST', '/auth/v1/token?grant_type=refresh_token', {
        refresh_token,
      })
      expect([answer.status, answer.body.code]).toEqual(unknown)
    },
  )
})

describe('signing out', () => {
  const out = (of: Session, scope = '') => as(world, of)('POST', `/auth/v1/logout${scope}`)

  it('counts from the next request on, for the access token and for the refresh token', async () => {
    const answer = await out(session)
    expect([answer.status, answer.body]).toEqual([204, ''])
    const refused = await user(session)
    expect([refused.status, refused.body.code]).toEqual([401, 'session_not_found'])
    expect((await as(world, session)('GET', '/rest/v1/profiles')).status).toBe(401)
    expect(await outcome(session.refresh_token)).toEqual(unknown)
    expect(await events(world, 'auth.signed_out')).toMatchObject([{ detail: { scope: 'global' } }])
  })

  it('again is refused as signed out already', async () => {
    await out(session)
    expect((await out(session)).status).toBe(401)
  })

  it.each([
    ['', [401, 401]],
    ['?scope=global', [401, 401]],
    ['?scope=local', [401, 200]],
    ['?scope=others', [200, 401]],
  ])('with %j leaves this and the other session at %j', async (scope, statuses) => {
    const other = (await signIn(world, member)).body
    const stranger = await aMember(world)
    const theirs = (await signIn(world, stranger)).body
    await out(session, scope)
    expect([(await user(session)).status, (await user(other)).status]).toEqual(statuses)
    expect((await user(theirs)).status).toBe(200)
  })

  it('of an unknown kind is refused and ends nothing', async () => {
    expect((await out(session, '?scope=all')).status).toBe(400)
    expect((await user(session)).status).toBe(200)
  })

  it('tells live connections which sessions ended', async () => {
    await out(session)
    const ended = await world.rows(`select id from sessions where ended_at is not null order by id`)
    const hints = await world.rows(
      `select subject_id as id, person_id from live_events where topic = 'sessions' order by subject_id`,
    )
    expect(hints).toEqual(ended.map(({ id }) => ({ id, person_id: member.id })))
    expect(ended.length).toBeGreaterThan(0)
  })
})

describe('own sessions', () => {
  it('are listed, the latest used first, without ended ones and without other people’s', async () => {
    await aMember(world)
    world.clock.advance(60 * seconds)
    const other = (await signIn(world, member)).body
    await as(world, session)('POST', '/auth/v1/logout?scope=local')
    const list = await as(world, other)('GET', '/rest/v1/sessions')
    expect(list.body.items).toHaveLength(2)
    expect(list.body.items[0]).toMatchObject({ current: true, address: '127.0.0.1' })
    expect(list.body.items[1]).toMatchObject({ current: false })
    const first = await as(world, other)('GET', '/rest/v1/sessions?limit=1')
    const second = await as(world, other)('GET', `/rest/v1/sessions?limit=1&after=${first.body.next}`)
    expect([...first.body.items, ...second.body.items]).toEqual(list.body.items)
  })
})

describe('an access token', () => {
  const b64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = () =>
    JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString())
  const tests: [string, () => string | Promise<string>][] = [
    ['unsigned', () => `${b64({ alg: 'none', typ: 'JWT' })}.${b64(claims())}.`],
    ['signed with an empty key', () => signed({ alg: 'HS256' }, claims(), '')],
    ['signed with the public label', () => signed({ alg: 'HS256' }, claims(), 'sereshta')],
    ['with an edited role', () => edited({ role: 'service_role' })],
    ['of somebody else', () => edited({ sub: '019aa000-0000-7000-8000-000000000000' })],
    ['for another audience', () => edited({ aud: 'elsewhere' })],
    ['with a key of its own choice', () => signed({ alg: 'HS256', kid: '../../../dev/null' }, claims(), '')],
    ['that brings its key', () => signed({ alg: 'HS256', jwk: { kty: 'oct', k: 'AA' } }, claims(), '\0')],
    ['of garbage', () => 'a.b.c'],
    ['of three dots', () => '...'],
    ['that is endless', () => 'a'.repeat(10_000)],
    [
      'of another product',
      () => new SignJWT(claims()).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32)),
    ],
  ]
  const edited = (change: object) => {
    const [head, , signature] = session.access_token.split('.')
    return `${head}.${b64({ ...claims(), ...change })}.${signature}`
  }
  const signed = (head: object, body: object, key: string) => {
    const text = `${b64(head)}.${b64(body)}`
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
  }

  it.each(tests)('%s is refused with 401, by both kinds of calls', async (_what, forge) => {
    const access_token = await forge()
    const own = await user({ access_token })
    expect([own.status, own.body.code]).toEqual([401, 'bad_jwt'])
    expect((await as(world, { access_token })('GET', '/rest/v1/profiles')).status).toBe(401)
  })

  it('is refused when there is none', async () => {
    const answer = await world.nobody.call('GET', '/auth/v1/user')
    expect([answer.status, answer.body.code]).toEqual([401, 'no_authorization'])
  })

  it('lives ten minutes; an old one asks for a refresh and does not claim that the session ended', async () => {
    world.clock.advance(599 * seconds)
    expect((await user(session)).status).toBe(200)
    world.clock.advance(1 * seconds)
    const answer = await user(session)
    expect([answer.status, answer.body.code]).toEqual([401, 'bad_jwt'])
    expect((await refresh(world, session.refresh_token)).status).toBe(200)
  })

  it('carries no right: a demotion counts from the next request on', async () => {
    await world.rows(`update profiles set role = 'partner' where user_id = $1`, [member.id])
    const codes = () => as(world, session)('GET', '/rest/v1/authorization_codes')
    expect((await codes()).status).toBe(200)
    await world.rows(`update profiles set role = 'associate' where user_id = $1`, [member.id])
    expect((await codes()).status).toBe(403)
  })
})
