import { expect, it } from 'vitest'
import { aFirm } from '../../kernel/testing-firm.ts'

const settings = '/rest/v1/notification_settings'
const hours = '/rest/v1/notification_hours'

const { world, partner, associate } = aFirm('users, notification_settings, notification_hours, live_events', {
  partner: ['partner', 'Nusrat Jahan'],
  associate: ['associate', 'Farhan Kabir'],
})

const usual = { in_app: true, mail: 'off', push: false }

it('begin as the firm knows them, and each has only their own', async () => {
  const { items } = (await associate.call('GET', settings)).body
  expect(items).toContainEqual({ kind: 'chat_message', ...usual })
  expect(items).toContainEqual({ kind: 'hearing_reminder', ...usual, mail: 'now' })
  expect(items).toContainEqual({ kind: 'hearing_handover', ...usual, mail: 'digest' })
  expect(items).toContainEqual({ kind: 'security', ...usual, mail: 'now' })
  const chosen = { kind: 'chat_message', in_app: false, mail: 'digest', push: true }
  const put = await associate.call('PUT', settings, { items: [chosen] })
  expect(put.status).toBe(200)
  expect(put.body.items).toContainEqual(chosen)
  expect((await associate.call('GET', settings)).body).toEqual(put.body)
  expect((await partner.call('GET', settings)).body.items).toContainEqual({ kind: 'chat_message', ...usual })
  const again = await associate.call('PUT', settings, { items: [{ ...chosen, push: false }] })
  expect(again.body.items).toContainEqual({ ...chosen, push: false })
  expect(await world.rows('select user_id, kind from notification_settings')).toEqual([
    { user_id: associate.user_id, kind: 'chat_message' },
  ])
  expect(
    await world.rows(`select audience, person_id from live_events where topic = 'notification_settings'`),
  ).toContainEqual({ audience: 'person', person_id: associate.user_id })
})

it('name only what a person’s rights let reach them', async () => {
  const kinds = async (who: typeof partner) =>
    (await who.call('GET', settings)).body.items.map(({ kind }: { kind: string }) => kind)
  expect(await kinds(partner)).toEqual(expect.arrayContaining(['note_created', 'career_application']))
  expect(await kinds(associate)).not.toContain('note_created')
  expect(await kinds(associate)).not.toContain('career_application')
})

it('keep what concerns the safety of an account on, and refuse what they do not know', async () => {
  const put = (item: object) => associate.call('PUT', settings, { items: [item] })
  const security = { kind: 'security', in_app: true, mail: 'now', push: true }
  expect((await put(security)).status).toBe(200)
  expect(await put({ ...security, in_app: false })).toMatchObject({
    status: 400,
    body: {
      fields: [{ path: 'items.0.in_app', message: expect.stringContaining('must stay switched on') }],
    },
  })
  expect((await put({ ...security, mail: 'digest' })).body.fields[0].path).toBe('items.0.mail')
  await expect(
    world.rows(`update notification_settings set mail = 'off' where kind = 'security'`),
  ).rejects.toThrow('notification_settings_security_stays')
  expect((await put({ ...security, kind: 'weather' })).status).toBe(400)
  expect((await put({ ...security, kind: 'chat_message', mail: 'weekly' })).status).toBe(400)
  expect((await associate.call('PUT', settings, { items: [] })).status).toBe(400)
  expect((await world.nobody.call('GET', settings)).status).toBe(401)
})

it('have hours of their own, or those of the firm', async () => {
  const firm = { quiet_from: '21:00', quiet_until: '07:00' }
  const own = { quiet_from: null, quiet_until: null, quiet_days: [], digest_at: '08:00', details: false }
  expect((await associate.call('GET', hours)).body).toEqual({ ...own, firm })
  const mine = {
    quiet_from: '22:30',
    quiet_until: '06:00',
    quiet_days: [6, 5, 5],
    digest_at: '07:15',
    details: true,
  }
  expect((await associate.call('PUT', hours, mine)).body).toEqual({ ...mine, quiet_days: [5, 6], firm })
  expect((await associate.call('GET', hours)).body.digest_at).toBe('07:15')
  expect((await partner.call('GET', hours)).body).toEqual({ ...own, firm })
  expect((await associate.call('PUT', hours, { ...mine, quiet_until: null })).body.fields[0].path).toBe(
    'quiet_until',
  )
  for (const wrong of [
    { quiet_from: '24:00' },
    { digest_at: '8' },
    { quiet_days: [7] },
    { quiet_days: [0, 1, 2, 3, 4, 5, 6] },
  ])
    expect((await associate.call('PUT', hours, { ...mine, ...wrong })).status).toBe(400)
})
