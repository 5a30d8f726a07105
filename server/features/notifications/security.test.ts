import { afterAll, beforeAll, expect, it } from 'vitest'
import { aWorld, type World } from '../../kernel/testing.ts'
import { aMember, as, goodPassword, type Member } from '../auth/testing.ts'
import { deliverNow } from './testing.ts'

let world: World
let member: Member
beforeAll(async () => {
  world = await aWorld()
  at('2026-11-24', '22:30')
  member = await aMember(world)
  await world.deliver()
})
afterAll(() => world.end())

/** At night: what the quiet hours hold back would not be mailed. */
const at = (day: string, time: string) => world.clock.set(new Date(`${day}T${time}:00+06:00`))
const firefox = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`

async function signInWith(user_agent: string, password = member.password): Promise<{ access_token: string }> {
  const answer = await world.app.http.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    headers: { 'user-agent': user_agent },
    payload: { email: member.email, password },
  })
  expect(answer.statusCode).toBe(200)
  return JSON.parse(answer.body)
}
const told = () =>
  world.rows<{ title: string; message: string }>(
    `select title, message from notifications where type = 'security' and user_id = $1 order by created_at`,
    [member.id],
  )
async function mailed(): Promise<string[][]> {
  await deliverNow(world)
  return (await world.deliver()).map(({ letter }) => [letter.subject, ...letter.paragraphs])
}

it('of a sign-in with a device not seen for 90 days its person hears, by mail at once and at night', async () => {
  // The first one, through the mailed link, is no news.
  expect(await told()).toEqual([])
  await signInWith(firefox(145))
  const message = 'Firefox · Linux · 127.0.0.1. If it was not you, change your password at once.'
  const news = { title: 'New sign-in to your account', message }
  expect(await told()).toEqual([news])
  expect(await mailed()).toEqual([['Notifications from TRW', `${news.title}: ${message}`]])
  at('2026-11-25', '23:00')
  await signInWith(firefox(146))
  await signInWith('lightMyRequest')
  expect(await told()).toEqual([news])
  at('2027-02-24', '23:00')
  await signInWith(firefox(146))
  expect(await told()).toHaveLength(2)
  await mailed()
})

it('of a changed password its person hears in the product, and by the letter that there is of it', async () => {
  const session = await signInWith(firefox(146))
  const password = 'eight brass lanterns'
  const body = { password, current_password: goodPassword }
  expect((await as(world, session)('PUT', '/auth/v1/user', body)).status).toBe(200)
  expect((await told()).at(-1)?.title).toBe('Your password was changed')
  expect((await mailed()).map(([subject]) => subject)).toEqual(['Your password at TRW was changed'])
  const items = [{ kind: 'security', in_app: true, mail: 'off', push: false }]
  const again = await signInWith(firefox(146), password)
  const refused = await as(world, again)('PUT', '/rest/v1/notification_settings', { items })
  expect(refused.status).toBe(400)
})
