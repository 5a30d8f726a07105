import { importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { pushWords } from '../../../contract/words/pushes.ts'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { newPushKeys } from '../../platform/push/keys.ts'
import { openPush } from '../../platform/push/push.ts'
import { type PushService, pushService, type TestBrowser } from '../../platform/push/testing.ts'
import { aCase, restrict, wall } from '../cases/testing.ts'
import { aNote } from '../notes/testing.ts'
import { pushOf } from './commands/word-push.ts'
import { deliverNow } from './testing.ts'

const table = '/rest/v1/push_subscriptions'
const keys = newPushKeys()

let service: PushService
let world: World
let partner: TestPerson
let associate: TestPerson
beforeAll(async () => {
  service = await pushService()
  world = await aWorld({ PUSH_HOSTS: service.host }, ({ settings }) => ({
    push: openPush(keys, settings, service.ca),
  }))
})
afterAll(async () => {
  await world.end()
  await service.close()
})
beforeEach(async () => {
  service.received.splice(0)
  service.answers(201)
  at('2026-11-24', '10:00')
  await world.empty(
    'users, cases, notes, notifications, note_counts, activity_events, live_events, idempotency_keys',
  )
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  associate = await world.aPerson('associate', 'Farhan Kabir')
})

const at = (day: string, time: string) => world.clock.set(new Date(`${day}T${time}:00+06:00`))
const now = (who: TestPerson) => world.again(who)
const subscribe = async (who: TestPerson, { endpoint, p256dh, auth }: TestBrowser) =>
  (await now(who)).call('POST', table, { endpoint, p256dh, auth })
async function aBrowserOf(who: TestPerson): Promise<TestBrowser> {
  const browser = service.browser()
  expect((await subscribe(who, browser)).status).toBe(201)
  return browser
}
const wantPush = async (who: TestPerson, ...kinds: string[]) =>
  (await now(who)).call('PUT', '/rest/v1/notification_settings', {
    items: kinds.map((kind) => ({
      kind,
      in_app: true,
      mail: kind === 'security' ? 'now' : 'off',
      push: true,
    })),
  })
const withDetails = async (who: TestPerson) =>
  (await now(who)).call('PUT', '/rest/v1/notification_hours', {
    ...{ quiet_from: null, quiet_until: null, quiet_days: [], digest_at: '08:00', details: true },
  })
const tell = (who: TestPerson, type: string, params: object = {}, case_ref: string | null = null) =>
  world.rows(`select notify_people(array[$1::uuid], $2, 'Title', 'Said', null, $3, $4::jsonb, $5::uuid)`, [
    ...[who.user_id, type, world.clock.now().toISOString(), JSON.stringify(params), case_ref],
  ])
/** What a browser was shown since the last time. */
async function shown(browser: TestBrowser): Promise<unknown[]> {
  await deliverNow(world, 'push')
  const path = new URL(browser.endpoint).pathname
  const own = service.received.filter((push) => push.path === path)
  service.received.splice(0)
  return own.map(({ body }) => browser.read(body))
}
const bodies = async (browser: TestBrowser) =>
  (await shown(browser)).map((message) => (message as { body: string }).body)
const left = () => world.rows<{ failures: number }>('select failures from push_subscriptions')

it('says the kind in general words, sealed for this browser and signed with our keys', async () => {
  const browser = await aBrowserOf(partner)
  await wantPush(partner, 'note_created')
  await aNote(await now(associate), { title: 'Bail petition', client_name: 'Rahima' })
  await deliverNow(world, 'push')
  const [push] = service.received
  expect(push && browser.read(push.body)).toEqual({
    ...{ title: 'TRW', body: 'There is a new task.', tag: 'note_created', path: '/' },
  })
  expect(push?.headers).toMatchObject({
    ttl: '86400',
    topic: 'note_created',
    'content-encoding': 'aes128gcm',
  })
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(String(push?.headers.authorization)) ?? []
  expect(key).toBe(keys.publicKey)
  const raw = Buffer.from(keys.publicKey, 'base64url')
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', ...(x && { x }), ...(y && { y }) }, 'ES256')
  const { payload } = await jwtVerify(token, jwk, { audience: `https://${service.host}` })
  expect(payload.sub).toBe(`mailto:${world.settings.FIRM_EMAIL}`)
  service.received.splice(0)
  expect(await shown(browser)).toEqual([])
})

it('names a task or the id of a case where that was asked for, and several by their count', async () => {
  const browser = await aBrowserOf(partner)
  await wantPush(partner, 'note_created', 'case_mention', 'security')
  await withDetails(partner)
  await aNote(await now(associate), { title: 'Bail petition', client_name: 'Rahima' })
  expect(await bodies(browser)).toEqual(['There is a new task. Bail petition'])
  const of = await aCase(await now(partner), { case_id: 'LAND-4', client_name: 'Rahima' })
  await tell(partner, 'case_mention', {}, of.id)
  expect(await bodies(browser)).toEqual(['Somebody mentioned you on a case. LAND-4'])
  await tell(partner, 'security', {}, of.id)
  expect(await bodies(browser)).toEqual([pushWords.security])
  await aNote(await now(associate), { title: 'One' })
  await aNote(await now(associate), { title: 'Two' })
  expect(await shown(browser)).toEqual([
    { title: 'TRW', body: '2 notifications are waiting.', tag: 'waiting', path: '/' },
  ])
})

it('check 49: of a guarded case only the kind, with details on as well; after a wall nothing', async () => {
  const browser = await aBrowserOf(associate)
  await wantPush(associate, 'case_mention', 'note_modified')
  await withDetails(associate)
  const of = await aCase(await now(partner), { case_id: 'SECRET-1', client_name: 'Rahima Begum' })
  await restrict(world, of.id, associate)
  const params = { kind: 'note.modified', actor: null, title: 'Rahima’s petition' }
  await tell(associate, 'note_modified', params, of.id)
  expect(await shown(browser)).toEqual([
    { title: 'TRW', body: 'Somebody changed a task of yours.', tag: 'note_modified', path: '/' },
  ])
  const other = await aCase(await now(partner), { case_id: 'WALLED-1' })
  await tell(associate, 'case_mention', {}, other.id)
  await wall(world, other.id, associate, partner)
  expect(await shown(browser)).toEqual([])
  const third = await aCase(await now(partner), { case_id: 'LATER-1' })
  await tell(associate, 'case_mention', {}, third.id)
  await world.app.jobs.find(({ name }) => name === 'deliver-notifications')?.work({}, { id: 'x', attempt: 1 })
  await wall(world, third.id, associate, partner)
  expect(await shown(browser)).toEqual([])
})

it('check 51: quiet hours hold a mention and let a deadline of the day through', async () => {
  const browser = await aBrowserOf(partner)
  await wantPush(partner, 'case_mention', 'deadline_reminder', 'chat_message')
  at('2026-11-24', '22:00')
  await tell(partner, 'case_mention')
  await tell(partner, 'chat_message')
  await tell(partner, 'deadline_reminder', {
    kind: 'deadline.today',
    case_id: 'A',
    title: 'B',
    day: '2026-11-24',
    days: 0,
  })
  expect(await bodies(browser)).toEqual(['A deadline reminder is waiting.'])
  at('2026-11-25', '07:00')
  expect(await bodies(browser)).toEqual(['2 notifications are waiting.'])
})

it('check 50: goes nowhere but to a known push service', async () => {
  const { p256dh, auth } = service.browser()
  for (const endpoint of [
    'http://127.0.0.1/x',
    'https://127.0.0.1/x',
    'https://10.0.0.1/x',
    'https://push.unknown.example/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilfcm.googleapis.com/x',
    'https://push.services.mozilla.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'http://fcm.googleapis.com/x',
    'https://localhost/x',
    `http://${service.host}/x`,
    'https:\\\\fcm.googleapis.com/x',
    'https://fcm.googleapis.com/\nx',
    'https://FCM.googleapis.com/x',
    'https://ｆcm.googleapis.com/x',
    'https://fcm.googleapis.com/x#y',
    'https://a..push.services.mozilla.com/x',
    'nonsense-nonsense',
  ]) {
    const answer = await (await now(partner)).call('POST', table, { endpoint, p256dh, auth })
    expect([answer.status, answer.body.reason], endpoint).toEqual([422, 'push.host'])
  }
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'
  const noPoint = { endpoint, p256dh: `B${'A'.repeat(86)}`, auth }
  const refused = await (await now(partner)).call('POST', table, noPoint)
  expect([refused.status, refused.body.fields?.[0]?.path]).toEqual([400, 'p256dh'])
  expect(await left()).toEqual([])
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])
    expect(
      (await (await now(partner)).call('POST', table, { endpoint, p256dh, auth })).status,
      endpoint,
    ).toBe(201)
})

it('check 50: ends with 410, with its session, and after twenty failures; another try follows any other failure', async () => {
  const browser = await aBrowserOf(partner)
  await wantPush(partner, 'chat_message')
  await tell(partner, 'chat_message')
  service.answers(500)
  await expect(deliverNow(world, 'push')).rejects.toThrow()
  expect(await left()).toEqual([{ failures: 1 }])
  service.answers(201)
  service.received.splice(0)
  const [job] = world.enqueued.filter(({ job: name }) => name === 'push').slice(-1)
  await world.app.jobs.find(({ name }) => name === 'push')?.work(job?.payload ?? {}, { id: 'x', attempt: 2 })
  expect(await bodies(browser)).toEqual([pushWords.chat_message])
  expect(await left()).toEqual([{ failures: 0 }])
  await world.rows('update push_subscriptions set failures = 19')
  service.answers(500)
  await tell(partner, 'chat_message')
  await deliverNow(world, 'push')
  expect(await left()).toEqual([])
  await aBrowserOf(partner)
  service.answers(410)
  await tell(partner, 'chat_message')
  await deliverNow(world, 'push')
  expect(await left()).toEqual([])
  service.answers(201)
  await aBrowserOf(partner)
  expect((await (await now(partner)).call('POST', '/auth/v1/logout')).status).toBe(204)
  expect(await left()).toEqual([])
})

it('is of one person and one browser: others see nothing of it, ten a person, and it ends when asked', async () => {
  const browser = await aBrowserOf(partner)
  const mine = await (await now(partner)).call('GET', table)
  expect(mine.body.items).toMatchObject([{ is_here: true, last_ok_at: null }])
  expect(JSON.stringify(mine.body)).not.toContain(browser.endpoint)
  expect((await (await now(associate)).call('GET', table)).body.items).toEqual([])
  expect((await (await now(associate)).call('DELETE', table)).status).toBe(404)
  // Whoever signs in on the same browser takes it over.
  await subscribe(associate, browser)
  expect((await (await now(partner)).call('GET', table)).body.items).toEqual([])
  expect((await (await now(associate)).call('DELETE', table)).status).toBe(204)
  expect(await left()).toEqual([])
  for (let n = 0; n < 12; n++) {
    const [session] = await world.rows<{ id: string }>(
      `insert into sessions (id, user_id, user_agent, address, created_at, refreshed_at, expires_at)
         values (gen_random_uuid(), $1, 'test', '127.0.0.1', now(), now(), '2027-01-01') returning id`,
      [partner.user_id],
    )
    await subscribe({ ...partner, session_id: session?.id ?? '' }, service.browser())
  }
  expect(await left()).toHaveLength(10)
})

it('a test reaches each browser of whoever asks', async () => {
  const browser = await aBrowserOf(partner)
  await aBrowserOf(associate)
  const tested = await (await now(partner)).call('POST', '/rest/v1/rpc/test_push')
  expect(tested).toMatchObject({ status: 200, body: { sent: 1 } })
  expect(await bodies(browser)).toEqual(['This is a test. Notifications reach this device.'])
  expect((await (await now(partner)).call('GET', '/api/push_key')).body).toEqual({ key: keys.publicKey })
})

it('is off without keys, and says so', async () => {
  const bare = await aWorld()
  try {
    const person = await bare.aPerson('partner')
    expect((await person.call('GET', '/api/push_key')).body).toEqual({ key: null })
    const { endpoint, p256dh, auth } = service.browser()
    for (const [path, body] of [
      [table, { endpoint, p256dh, auth }],
      ['/rest/v1/rpc/test_push', undefined],
    ] as const)
      expect((await person.call('POST', path, body)).body.reason).toBe('push.off')
  } finally {
    await bare.end()
  }
})

it('leads to the week that it is about, to the weeks that wait, and to the imports', () => {
  const news = { id: 'n', title: '', message: '', subject_id: null, case_id: null, is_guarded: false }
  const pushed = (type: string, params: object) => {
    const { body, path } = pushOf([{ ...news, type, params }], { language: 'en', details: true, firm: 'TRW' })
    return [body, path]
  }
  expect(pushed('timesheet_due', { kind: 'timesheet.due', day: '2026-11-15' })).toEqual([
    ...['A week of yours is not submitted.', '/time?week=2026-11-15'],
  ])
  expect(pushed('timesheet_waiting', { kind: 'timesheet.waiting', count: 3 })).toEqual([
    ...['Weeks wait for approval.', '/time?tab=approve'],
  ])
  const named = { kind: 'import.failed', file_name: 'Rahima.csv' }
  expect(pushed('import_finished', named)).toEqual(['An import has ended.', '/import?kind=cases'])
})
