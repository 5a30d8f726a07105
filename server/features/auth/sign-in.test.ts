import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aWorld, type World } from '../../kernel/testing.ts'
import { aMember, events, from, goodPassword, linkFor, type Member, openLink, signIn } from './testing.ts'

let world: World
let member: Member
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  await world.empty('users, activity_events, rate_limits, authorization_codes')
  await world.deliver()
  member = await aMember(world)
  await world.rows('truncate activity_events')
})

const path = '/auth/v1/token?grant_type=password'
const tryFrom = (address: string, { email = member.email, password = 'wrong password' } = {}) =>
  from(world, address)('POST', path, { email, password })

it('answers a session, and records who came in from where', async () => {
  const answer = await signIn(world, member)
  expect(answer.status).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  expect(answer.body).toEqual({
    access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    token_type: 'bearer',
    expires_in: 600,
    expires_at: world.clock.now().getTime() / 1000 + 600,
    refresh_token: expect.stringMatching(/^[\w-]{43}$/),
    user: {
      id: member.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: member.email,
      created_at: expect.any(String),
      confirmed_at: expect.any(String),
      email_confirmed_at: expect.any(String),
      last_sign_in_at: expect.any(String),
      app_metadata: {},
      user_metadata: { full_name: 'Sadia Rahman' },
    },
  })
  const [event] = await events(world, 'auth.signed_in')
  expect(event).toMatchObject({ subject_id: member.id, actor_id: member.id, detail: { by: 'password' } })
  expect(event?.whence).toMatchObject({ address: '127.0.0.1' })
})

it('takes the e-mail with other capitals and spaces, and the password in another spelling of the same', async () => {
  const composed = await aMember(world, { password: 'caf\u00e9 at the corner' })
  const decomposed = await signIn(world, {
    email: `  ${composed.email.toUpperCase()} `,
    password: 'cafe\u0301 at the corner',
  })
  expect(decomposed.status).toBe(200)
})

it('says the same of a wrong password, an unknown e-mail and of what is no e-mail', async () => {
  const answers = [
    await signIn(world, { ...member, password: 'wrong password' }),
    await signIn(world, { email: 'nobody@chambers.example', password: goodPassword }),
    await signIn(world, { email: 'a\u0000b', password: goodPassword }),
    await signIn(world, { email: '', password: '' }),
    await world.nobody.call('POST', path, {}),
  ]
  for (const { status, body } of answers) {
    expect(status).toBe(400)
    expect({ ...body, request_id: '' }).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
      request_id: '',
    })
  }
  const denied = await events(world, 'auth.sign_in_denied')
  expect(denied.map((event) => [event.subject_id === member.id, event.detail.because])).toEqual([
    [true, 'password'],
    [false, 'unknown'],
    [false, 'unknown'],
    [false, 'unknown'],
    [false, 'unknown'],
  ])
})

it('lets nobody in who was deactivated, in the words of a wrong password', async () => {
  await world.rows('update users set deactivated_at = now() where id = $1', [member.id])
  const answer = await signIn(world, member)
  expect([answer.status, answer.body.message]).toEqual([400, 'Invalid login credentials'])
})

it('tells only who knows the password that the e-mail is not confirmed', async () => {
  await world.rows('update users set email_confirmed_at = null where id = $1', [member.id])
  expect((await signIn(world, { ...member, password: 'wrong password' })).body.code).toBe(
    'invalid_credentials',
  )
  expect((await signIn(world, member)).body.code).toBe('email_not_confirmed')
})

it.each([['magic'], ['']])('refuses the grant %j', async (grant) => {
  const answer = await world.nobody.call('POST', `/auth/v1/token?grant_type=${grant}`, {})
  expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed'])
})

describe('wrong passwords', () => {
  it('are refused after ten, with waits that grow, while the owner gets in from elsewhere', async () => {
    for (let n = 0; n < 10; n++) expect((await tryFrom('192.0.2.1')).status).toBe(400)
    const waits: number[] = []
    for (let n = 0; n < 4; n++) {
      const refused = await tryFrom('192.0.2.1')
      expect([refused.status, refused.body.code]).toEqual([429, 'over_request_rate_limit'])
      waits.push(Number(refused.headers['retry-after']))
    }
    expect(waits).toEqual([20, 40, 80, 160])
    const right = await tryFrom('192.0.2.1', { password: member.password })
    expect(right.status).toBe(429)
    expect((await tryFrom('192.0.2.2', { password: member.password })).status).toBe(200)

    world.clock.advance(Number(right.headers['retry-after']) * 1000)
    expect((await tryFrom('192.0.2.1', { password: member.password })).status).toBe(200)
  })

  it('say the same of an unknown e-mail, at every step', async () => {
    for (let n = 0; n < 13; n++) {
      const known = await tryFrom('192.0.2.1')
      const unknown = await tryFrom('192.0.2.1', { email: 'nobody@chambers.example' })
      expect([unknown.status, unknown.body.message]).toEqual([known.status, known.body.message])
      expect(unknown.headers['retry-after']).toBe(known.headers['retry-after'])
    }
  })

  it('tried all at the same moment reveal no more than tried one by one', async () => {
    const tries = Array.from({ length: 40 }, () => tryFrom('192.0.2.1'))
    const right = tryFrom('192.0.2.1', { password: member.password })
    const answers = await Promise.all(tries)
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(10)
    expect((await right).status).toBe(429)
  })

  it('are forgotten when the right one comes in time', async () => {
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 9; n++) await tryFrom('192.0.2.1')
      expect((await tryFrom('192.0.2.1', { password: member.password })).status).toBe(200)
    }
  })

  it('of many people from one address are refused after a hundred', async () => {
    for (let n = 0; n < 100; n++) {
      expect((await tryFrom('192.0.2.1', { email: `n${n}@chambers.example` })).status).toBe(400)
    }
    expect((await tryFrom('192.0.2.1', { email: 'other@chambers.example' })).status).toBe(429)
    expect((await tryFrom('192.0.2.2')).status).toBe(400)
  })

  it('of one person from many addresses do not lock out who has been here before', async () => {
    await tryFrom('198.51.100.7', { password: member.password })
    for (let n = 0; n < 40; n++) await tryFrom(`192.0.2.${n}`)
    expect((await tryFrom('203.0.113.1')).status).toBe(429)
    expect((await tryFrom('198.51.100.7', { password: member.password })).status).toBe(200)
  })

  it('of one person do not get past by a refresh token that was stolen', async () => {
    const { refresh_token } = (await signIn(world, member)).body
    for (let n = 0; n < 40; n++) await tryFrom(`192.0.2.${n}`)
    const thief = from(world, '203.0.113.9')
    const renewed = await thief('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token })
    expect(renewed.status).toBe(200)
    expect((await tryFrom('203.0.113.9', { password: member.password })).status).toBe(429)
    expect((await tryFrom('127.0.0.1', { password: member.password })).status).toBe(200)
  })

  it('never stop the mailed link', async () => {
    for (let n = 0; n < 40; n++) await tryFrom(`192.0.2.${n}`)
    await world.nobody.call('POST', '/auth/v1/recover', { email: member.email })
    expect((await openLink(world, await linkFor(world, member.email))).status).toBe(200)
  })
})

it('lets 200 in at once, in little memory, while other calls are answered', async () => {
  const before = process.memoryUsage().rss
  let most = before
  let done = 0
  // One person each: the tries of one person are counted one after the other.
  await world.rows(
    `with people as (
       insert into users (id, email, password_hash, email_confirmed_at, created_at)
         select gen_random_uuid(), 'many' || n || '@chambers.example', u.password_hash, u.email_confirmed_at, u.created_at
           from users u, generate_series(1, 200) n where u.email = $1
         returning id
     )
     insert into profiles (user_id, full_name, role, created_at, updated_at)
       select id, 'Many', 'associate', now(), now() from people`,
    [member.email],
  )
  const one = async (_: unknown, n: number) => {
    const who = { ...member, email: `many${n + 1}@chambers.example` }
    let answer = await signIn(world, who)
    // A busy machine asks some to come back in a moment, which browsers do.
    while (answer.status === 503) answer = await signIn(world, who)
    done += 1
    most = Math.max(most, process.memoryUsage().rss)
    return answer.status
  }
  const signIns = Array.from({ length: 200 }, one)
  expect((await world.nobody.call('GET', '/rest/v1/profiles')).status).toBe(401)
  // The other call did not stand in the queue of the hashes.
  expect(done).toBeLessThan(150)
  expect(await Promise.all(signIns)).toEqual(Array(200).fill(200))
  expect((most - before) / 2 ** 20).toBeLessThan(300)
}, 60_000)

it('refuses a password of a megabyte before anything is done with it', async () => {
  const answer = await signIn(world, { ...member, password: 'x'.repeat(1024 * 1024) })
  expect([answer.status, answer.body.code]).toEqual([413, 'request_too_large'])
})

it.each([
  ['text/plain', 415],
  ['application/x-www-form-urlencoded', 415],
])('does not read a body of %s, as another site would post it', async (type, status) => {
  const answer = await world.app.http.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': type },
    payload: JSON.stringify(member),
  })
  expect([answer.statusCode, answer.headers['x-supabase-api-version']]).toEqual([status, '2024-01-01'])
  expect(answer.json()).toMatchObject({ message: 'Send the request as JSON.' })
})

it('says the standard’s version also where another site is refused at the door', async () => {
  const headers = { origin: 'https://evil.example' }
  const answer = await world.nobody.call('POST', path, member, headers)
  expect([answer.status, answer.headers['x-supabase-api-version']]).toEqual([403, '2024-01-01'])
  expect(answer.body.message).toBe('This came from another site and is not accepted.')
})
