import { v7 as uuidv7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aNote } from '../notes/testing.ts'

const rpc = '/rest/v1/rpc'

const { world, partner } = aFirm('notes, daily_work_logs, time_entries, time_records, note_counts', {
  partner: ['partner'],
})

/** A run from nine to half past, paused since, as the next release begins another one beside it. */
async function aPausedRun(of: TestPerson, note_id: string, paused_at = '2026-11-21T03:30:00Z') {
  await world.rows(
    `insert into time_records (id, note_id, user_id, started_at, paused_at, created_at)
       values ($1, $2, $3, '2026-11-21T03:00:00Z', $4, now())`,
    [uuidv7(), note_id, of.user_id, paused_at],
  )
}
const call = (who: TestPerson, name: string, body = {}) => who.call('POST', `${rpc}/${name}`, body)
const running = async (who: TestPerson) => (await who.call('GET', `${rpc}/running_timer`)).body.timer
const hours = () => world.rows('select note_id, hours_worked as hours from daily_work_logs')

describe('a run that stands paused beside another', () => {
  it('is told only where none goes on, and is then resumed or stopped', async () => {
    const me = await world.aPerson('associate')
    const [first, second, third] = [await aNote(me), await aNote(me), await aNote(me)]
    await call(me, 'start_timer', { note_id: third.id })
    await aPausedRun(me, first.id)
    await aPausedRun(me, second.id, '2026-11-21T03:40:00Z')
    expect(await running(me)).toMatchObject({ note_id: third.id })
    expect((await call(me, 'resume_timer')).body.reason).toBe('timers.not_paused')
    world.clock.advance(6 * 60_000)
    expect((await call(me, 'stop_timer')).body).toMatchObject({ note_id: third.id, total_hours: 0.1 })
    expect(await running(me)).toMatchObject({ note_id: second.id, paused_at: '2026-11-21T03:40:00Z' })
    expect((await call(me, 'resume_timer')).body.timer).toMatchObject({ note_id: second.id })
    expect((await call(me, 'discard_timer')).status).toBe(204)
    expect((await call(me, 'stop_timer')).body).toMatchObject({ note_id: first.id, total_hours: 0.5 })
    expect(await running(me)).toBeNull()
    expect(await hours()).toHaveLength(2)
  })

  it('lets no second one go on, not even in the same moment', async () => {
    const me = await world.aPerson('associate')
    const [first, second] = [await aNote(me), await aNote(me)]
    await call(me, 'start_timer', { note_id: first.id })
    await expect(
      world.rows(
        `insert into time_records (id, note_id, user_id, started_at, created_at) values ($1, $2, $3, now(), now())`,
        [uuidv7(), second.id, me.user_id],
      ),
    ).rejects.toThrow('time_records_one_running')
  })

  it('ends and is booked with the others of whoever leaves', async () => {
    const me = await world.aPerson('associate')
    const [first, second] = [await aNote(me), await aNote(me)]
    await call(me, 'start_timer', { note_id: first.id })
    await aPausedRun(me, second.id)
    world.clock.advance(6 * 60_000)
    expect((await call(partner, 'deactivate_person', { user_id: me.user_id })).status).toBe(200)
    expect(await hours()).toEqual(
      expect.arrayContaining([
        { note_id: first.id, hours: '0.10' },
        { note_id: second.id, hours: '0.50' },
      ]),
    )
    expect(await world.rows('select from time_records where ended_at is null')).toEqual([])
  })

  it('ends alone where only its case is hidden', async () => {
    const me = await world.aPerson('associate')
    const on = await aCase(partner)
    const [hidden, seen] = [await aNote(me, { case_id: on.case_id }), await aNote(me)]
    await call(me, 'start_timer', { note_id: seen.id })
    await aPausedRun(me, hidden.id)
    await wall(world, on.id, me, partner)
    const end = world.app.jobs.find(({ name }) => name === 'end-hidden-timers')
    await end?.work({}, { id: 'x', attempt: 1 })
    expect(await running(me)).toMatchObject({ note_id: seen.id })
    expect(await hours()).toEqual([{ note_id: hidden.id, hours: '0.50' }])
  })
})
