import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aWorld, type World } from '../../kernel/testing.ts'
import { aCode, aMember, events, from, goodPassword, linkFor, openLink, signIn } from './testing.ts'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  await world.empty('users, activity_events, rate_limits, authorization_codes')
  await world.deliver()
})

const path = '/auth/v1/signup'
const form = (data: object, more: object = {}) => ({
  email: 'sadia@chambers.example',
  password: goodPassword,
  data: { full_name: 'Sadia Rahman', ...data },
  ...more,
})
const people = () =>
  world.rows(
    `select email, full_name, role, email_confirmed_at from users join profiles on user_id = id
       where full_name <> 'Code Maker'`,
  )

describe('signing up', () => {
  it('makes an unconfirmed person with the role of the code, and mails a link', async () => {
    const { code } = await aCode(world, { role: 'partner' })
    const answer = await world.nobody.call('POST', path, form({ partner_code: code }))
    expect(answer.status).toBe(200)
    expect(answer.headers['x-supabase-api-version']).toBe('2024-01-01')
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      aud: 'authenticated',
      role: 'authenticated',
      email: 'sadia@chambers.example',
      created_at: '2026-11-21T06:00:00.000Z',
      confirmation_sent_at: '2026-11-21T06:00:00.000Z',
      app_metadata: {},
      user_metadata: { full_name: 'Sadia Rahman' },
    })
    expect(await people()).toEqual([
      {
        email: 'sadia@chambers.example',
        full_name: 'Sadia Rahman',
        role: 'partner',
        email_confirmed_at: null,
      },
    ])
    const link = await linkFor(world, 'sadia@chambers.example')
    expect(`${link.origin}${link.pathname}`).toBe('http://localhost:3000/auth')
    expect(link.searchParams.get('type')).toBe('signup')
    expect(await events(world, 'auth.signed_up')).toMatchObject([{ subject_id: answer.body.id }])
  })

  it('stores neither the password, the code nor the link’s token, and queues no token', async () => {
    const { code } = await aCode(world, { role: 'associate' })
    await world.nobody.call('POST', path, form({ associate_code: code }))
    const queued = JSON.stringify(world.enqueued)
    const token = (await linkFor(world, 'sadia@chambers.example')).searchParams.get('token_hash') ?? ''
    const [dump] = await world.rows<{ text: string }>(
      `select string_agg(t::text, ' ') as text from (
         select row_to_json(x)::text as t from users x union all select row_to_json(x)::text from one_time_tokens x
         union all select row_to_json(x)::text from authorization_codes x union all
         select row_to_json(x)::text from activity_events x) rows`,
    )
    for (const secret of [goodPassword, code, code.replaceAll('-', ''), token]) {
      expect(dump?.text).not.toContain(secret)
      expect(queued).not.toContain(secret)
    }
  })

  it.each([
    [form({})],
    [form({ partner_code: '', associate_code: '' })],
    [{}],
    [{ email: 'a@b.example', password: 'x' }],
  ])('without any code is refused and makes nobody: %j', async (body) => {
    const answer = await world.nobody.call('POST', path, body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      code: 'validation_failed',
      message: 'Either partner code or associate code is required',
    })
    expect(await people()).toEqual([])
  })

  it('checks a partner code first, and says which kind was wrong', async () => {
    const associate = (await aCode(world, { role: 'associate' })).code
    const partner = (await aCode(world, { role: 'partner' })).code
    const say = async (data: object) => (await world.nobody.call('POST', path, form(data))).body.message
    expect(await say({ partner_code: 'NO', associate_code: associate })).toBe('Invalid partner code')
    expect(await say({ partner_code: associate })).toBe('Invalid partner code')
    expect(await say({ associate_code: partner })).toBe('Invalid associate code')
    expect(await say({ associate_code: 'NO' })).toBe('Invalid associate code')
    expect(await people()).toEqual([])
    await world.nobody.call('POST', path, form({ partner_code: partner, associate_code: associate }))
    expect(await people()).toMatchObject([{ role: 'partner' }])
  })

  it('takes the role from the code only, whatever the body says', async () => {
    const { code } = await aCode(world, { role: 'associate' })
    const role = { role: 'partner' }
    const body = form(
      { associate_code: code, ...role, user_metadata: role, app_metadata: role },
      { ...role, user_metadata: role, app_metadata: role },
    )
    const answer = await world.nobody.call('POST', path, body)
    expect(answer.body.app_metadata).toEqual({})
    expect(answer.body.user_metadata).toEqual({ full_name: 'Sadia Rahman' })
    expect(await people()).toMatchObject([{ role: 'associate' }])
  })

  it.each([
    [{ 'accept-language': 'bn' }, 'bn'],
    [{ 'accept-language': 'en' }, 'en'],
    [{ 'accept-language': 'bn-BD,bn;q=0.9,en;q=0.8' }, null],
    [{}, null],
  ])('keeps the language of a page that asks with %j: %s', async (headers, language) => {
    const { code } = await aCode(world, { role: 'associate' })
    await world.nobody.call('POST', path, form({ associate_code: code }), headers)
    expect(await world.rows("select language, digits from profiles where full_name <> 'Code Maker'")).toEqual(
      [{ language, digits: null }],
    )
  })

  it('takes a code as people type it', async () => {
    const { code } = await aCode(world, { role: 'associate' })
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`
    const answer = await world.nobody.call('POST', path, form({ associate_code: typed }))
    expect(answer.status).toBe(200)
  })

  it.each([
    ['no@', 'Unable to validate email address: invalid format'],
    ['', 'Unable to validate email address: invalid format'],
    [`${'x'.repeat(310)}@chambers.example`, 'Unable to validate email address: invalid format'],
    ['a\u0000b@chambers.example', 'Unable to validate email address: invalid format'],
    ['a@b.example\r\nBcc: c@d.example', 'Unable to validate email address: invalid format'],
  ])('refuses the e-mail %j', async (email, message) => {
    const { code } = await aCode(world, { role: 'associate' })
    const answer = await world.nobody.call('POST', path, form({ associate_code: code }, { email }))
    expect([answer.status, answer.body.message]).toEqual([400, message])
  })

  it.each([
    ['', 'is required'],
    ['x'.repeat(201), 'at most 200'],
    ['a\u0000b', 'control characters'],
  ])('refuses the name %j', async (full_name, message) => {
    const { code } = await aCode(world, { role: 'associate' })
    const answer = await world.nobody.call('POST', path, form({ associate_code: code, full_name }))
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain('Full name')
    expect(answer.body.message).toContain(message)
  })

  it('counts a code’s uses one by one, also of sign-ups at the same moment', async () => {
    const { code } = await aCode(world, { role: 'associate', max_uses: 2 })
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        world.nobody.call('POST', path, form({ associate_code: code }, { email: `n${n}@chambers.example` })),
      ),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 400, 400, 400])
    expect(await people()).toHaveLength(2)
    expect(await world.rows('select uses from authorization_codes')).toEqual([{ uses: 2 }])
  })

  it('of one e-mail twice at the same moment makes one person', async () => {
    const { code } = await aCode(world, { role: 'associate' })
    const body = form({ associate_code: code })
    const answers = await Promise.all([1, 2, 3].map(() => world.nobody.call('POST', path, body)))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
    expect(await people()).toHaveLength(1)
  })

  it('never leads a link anywhere but to our own page, wherever the caller wants to go', async () => {
    const { code } = await aCode(world, { role: 'associate' })
    const elsewhere = [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'http://localhost:3000@evil.example',
      'http://localhost:4000/',
      'javascript:alert(1)',
    ]
    for (const [n, redirect] of elsewhere.entries()) {
      const email = `n${n}@chambers.example`
      const address = `${path}?redirect_to=${encodeURIComponent(redirect)}`
      await world.nobody.call('POST', address, form({ associate_code: code }, { email }))
      const link = await linkFor(world, email)
      expect(link.href).toMatch(/^http:\/\/localhost:3000\/auth\?token_hash=[\w-]+&type=signup$/)
      const scanned = await world.nobody.call(
        'GET',
        `/auth/v1/verify?token=${link.searchParams.get('token_hash')}&type=signup&redirect_to=${encodeURIComponent(redirect)}`,
      )
      expect(scanned.status).toBe(303)
      expect(scanned.headers.location).toBe(link.href)
    }
  })
})

describe('signing up with a known e-mail', () => {
  it.each([['known@chambers.example'], [' KNOWN@Chambers.Example ']])(
    'answers %j as an unknown one, changes nothing and mails a notice',
    async (email) => {
      await aMember(world, { email: 'known@chambers.example' })
      const { code } = await aCode(world, { role: 'partner' })
      const before = await world.rows('select * from users join profiles on user_id = id order by id')
      const known = await world.nobody.call('POST', path, form({ partner_code: code }, { email }))
      const unknown = await world.nobody.call(
        'POST',
        path,
        form({ partner_code: code }, { email: email.replace(/known/i, 'other') }),
      )
      expect(known.status).toBe(unknown.status)
      const comparable = (body: object) => JSON.stringify({ ...body, id: 'id' }).replace('other@', 'known@')
      expect(comparable(known.body)).toBe(comparable(unknown.body))
      const after = await world.rows(
        `select * from users join profiles on user_id = id where email <> 'other@chambers.example' order by id`,
      )
      expect(after).toEqual(before)
      const mails = await world.deliver()
      expect(mails.map((mail) => [mail.to, mail.letter.subject])).toEqual([
        ['known@chambers.example', 'You already have an account at TRW'],
        ['other@chambers.example', 'Confirm your account at TRW'],
      ])
      expect(await world.rows(`select uses from authorization_codes where role = 'partner'`)).toEqual([
        { uses: 1 },
      ])
    },
  )

  it('does not fill the owner’s mailbox', async () => {
    const { email } = await aMember(world)
    const { code } = await aCode(world, { role: 'associate' })
    const body = form({ associate_code: code }, { email })
    for (let n = 0; n < 14; n++) {
      expect((await world.nobody.call('POST', path, body)).status).toBe(200)
    }
    expect(await world.deliver()).toHaveLength(10)
  })
})

describe('wrong codes', () => {
  const guess = (address: string, code = 'AAAA-BBBB-CCCC-DDDD', email = 'sadia@chambers.example') =>
    from(world, address)('POST', path, form({ associate_code: code }, { email }))
  const ask = (address: string, code: string) =>
    from(world, address)('POST', '/functions/v1/validate-associate', { code, email: 'a@b.example' })

  it('of one address are refused from the 11th on, the right one too; another address works', async () => {
    const { code } = await aCode(world, { role: 'associate' })
    const statuses: number[] = []
    for (let n = 0; n < 60; n++) statuses.push((await guess('192.0.2.1')).status)
    expect(statuses).toEqual([...Array(10).fill(400), ...Array(50).fill(429)])
    const right = await guess('192.0.2.1', code)
    expect([right.status, right.body.code]).toEqual([429, 'over_request_rate_limit'])
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
    expect((await guess('192.0.2.2', code)).status).toBe(200)
  })

  it('count together, at the screen’s check and at the sign-up', async () => {
    for (let n = 0; n < 5; n++) {
      expect((await ask('192.0.2.1', 'WRONG')).body).toEqual({ valid: false })
      expect((await guess('192.0.2.1')).status).toBe(400)
    }
    const blocked = await ask('192.0.2.1', 'WRONG')
    expect([blocked.status, blocked.body.reason]).toEqual([429, 'auth.too_many_tries'])
    expect(blocked.headers['retry-after']).toBe('3600')
  })

  it('tried all at the same moment are counted one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask('192.0.2.1', 'WRONG')))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10)
  })

  it('of others never stop a right one, whatever they used up', async () => {
    const { code } = await aCode(world, { role: 'associate' })
    for (let n = 0; n < 60; n++) await guess(`192.0.2.${n % 7}`)
    expect((await guess('192.0.2.98')).status).toBe(429)
    expect((await guess('192.0.2.99', code)).status).toBe(200)
    world.clock.advance(60 * 60_000)
    expect((await guess('192.0.2.98')).status).toBe(400)
  })

  it('for an e-mail that is used up go on being counted by address', async () => {
    const { code } = await aCode(world, { role: 'associate' })
    for (let n = 0; n < 20; n++) await guess(`192.0.2.${n}`)
    for (let n = 0; n < 10; n++) expect((await guess('192.0.2.50')).status).toBe(429)
    expect((await guess('192.0.2.50', code)).status).toBe(429)
    expect((await guess('192.0.2.51', code)).status).toBe(200)
  })

  it('of one network of IPv6 count as one address', async () => {
    for (let n = 0; n < 10; n++) await ask(`2001:db8:1:2::${n}`, 'WRONG')
    expect((await ask('2001:db8:1:2:ffff::1', 'WRONG')).status).toBe(429)
    expect((await ask('2001:db8:1:3::1', 'WRONG')).status).toBe(200)
  })

  it('do not make a right one wrong, however often that is used', async () => {
    const { code } = await aCode(world, { role: 'associate' })
    for (let n = 0; n < 20; n++) expect((await ask('192.0.2.1', code)).body).toEqual({ valid: true })
  })
})

describe('a leaked code', () => {
  let n = 0
  const join = (address: string, code: string, email = `leak${n++}@chambers.example`) =>
    from(world, address)('POST', path, form({ associate_code: code }, { email }))
  const used = (what: { status: number; body: { code: string } }) => [what.status, what.body.code]
  const refused = [429, 'over_request_rate_limit']

  it('makes 30 accounts an hour from one address, known e-mails counted alike', async () => {
    const { code } = await aCode(world, { role: 'associate', max_uses: 500 })
    const { email } = await aMember(world)
    for (let at = 0; at < 30; at++)
      expect((await join('192.0.2.1', code, at % 3 === 0 ? email : undefined)).status).toBe(200)
    const users = 'select count(*) from users'
    const [before] = await world.rows(users)
    for (const known of [email, undefined])
      expect(used(await join('192.0.2.1', code, known))).toEqual(refused)
    expect(await world.rows(users)).toEqual([before])
    expect((await join('192.0.2.2', code)).status).toBe(200)
    world.clock.advance(60 * 60_000)
    expect((await join('192.0.2.1', code)).status).toBe(200)
  })

  it('without a number of uses makes 100 accounts a day, from wherever; a counted one as many as it says', async () => {
    const { code, id } = await aCode(world, { role: 'associate' })
    const counted = await aCode(world, { role: 'associate', max_uses: 500 })
    const reset = new Date(world.clock.now().getTime() + 60_000)
    await world.rows(`insert into rate_limits (key, tries, reset_at) values ($1, 99, $2)`, [
      `accounts by code ${id}`,
      reset,
    ])
    expect((await join('192.0.2.1', code)).status).toBe(200)
    expect(used(await join('192.0.2.2', code))).toEqual(refused)
    expect((await join('192.0.2.2', counted.code)).status).toBe(200)
    world.clock.advance(60_000)
    expect((await join('192.0.2.2', code)).status).toBe(200)
  })
})

describe('confirming', () => {
  it('needs a POST: following the link uses nothing up', async () => {
    const { code } = await aCode(world, { role: 'associate' })
    await world.nobody.call('POST', path, form({ associate_code: code }))
    const link = await linkFor(world, 'sadia@chambers.example')
    const scan = `/auth/v1/verify?token_hash=${link.searchParams.get('token_hash')}&type=signup`
    for (let n = 0; n < 3; n++) expect((await world.nobody.call('GET', scan)).status).toBe(303)

    const before = await signIn(world, { email: 'sadia@chambers.example', password: goodPassword })
    expect([before.status, before.body.code, before.body.message]).toEqual([
      400,
      'email_not_confirmed',
      'Email not confirmed',
    ])
    const session = await openLink(world, link)
    expect(session.status).toBe(200)
    expect(session.body).toMatchObject({
      token_type: 'bearer',
      expires_in: 600,
      user: { email: 'sadia@chambers.example' },
    })
    expect(session.body.user.email_confirmed_at).toBeTruthy()
    expect((await signIn(world, { email: 'sadia@chambers.example', password: goodPassword })).status).toBe(
      200,
    )
    expect(await events(world, 'auth.email_confirmed')).toHaveLength(1)
  })

  it('works once, within a day, and only for what the link was made for', async () => {
    const { code } = await aCode(world, { role: 'associate' })
    await world.nobody.call('POST', path, form({ associate_code: code }))
    const link = await linkFor(world, 'sadia@chambers.example')
    const asRecovery = new URL(link)
    asRecovery.searchParams.set('type', 'recovery')
    const expired = [403, 'otp_expired', 'Email link is invalid or has expired']
    const said = (answer: { status: number; body: { code: string; message: string } }) => [
      answer.status,
      answer.body.code,
      answer.body.message,
    ]
    expect(said(await openLink(world, asRecovery))).toEqual(expired)
    world.clock.advance(24 * 60 * 60_000)
    expect(said(await openLink(world, link))).toEqual(expired)

    await world.nobody.call('POST', '/auth/v1/resend', { type: 'signup', email: 'sadia@chambers.example' })
    const fresh = await linkFor(world, 'sadia@chambers.example')
    expect((await openLink(world, fresh)).status).toBe(200)
    expect(said(await openLink(world, fresh))).toEqual(expired)
  })

  it('of one link at the same moment signs in once', async () => {
    const { code } = await aCode(world, { role: 'associate' })
    await world.nobody.call('POST', path, form({ associate_code: code }))
    const link = await linkFor(world, 'sadia@chambers.example')
    const answers = await Promise.all([1, 2, 3].map(() => openLink(world, link)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 403, 403])
  })

  it.each([[''], ['x'], ['A'.repeat(64)], ['../../etc/passwd'], ['%00'], ['x'.repeat(500)]])(
    'refuses the token %j',
    async (token_hash) => {
      const answer = await world.nobody.call('POST', '/auth/v1/verify', { type: 'signup', token_hash })
      expect([400, 403]).toContain(answer.status)
      expect(answer.body.message).toBeTruthy()
    },
  )
})
