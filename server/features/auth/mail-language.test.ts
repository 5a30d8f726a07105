import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aWorld, type World } from '../../kernel/testing.ts'
import { aCode, aMember, as, goodPassword, type Member, signIn } from './testing.ts'

const bangla = { 'accept-language': 'bn' }
const english = { 'accept-language': 'en' }

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
  await world.deliver()
})

const subjects = async () => (await world.deliver()).map(({ letter }) => [letter.language, letter.subject])
const reads = (language: 'bn' | 'en' | null) =>
  world.rows('update profiles set language = $1 where user_id = $2', [language, member.id])
const signUp = async (email: string, headers: Record<string, string>) => {
  const { code } = await aCode(world, { role: 'associate' })
  const data = { full_name: 'Sadia Rahman', associate_code: code }
  return world.nobody.call('POST', '/auth/v1/signup', { email, password: goodPassword, data }, headers)
}
const recover = (headers: Record<string, string>) =>
  world.nobody.call('POST', '/auth/v1/recover', { email: member.email }, headers)

it('a confirmation reads as the page on which somebody signs up, also when it is sent again', async () => {
  await signUp('rina@chambers.example', bangla)
  expect(await subjects()).toEqual([['bn', 'TRW-এ আপনার অ্যাকাউন্ট নিশ্চিত করুন']])
  await signUp('rina@chambers.example', english)
  expect(await subjects()).toEqual([['en', 'Confirm your account at TRW']])
  const again = { email: 'rina@chambers.example', type: 'signup' }
  await world.nobody.call('POST', '/auth/v1/resend', again, bangla)
  await world.nobody.call('POST', '/auth/v1/resend', again)
  expect((await subjects()).map(([language]) => language)).toEqual(['bn', 'en'])
})

it('whoever has an account is written to in their own language, whatever page asks', async () => {
  await reads('bn')
  await recover(english)
  await signUp(member.email, english)
  expect(await subjects()).toEqual([
    ['bn', 'TRW-এ নতুন পাসওয়ার্ড ঠিক করুন'],
    ['bn', 'TRW-এ আপনার অ্যাকাউন্ট আগে থেকেই আছে'],
  ])
  const { body: session } = await signIn(world, member)
  const change = { password: 'another brass lantern', current_password: member.password }
  expect((await as(world, session)('PUT', '/auth/v1/user', change)).status).toBe(200)
  expect(await subjects()).toEqual([['bn', 'TRW-এ আপনার পাসওয়ার্ড পরিবর্তন হয়েছে']])
  await reads('en')
  await recover(bangla)
  expect(await subjects()).toEqual([['en', 'Set a new password at TRW']])
})

it('whoever chose no language is written to in the firm’s', async () => {
  const firm = await aWorld({ FIRM_LANGUAGE: 'bn' })
  const someone = await aMember(firm)
  await firm.deliver()
  await firm.nobody.call('POST', '/auth/v1/recover', { email: someone.email }, english)
  expect((await firm.deliver()).map(({ letter }) => letter.language)).toEqual(['bn'])
  await firm.end()
})

it('a mail of the release before, which says no language, is the firm’s', async () => {
  const payload = { template: 'sign-up-notice', to: member.email, params: {} }
  const send = (more: object) =>
    world.app.transact({ kind: 'system' }, (ctx) => ctx.enqueue('mail', { ...payload, ...more }))
  for (const more of [{}, { language: 'de' }, { language: null }, { language: 'bn' }]) await send(more)
  expect((await subjects()).map(([language]) => language)).toEqual(['en', 'en', 'en', 'bn'])
})
