import { describe, expect, it } from 'vitest'
import { wall } from '../cases/testing.ts'
import { aDeadline } from '../deadlines/testing.ts'
import { aFirmToRemind } from './testing.ts'

const { world, partner, other, lead, farhan, now, remindAt, mailed, told, inCourt } = aFirmToRemind()

describe('reminders of cases and deadlines', () => {
  it('tell the lead of a case without a next date, and after a week the partners who see it', async () => {
    const of = await inCourt()
    await wall(world, of.id, other, partner)
    await world.rows(`update cases set no_date_until = '2026-12-05' where id = $1`, [of.id])
    await remindAt('2026-12-04', '12:00')
    expect(await told(lead)).toEqual([])
    await remindAt('2026-12-05', '07:30')
    await remindAt('2026-12-05', '12:00')
    expect(await told(lead)).toEqual(['no_next_date: No next date · LAND-4'])
    expect(await told(partner)).toEqual([])
    await remindAt('2026-12-12', '07:30')
    expect(await told(partner)).toEqual(['no_next_date: No next date · LAND-4'])
    expect(await told(other)).toEqual([])
  })

  it('remind of one deadline on each of its five days and on the day itself', async () => {
    const of = await inCourt()
    await world.rows(
      `insert into deadlines (id, case_ref, title, trigger_day, extra_reason, calendar_ref, due_on, working, warn_on, assignee_id,
          created_by, changed_by, changed_at, created_at, updated_at)
        select gen_random_uuid(), $1, 'Appeal', '2026-11-01', 'By hand', id, '2027-01-05', '[]',
            '{2026-12-06,2026-12-22,2026-12-29,2027-01-02,2027-01-04}', $2, $2, $2, now(), now(), now()
          from court_calendars limit 1`,
      [of.id, farhan.user_id],
    )
    for (const day of [
      '2026-12-06',
      '2026-12-07',
      '2026-12-22',
      '2026-12-29',
      '2027-01-02',
      '2027-01-04',
      '2027-01-05',
    ])
      await remindAt(day, '07:30')
    expect(await told(farhan)).toEqual([
      'deadline_reminder: Deadline in 30 days · LAND-4, Appeal',
      'deadline_reminder: Deadline in 14 days · LAND-4, Appeal',
      'deadline_reminder: Deadline in 7 days · LAND-4, Appeal',
      'deadline_reminder: Deadline in 3 days · LAND-4, Appeal',
      'deadline_reminder: Deadline in 1 day · LAND-4, Appeal',
      'deadline_reminder: Deadline today · LAND-4, Appeal',
    ])
    expect(await mailed(farhan)).toHaveLength(6)
    expect((await told(lead)).filter((line) => line.includes('in 1 day'))).toHaveLength(1)
  })

  it('check 62: say that nobody confirmed the rule, of a retired one too, in the mail and where they show', async () => {
    const of = await inCourt()
    const rule = async (code: string, title: string) => {
      const body = { code, title, act: 'An Act', provision: 's.1', trigger: 'Judgment', period: 30 }
      const { id } = (await (await now(partner)).call('POST', '/rest/v1/deadline_rules', body)).body
      const counted = { rule_ref: id, trigger_day: '2026-11-10', assignee_id: farhan.user_id }
      await aDeadline(await now(farhan), { case_ref: of.id, ...counted })
      return async (call: string, more: object = {}) =>
        (await now(partner)).call('POST', `/rest/v1/rpc/${call}`, { id, version: 1, ...more })
    }
    const doubted = await rule('T-1', 'Appeal')
    const known = await rule('T-2', 'Revision')
    expect((await known('confirm_rule', { source: 'Gazette of 2 May' })).status).toBe(200)
    const mailedOn = async (day: string) => {
      await remindAt(day, '07:30')
      return (await mailed(farhan)).at(-1)?.slice(1)
    }
    const lines = (distance: string) => [
      `Deadline in ${distance}: LAND-4, Appeal, Dec 10, 2026 · Unverified rule – confirm before use.`,
      `Deadline in ${distance}: LAND-4, Revision, Dec 10, 2026`,
    ]
    expect(await mailedOn('2026-12-03')).toEqual(lines('7 days'))
    expect((await told(farhan)).slice(-2)).toEqual([
      'deadline_reminder: Deadline in 7 days · LAND-4, Appeal · Unverified rule – confirm before use.',
      'deadline_reminder: Deadline in 7 days · LAND-4, Revision',
    ])
    expect((await doubted('retire_rule')).status).toBe(200)
    expect(await mailedOn('2026-12-07')).toEqual(lines('3 days'))
  })
})
