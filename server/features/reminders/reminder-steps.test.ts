import { expect, it } from 'vitest'
import { aFirmToRemind, remindNow } from './testing.ts'

const { world, partner, farhan, now, at, mailed, inCourt, set } = aFirmToRemind()

it('the steps are changed by whoever keeps the courts, but for the one that passes on what nobody has seen', async () => {
  const table = '/rest/v1/reminder_steps'
  const { body } = await farhan.call('GET', table)
  expect(body.items).toHaveLength(14)
  const unseen = body.items.find(({ about }: { about: string }) => about === 'unseen')
  expect(unseen.can).toEqual({ edit: false, delete: false })
  expect(
    (await farhan.call('POST', table, { about: 'hearing', days_before: 3, at_time: '08:00' })).status,
  ).toBe(403)
  const made = await partner.call('POST', table, { about: 'hearing', days_before: 3, at_time: '08:00' })
  expect(made).toMatchObject({
    status: 201,
    body: { days_before: 3, channels: ['app', 'mail', 'push'], is_active: true },
  })
  const path = `${table}/${made.body.id}`
  expect((await partner.call('PATCH', path, { version: 1, days_before: null })).body.fields[0].path).toBe(
    'days_before',
  )
  expect((await partner.call('PATCH', path, { version: 1, channels: [] })).body.fields[0].path).toBe(
    'channels',
  )
  expect((await partner.call('PATCH', path, { version: 1, channels: ['app'] })).body.channels).toEqual([
    'app',
  ])
  expect((await partner.call('DELETE', path)).status).toBe(204)
  expect((await partner.call('DELETE', `${table}/${unseen.id}`)).status).toBe(403)
  expect(
    (await partner.call('POST', table, { about: 'hearing', days_before: 61, at_time: '08:00' })).status,
  ).toBe(400)
  const settings = '/rest/v1/firm_settings'
  const { version } = (await partner.call('GET', settings)).body
  expect((await partner.call('PATCH', settings, { version, quiet_from: '22:00' })).body).toMatchObject({
    quiet_from: '22:00',
    quiet_until: '07:00',
    escalate_at: '20:00',
  })
  expect((await farhan.call('PATCH', settings, { version: version + 1, quiet_from: '23:00' })).status).toBe(
    403,
  )
})

it.each([
  { channels: ['app', 'mail', 'push'], shows: 1, ways: ['mail', 'push'] },
  { channels: ['app', 'mail'], shows: 1, ways: ['mail'] },
  { channels: ['push'], shows: 0, ways: ['push'] },
  { channels: ['mail'], shows: 0, ways: [] },
])('a step through $channels goes on those ways of what its reader asked for', async (step) => {
  const { channels, shows, ways } = step
  const wish = { kind: 'hearing_reminder', in_app: true, mail: 'digest', push: true }
  await (await now(farhan)).call('PUT', '/rest/v1/notification_settings', { items: [wish] })
  // The one of the week before is made up for at the same time.
  const both = `about = 'hearing' and days_before > 0`
  const write = (ways: string[]) =>
    world.rows(`update reminder_steps set channels = $1, is_pushed = 'push' = any ($1) where ${both}`, [ways])
  await write(channels)
  await set((await inCourt()).id, '2026-12-04')
  at('2026-12-03', '17:00')
  await Promise.all([remindNow(world), remindNow(world)])
  await write(['app', 'mail', 'push'])
  expect((await (await now(farhan)).call('GET', '/rest/v1/notifications')).body.items).toHaveLength(shows)
  const queued = await world.rows<{ channel: string }>(
    'select channel from notification_queue where user_id = $1 order by channel',
    [farhan.user_id],
  )
  expect(queued.map(({ channel }) => channel)).toEqual(ways)
  // What no digest will find is mailed by itself.
  expect(await mailed(farhan)).toHaveLength(channels.includes('mail') && shows === 0 ? 1 : 0)
})
