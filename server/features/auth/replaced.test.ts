import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Answer, aWorld, type World } from '../../kernel/testing.ts'
import { passwordHashes } from '../../platform/passwords/password-hashes.ts'
import { aCode, events, goodPassword, linkFor, openLink, signIn } from './testing.ts'

/* An e-mail that somebody took before its owner came: until it is confirmed, the later sign-up counts. */

const email = 'boss@x.example'
const theirs = { email, password: 'a thief sets this one' }
const own = { email, password: goodPassword }

let world: World
let onHashed: () => void = () => undefined
let associate: { id: string; code: string }
let partner: { id: string; code: string }
beforeAll(async () => {
  const hashes = passwordHashes()
  const hash = async (password: string) => {
    const hashed = await hashes.hash(password)
    onHashed()
    return hashed
  }
  world = await aWorld({}, { hashes: { ...hashes, hash } })
})
afterAll(() => world.end())
beforeEach(async () => {
  await world.empty('users, activity_events, rate_limits, authorization_codes')
  await world.deliver()
  associate = await aCode(world, { role: 'associate' })
  partner = await aCode(world, { role: 'partner', email, max_uses: 2 })
})

const signUp = (body: object, full_name: string, codes: object) =>
  world.nobody.call('POST', '/auth/v1/signup', { ...body, data: { full_name, ...codes } })
const takeBefore = () => signUp(theirs, 'Somebody Else', { associate_code: associate.code })
const comeAfter = () => signUp(own, 'The Boss', { partner_code: partner.code })
const person = () =>
  world.rows(
    `select full_name, role, email_confirmed_at is not null as confirmed
       from users join profiles on user_id = id where email = $1`,
    [email],
  )
const usesOf = async ({ id }: { id: string }) =>
  (await world.rows<{ uses: number }>('select uses from authorization_codes where id = $1', [id]))[0]?.uses

it('gives way to a later sign-up: password, name, role and link are the later one’s', async () => {
  const first = await takeBefore()
  const taken = await linkFor(world, email)
  const second = await comeAfter()
  const comparable = ({ status, body }: typeof first) => [
    status,
    { ...body, id: '', user_metadata: { full_name: '' } },
  ]
  expect(comparable(second)).toEqual(comparable(first))
  expect(second.body.id).not.toBe(first.body.id)
  expect(await person()).toEqual([{ full_name: 'The Boss', role: 'partner', confirmed: false }])
  expect([await usesOf(associate), await usesOf(partner)]).toEqual([1, 1])
  expect(await events(world, 'auth.signed_up')).toMatchObject([
    { subject_id: first.body.id, detail: { role: 'associate', code_id: associate.id } },
    { subject_id: first.body.id, detail: { role: 'partner', code_id: partner.id } },
  ])

  const link = await linkFor(world, email)
  const refused = await openLink(world, taken)
  expect([refused.status, refused.body.code]).toEqual([403, 'otp_expired'])
  expect((await openLink(world, link)).body.user.user_metadata).toEqual({ full_name: 'The Boss' })
  expect((await signIn(world, theirs)).status).toBe(400)
  expect((await signIn(world, own)).status).toBe(200)
})

it('ends the links that were sent again or to recover, which would confirm too', async () => {
  await takeBefore()
  await world.nobody.call('POST', '/auth/v1/resend', { type: 'signup', email })
  const again = await linkFor(world, email)
  await world.nobody.call('POST', '/auth/v1/recover', { email })
  const recovering = await linkFor(world, email)
  await comeAfter()
  expect((await openLink(world, again)).status).toBe(403)
  expect((await openLink(world, recovering)).status).toBe(403)
  expect((await openLink(world, await linkFor(world, email))).status).toBe(200)
})

it('is replaced by nothing without a right code, nor once it is confirmed', async () => {
  await comeAfter()
  const link = await linkFor(world, email)
  expect((await signUp(theirs, 'Somebody Else', { associate_code: 'WRONG' })).status).toBe(400)
  expect((await openLink(world, link)).status).toBe(200)
  expect((await takeBefore()).status).toBe(200)
  expect(await person()).toEqual([{ full_name: 'The Boss', role: 'partner', confirmed: true }])
  expect((await signIn(world, own)).status).toBe(200)
  expect(await usesOf(associate)).toBe(0)
  const mails = await world.deliver()
  expect(mails.map((mail) => mail.letter.subject)).toEqual(['You already have an account at TRW'])
})

it('stays with whom it was taken from by a partner who deactivated it', async () => {
  await takeBefore()
  await world.rows('update users set deactivated_at = now() where email = $1', [email])
  expect((await comeAfter()).status).toBe(200)
  expect(await person()).toMatchObject([{ full_name: 'Somebody Else', role: 'associate' }])
})

it('is replaced also when its owner got too many mails, but mails no more', async () => {
  for (let n = 0; n < 14; n++) expect((await takeBefore()).status).toBe(200)
  expect(await world.deliver()).toHaveLength(11)
  await comeAfter()
  expect(await person()).toMatchObject([{ full_name: 'The Boss', role: 'partner' }])
  expect(await world.deliver()).toEqual([])
  world.clock.advance(60 * 60_000)
  await world.nobody.call('POST', '/auth/v1/resend', { type: 'signup', email })
  expect((await openLink(world, await linkFor(world, email))).status).toBe(200)
  expect((await signIn(world, own)).status).toBe(200)
})

it('signed up for by two at the same moment is wholly one’s, and only the last link confirms it', async () => {
  const answers = await Promise.all([takeBefore(), comeAfter()])
  expect(answers.map((answer) => answer.status)).toEqual([200, 200])
  const links = (await world.deliver()).map((mail) => new URL(mail.letter.action?.link ?? ''))
  expect(links).toHaveLength(2)
  const opened = await Promise.all(links.map((link) => openLink(world, link)))
  expect(opened.map((answer) => answer.status).sort()).toEqual([200, 403])
  const [now] = await person()
  const isOwn = (await signIn(world, own)).status === 200
  expect(now).toMatchObject(
    isOwn ? { full_name: 'The Boss', role: 'partner' } : { full_name: 'Somebody Else', role: 'associate' },
  )
  expect((await signIn(world, isOwn ? theirs : own)).status).toBe(400)
})

it.each([1, 2, 3, 4, 5])(
  'confirmed while it is replaced is one or the other, never a mixture (%i)',
  async () => {
    await takeBefore()
    const link = await linkFor(world, email)
    // The hash takes longest: the link is pressed when it is there and the replacing begins.
    const pressed = new Promise<Answer>((resolve) => {
      onHashed = () => resolve(openLink(world, link))
    })
    const [confirmed, replaced] = await Promise.all([pressed, comeAfter()])
    onHashed = () => undefined
    expect(replaced.status).toBe(200)
    expect([200, 403]).toContain(confirmed.status)
    const isTaken = confirmed.status === 200
    expect(await person()).toEqual([
      isTaken
        ? { full_name: 'Somebody Else', role: 'associate', confirmed: true }
        : { full_name: 'The Boss', role: 'partner', confirmed: false },
    ])
    if (!isTaken) expect(confirmed.body.code).toBe('otp_expired')
    expect(await usesOf(partner)).toBe(isTaken ? 0 : 1)
  },
)
