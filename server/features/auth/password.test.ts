import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { aWorld, type World } from '../../kernel/testing.ts'
import {
  aCode,
  aMember,
  as,
  events,
  from,
  linkFor,
  type Member,
  openLink,
  refresh,
  signIn,
} from './testing.ts'

let world: World
let member: Member
let session: Session
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  await world.empty('users, activity_events, rate_limits, authorization_codes')
  await world.deliver()
  member = await aMember(world, { email: 'farhan.kabir@chambers.example' })
  session = (await signIn(world, member)).body
})

const change = (body: object, of: Session = session) =>
  as(world, of)('PUT', '/auth/v1/user', { current_password: member.password, ...body })
const put = (body: object, of: Session = session) => as(world, of)('PUT', '/auth/v1/user', body)
const recover = (email: string, address = '127.0.0.1') =>
  from(world, address)('POST', '/auth/v1/recover', { email })
const seven = 'lantern'
const bangla = 'আমার সোনার বাংলা আমি তোমায় ভালোবাসি চিরদিন তোমার আকাশ তোমার বাতা'

describe('a new password', () => {
  it('counts from the next sign-in on, and ends every other session', async () => {
    const other = (await signIn(world, member)).body
    const answer = await change({ password: 'another brass lantern' })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ id: member.id, email: member.email })
    expect((await as(world, session)('GET', '/auth/v1/user')).status).toBe(200)
    expect((await refresh(world, session.refresh_token)).status).toBe(200)
    expect((await as(world, other)('GET', '/auth/v1/user')).status).toBe(401)
    expect((await refresh(world, other.refresh_token)).status).toBe(400)
    expect((await signIn(world, member)).status).toBe(400)
    expect((await signIn(world, { ...member, password: 'another brass lantern' })).status).toBe(200)
    expect(await events(world, 'auth.password_changed')).toMatchObject([{ subject_id: member.id }])
    const mails = await world.deliver()
    expect(mails.map((mail) => mail.letter.subject)).toEqual(['Your password at TRW was changed'])
  })

  it.each([
    [seven, 'length'],
    ['x y'.repeat(43), 'length'],
    ['password1234', 'pwned'],
    ['P@ssw0rd!', 'pwned'],
    ['TRW-2026', 'pwned'],
    ['trw2026!!', 'pwned'],
    ['farhan.kabir@chambers.example', 'pwned'],
    ['FarhanKabir99', 'pwned'],
    ['aaaaaaaaaaaa', 'pwned'],
    ['Bangladesh71', 'pwned'],
  ])('%j is refused as weak (%s), at the sign-up too', async (password, reason) => {
    const changed = await change({ password })
    expect([changed.status, changed.body.code]).toEqual([422, 'weak_password'])
    expect(changed.body.weak_password).toEqual({ reasons: [reason] })
    expect(changed.body.message).toBeTruthy()

    const { code } = await aCode(world, { role: 'associate' })
    const email = password.includes('@chambers') ? password : 'farhankabir@firm.example'
    const data = { full_name: 'Farhan Kabir', associate_code: code }
    const signedUp = await world.nobody.call('POST', '/auth/v1/signup', { email, password, data })
    expect([signedUp.status, signedUp.body.weak_password]).toEqual([422, { reasons: [reason] }])
    expect((await signIn(world, member)).status).toBe(200)
  })

  it.each([[bangla], ['a b c d '], ['pass the salt to me'], ['🌊🌊🌋🌋🏔🏔🌋🌋'], ['x y'.repeat(42)]])(
    '%j is accepted and works',
    async (password) => {
      expect((await change({ password })).status).toBe(200)
      expect((await signIn(world, { ...member, password })).status).toBe(200)
    },
  )

  it('is not the old one', async () => {
    const answer = await change({ password: member.password })
    expect([answer.status, answer.body.code]).toEqual([422, 'same_password'])
    expect(answer.body.message).toBe('New password should be different from the old password.')
  })

  it('is refused without the current one: a stolen token takes no account', async () => {
    const refused = await put({ password: 'another brass lantern' })
    expect([refused.status, refused.body.code]).toEqual([400, 'current_password_required'])
    expect((await signIn(world, member)).status).toBe(200)
    // Nor does the link that confirmed the account.
    const { code } = await aCode(world, { role: 'associate' })
    const data = { full_name: 'Sadia Rahman', associate_code: code }
    const email = 'sadia@chambers.example'
    await world.nobody.call('POST', '/auth/v1/signup', { email, password: member.password, data })
    const fresh = (await openLink(world, await linkFor(world, email))).body
    expect((await put({ password: 'another brass lantern' }, fresh)).status).toBe(400)
  })

  it('is refused with a wrong current password, which is counted and written down as a wrong sign-in', async () => {
    const body = { password: 'another brass lantern', current_password: 'wrong password' }
    const refused = await change(body)
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_credentials'])
    expect(await events(world, 'auth.sign_in_denied')).toMatchObject([
      { subject_id: member.id, detail: { because: 'password' } },
    ])
    expect((await change({ ...body, current_password: member.password })).status).toBe(200)
  })

  it('cannot be guessed for by asking for the current one', async () => {
    const body = { password: 'another brass lantern', current_password: 'wrong password' }
    for (let n = 0; n < 10; n++) expect((await change(body)).status).toBe(400)
    expect((await change({ ...body, current_password: member.password })).status).toBe(429)
    expect((await signIn(world, member)).status).toBe(429)
  })

  it('cannot be guessed for from many addresses, also with a session that goes along', async () => {
    const body = { password: 'another brass lantern', current_password: 'wrong password' }
    let { access_token, refresh_token } = session
    const statuses: number[] = []
    for (let n = 0; n < 40; n++) {
      const address = `192.0.2.${n}`
      const renewed = await from(world, address)('POST', '/auth/v1/token?grant_type=refresh_token', {
        refresh_token,
      })
      ;({ access_token, refresh_token } = renewed.body)
      statuses.push((await from(world, address, access_token)('PUT', '/auth/v1/user', body)).status)
    }
    expect(statuses).toEqual([...Array(30).fill(400), ...Array(10).fill(429)])
    const right = { ...body, current_password: member.password }
    const put = from(world, '203.0.113.1', access_token)
    expect((await put('PUT', '/auth/v1/user', right)).status).toBe(429)
    const elsewhere = from(world, '203.0.113.1')
    expect((await elsewhere('POST', '/auth/v1/token?grant_type=password', member)).status).toBe(429)
  })

  it('guessed for all at the same moment reveals no more than one by one', async () => {
    const body = { password: 'another brass lantern', current_password: 'wrong password' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(body)))
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(10)
  })

  it('needs a session', async () => {
    const answer = await world.nobody.call('PUT', '/auth/v1/user', { password: 'another brass lantern' })
    expect(answer.status).toBe(401)
  })

  it('is all that can be changed here: not the e-mail, not the role', async () => {
    const email = await change({ email: 'other@chambers.example' })
    expect([email.status, email.body.message]).toEqual([422, 'Email cannot be changed from this interface.'])
    const role = { role: 'partner', full_name: 'Somebody Else' }
    const rest = await change({ data: role, user_metadata: role, app_metadata: role, ...role })
    expect(rest.status).toBe(200)
    const [row] = await world.rows('select role, full_name from profiles where user_id = $1', [member.id])
    expect(row).toEqual({ role: 'associate', full_name: 'Sadia Rahman' })
  })
})

describe('recovering', () => {
  it('mails a link that signs in once and lets a new password be set', async () => {
    const asked = await recover('  Farhan.Kabir@chambers.example')
    expect([asked.status, asked.body]).toEqual([200, {}])
    const link = await linkFor(world, member.email)
    expect(link.searchParams.get('type')).toBe('recovery')
    const entered = (await openLink(world, link)).body
    expect((await put({ password: 'password1234' }, entered)).status).toBe(422)
    expect((await put({ password: 'another brass lantern' }, entered)).status).toBe(200)
    // Once, and not for whoever took the token meanwhile.
    expect((await put({ password: 'a thief sets this one' }, entered)).status).toBe(400)
    expect((await as(world, session)('GET', '/auth/v1/user')).status).toBe(401)
    expect((await signIn(world, { ...member, password: 'another brass lantern' })).status).toBe(200)
    expect((await openLink(world, link)).body.code).toBe('otp_expired')
  })

  it('lets a new password be set for a quarter of an hour, then the current one is asked for', async () => {
    await recover(member.email)
    const entered = (await openLink(world, await linkFor(world, member.email))).body
    world.clock.advance(15 * 60_000)
    const { body: later } = await refresh(world, entered.refresh_token)
    const refused = await put({ password: 'another brass lantern' }, later)
    expect([refused.status, refused.body.code]).toEqual([400, 'current_password_required'])
    expect((await change({ password: 'another brass lantern' }, later)).status).toBe(200)
  })

  it('makes the other links useless when one is used or the password is changed', async () => {
    await recover(member.email)
    const first = await linkFor(world, member.email)
    await recover(member.email)
    const second = await linkFor(world, member.email)
    await openLink(world, second)
    expect((await openLink(world, first)).status).toBe(403)
    await recover(member.email)
    const third = await linkFor(world, member.email)
    await change({ password: 'another brass lantern' })
    expect((await openLink(world, third)).status).toBe(403)
  })

  it('leads nowhere for whoever was deactivated meanwhile', async () => {
    await recover(member.email)
    await world.rows('update users set deactivated_at = now() where id = $1', [member.id])
    expect((await openLink(world, await linkFor(world, member.email))).body.code).toBe('otp_expired')
  })

  it('works within an hour only', async () => {
    await recover(member.email)
    world.clock.advance(60 * 60_000)
    expect((await openLink(world, await linkFor(world, member.email))).status).toBe(403)
  })

  it.each([['/auth/v1/recover'], ['/auth/v1/resend']])(
    'at %s answers the same for known, unknown, confirmed and deactivated e-mails',
    async (path) => {
      const gone = await aMember(world, { email: 'gone@chambers.example' })
      await world.rows('update users set deactivated_at = now() where id = $1', [gone.id])
      await world.deliver()
      for (const email of [member.email, 'nobody@chambers.example', gone.email, ' GONE@chambers.example ']) {
        const answer = await world.nobody.call('POST', path, { email, type: 'signup' })
        expect([answer.status, answer.body]).toEqual([200, {}])
      }
      const mails = await world.deliver()
      expect(mails.map((mail) => mail.to)).toEqual(path.endsWith('recover') ? [member.email] : [])
    },
  )

  it('is refused for a while after ten mails, for unknown e-mails too', async () => {
    for (const email of [member.email, 'nobody@chambers.example']) {
      for (let n = 0; n < 10; n++) expect((await recover(email, '192.0.2.1')).status).toBe(200)
      const refused = await recover(email, '192.0.2.2')
      expect([refused.status, refused.body.code]).toEqual([429, 'over_email_send_rate_limit'])
      expect(refused.headers['retry-after']).toBe('3600')
    }
  })

  it.each([['no@'], [''], ['a@b.example\r\nBcc: x@y.example']])('refuses the e-mail %j', async (email) => {
    const answer = await recover(email)
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed'])
  })
})
