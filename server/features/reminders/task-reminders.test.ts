import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { anAbsence } from '../absences/testing.ts'
import { wall } from '../cases/testing.ts'
import { aNote } from '../notes/testing.ts'
import { deliverNow } from '../notifications/testing.ts'
import { assign } from '../tasks/testing.ts'
import { aFirmToRemind, remindNow } from './testing.ts'

const { world, partner, lead, farhan, now, at, remindAt, mailed, told, inCourt, set, seen } = aFirmToRemind()

describe('reminders of a task', () => {
  const table = '/rest/v1/reminder_steps'
  const steps = async () =>
    (await (await now(farhan)).call('GET', table)).body.items.filter(
      ({ about }: { about: string }) => about === 'task',
    )

  it('go by steps that ship with the product and that whoever keeps the courts changes', async () => {
    const [eve, day] = (await steps()).toSorted(
      (one: { days_before: number }, other: { days_before: number }) => other.days_before - one.days_before,
    )
    const shipped = { about: 'task', channels: ['app', 'mail', 'push'], is_active: true }
    expect(eve).toMatchObject({ ...shipped, days_before: 1, at_time: '17:00' })
    expect(day).toMatchObject({ ...shipped, days_before: 0, at_time: '07:30' })
    const draft = { about: 'task', days_before: 2, at_time: '09:00', channels: ['app', 'push'] }
    expect((await farhan.call('POST', table, draft)).status).toBe(403)
    const { status, body: own } = await partner.call('POST', table, draft)
    expect([status, own.can]).toEqual([201, { edit: true, delete: true }])
    const change = (id: string, body: object) => partner.call('PATCH', `${table}/${id}`, body)
    for (const { id, version } of [eve, day]) await change(id, { version, is_active: false })
    await due({ due_on: '2026-12-04' })
    await remindAt('2026-12-02', '08:59')
    expect(await told(farhan)).toEqual([])
    await remindAt('2026-12-02', '09:00')
    await remindAt('2026-12-04', '23:00')
    // It takes no mail, whatever its reader would be mailed.
    expect(await tell()).toEqual([])
    expect(await told(farhan)).toEqual(['note_due: Due on Dec 04, 2026 · Task “Plaint”'])
    await world.rows(`update reminder_steps set is_active = true where about = 'task' and id <> $1`, [own.id])
    expect((await (await now(partner)).call('DELETE', `${table}/${own.id}`)).status).toBe(204)
    expect(await steps()).toHaveLength(2)
  })

  it('are none where the firm has no step of them', async () => {
    const gone = await world.rows(`delete from reminder_steps where about = 'task' returning *`)
    await due({ due_on: '2026-12-04' })
    await remindAt('2026-12-04', '08:00')
    await world.rows(
      `insert into reminder_steps select * from jsonb_populate_recordset(null::reminder_steps, $1)`,
      [JSON.stringify(gone)],
    )
    expect(await told(farhan)).toEqual([])
  })

  it('are not told again where they were told before there were rows of their steps', async () => {
    const { id } = await due({ due_on: '2026-12-04' })
    // Under what the release until then called the step of the day before.
    await world.rows(
      `insert into reminders_sent (about, subject_id, step_ref, for_day, due_on, user_id, channel, queued_at, sent_at)
         values ('task', $1, '00000000-0000-4000-8000-000000000351', '2026-12-04', '2026-12-04', $2, 'app', now(), now())`,
      [id, farhan.user_id],
    )
    await remindAt('2026-12-03', '17:00')
    expect(await told(farhan)).toEqual([])
    await remindAt('2026-12-04', '07:30')
    expect(await told(farhan)).toEqual(['note_due: Due today · Task “Plaint”'])
  })

  const due = async (draft: object) => aNote(await now(farhan), { title: 'Plaint', ...draft })
  const tell = async () => {
    await deliverNow(world)
    await world.deliver()
    return mailed(farhan)
  }

  it('check 48: reach owner and assignees the day before and on the day, once, and nobody else', async () => {
    const { id } = await due({ due_on: '2026-12-04' })
    await assign(await now(farhan), id, lead)
    await due({ title: 'Done', due_on: '2026-12-04', status: 'done' })
    await remindAt('2026-12-03', '16:59')
    expect(await told(farhan)).toEqual([])
    at('2026-12-03', '17:00')
    await Promise.all([remindNow(world), remindNow(world)])
    await remindAt('2026-12-03', '17:01')
    const eve = 'note_due: Due tomorrow · Task “Plaint”'
    expect(await told(farhan)).toEqual([eve])
    expect((await told(lead)).filter((line) => line.startsWith('note_due'))).toEqual([eve])
    expect((await told(partner)).filter((line) => line.startsWith('note_due'))).toEqual([])
    await remindAt('2026-12-04', '07:30')
    expect(await told(farhan)).toEqual([eve, 'note_due: Due today · Task “Plaint”'])
    const { status } = await seen(farhan, id, 'task')
    expect(status).toBe(200)
    expect((await seen(partner, id, 'task')).status).toBe(404)
  })

  it('is mailed at once until somebody chooses otherwise, and a moved day is reminded of anew', async () => {
    const { id, version } = await due({ due_on: '2026-12-04' })
    await remindAt('2026-12-03', '17:00')
    expect(await tell()).toEqual([['Notifications from TRW', 'Due tomorrow: Task “Plaint”']])
    const moved = { due_on: '2026-12-09', version }
    await (await now(farhan)).call('PATCH', `/rest/v1/notes/${id}`, moved)
    await remindAt('2026-12-08', '17:00')
    expect(await tell()).toHaveLength(2)
    const ways = { kind: 'note_due', in_app: true, mail: 'off', push: false }
    await (await now(farhan)).call('PUT', '/rest/v1/notification_settings', { items: [ways] })
    await remindAt('2026-12-09', '07:30')
    expect(await tell()).toHaveLength(2)
    expect(await told(farhan)).toHaveLength(3)
  })

  it('goes to the cover as well while an absence lasts, but not where a wall is', async () => {
    const of = await inCourt()
    await aNote(await now(lead), {
      title: 'Walled',
      case_id: 'LAND-4',
      case_ref: of.id,
      due_on: '2026-12-04',
    })
    await aNote(await now(lead), { title: 'Open', due_on: '2026-12-04' })
    await aNote(await now(lead), { title: 'Later', due_on: '2026-12-05' })
    await set(of.id, '2026-12-04', { appears_id: lead.user_id })
    await wall(world, of.id, farhan, partner)
    await anAbsence(await now(lead), {
      from_on: '2026-12-04',
      until_on: '2026-12-04',
      cover_id: farhan.user_id,
    })
    await remindAt('2026-12-04', '07:30')
    const ofTasks = async (who: TestPerson) =>
      (await told(who)).filter((line) => /^(note_due|hearing)/.test(line))
    expect(await ofTasks(farhan)).toEqual(['note_due: Due today · Task “Open”'])
    expect(await ofTasks(lead)).toHaveLength(3)
    await remindAt('2026-12-05', '07:30')
    expect(await ofTasks(farhan)).toHaveLength(1)
  })

  it('is told to nobody who may not see its case', async () => {
    const of = await inCourt()
    const { id } = await aNote(await now(lead), { case_id: 'LAND-4', case_ref: of.id, due_on: '2026-12-04' })
    await assign(await now(lead), id, farhan)
    await wall(world, of.id, farhan, partner)
    await remindAt('2026-12-04', '07:30')
    expect((await told(farhan)).filter((line) => line.startsWith('note_due'))).toEqual([])
    expect((await told(lead)).filter((line) => line.startsWith('note_due'))).toHaveLength(1)
  })
})
