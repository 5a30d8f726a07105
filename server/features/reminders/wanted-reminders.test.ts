import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { deliverNow } from '../notifications/testing.ts'
import { aFirmToRemind } from './testing.ts'

const { world, partner, lead, farhan, now, remindAt, mailed, inCourt, set } = aFirmToRemind()

describe('what a person wants of reminders', () => {
  const choose = async (who: TestPerson, ways: object) =>
    (await now(who)).call('PUT', '/rest/v1/notification_settings', {
      items: [{ kind: 'hearing_reminder', in_app: true, mail: 'off', push: false, ...ways }],
    })

  it('is asked of each by itself, but never of what nobody has seen', async () => {
    const of = await inCourt()
    await set(of.id, '2026-12-04', { keep: true })
    await choose(farhan, { in_app: false })
    await choose(partner, { in_app: false })
    await remindAt('2026-12-03', '17:00')
    expect([await mailed(farhan), (await mailed(lead)).length]).toEqual([[], 1])
    const shown = async (who: TestPerson) =>
      (await (await now(who)).call('GET', '/rest/v1/notifications')).body.items.length
    expect([await shown(farhan), await shown(lead)]).toEqual([0, 1])
    await remindAt('2026-12-03', '20:00')
    expect(await mailed(partner)).toHaveLength(1)
    expect(await shown(partner)).toBe(1)
  })

  it('can be the digest of the day, once', async () => {
    const of = await inCourt()
    await choose(farhan, { mail: 'digest' })
    await set(of.id, '2026-12-10')
    await remindAt('2026-12-03', '07:30')
    await deliverNow(world)
    expect(await mailed(farhan)).toEqual([])
    await remindAt('2026-12-03', '08:00')
    await deliverNow(world)
    await deliverNow(world)
    expect(await mailed(farhan)).toEqual([
      ['Your day at TRW', 'Hearing on Dec 10, 2026: LAND-4, District Judge, Argument'],
    ])
  })

  it('check 51: quiet hours hold them, but the morning reminder of a hearing comes at its time', async () => {
    const of = await inCourt()
    const late = {
      quiet_from: '18:00',
      quiet_until: '12:00',
      quiet_days: [],
      digest_at: '08:00',
      details: false,
    }
    await (await now(farhan)).call('PUT', '/rest/v1/notification_hours', late)
    await set(of.id, '2026-12-04', { keep: true })
    await remindAt('2026-12-03', '11:00')
    expect(await mailed(farhan)).toEqual([])
    await remindAt('2026-12-03', '12:00')
    expect(await mailed(farhan)).toHaveLength(1)
    await remindAt('2026-12-03', '20:00')
    await remindAt('2026-12-04', '07:29')
    expect(await mailed(farhan)).toHaveLength(1)
    await remindAt('2026-12-04', '07:30')
    expect((await mailed(farhan)).at(-1)?.[0]).toBe('Hearing today')
  })
})
