import { beforeEach, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aNote } from '../notes/testing.ts'
import { askAboutTimers } from './jobs.ts'

const rpc = '/rest/v1/rpc'

const { world, associate } = aFirm('notes, daily_work_logs, time_records, note_counts, notifications', {
  associate: ['associate'],
})

describe('a forgotten timer', () => {
  const rescue = () => askAboutTimers(world.app.transact).work({}, { id: 'x', attempt: 1 })
  let me: TestPerson
  beforeEach(() => {
    me = associate
  })
  const news = () => world.rows(`select user_id, type from notifications where type = 'timer_running'`)
  const days = () => world.rows('select 1 from daily_work_logs')
  const running = async () => (await me.call('GET', `${rpc}/running_timer`)).body.timer
  const hour = 60 * 60_000

  it('is asked about once after four hours without a sign of work, by two instances too', async () => {
    const note = await aNote(me, { title: 'Plaint' })
    await me.call('POST', `${rpc}/start_timer`, { note_id: note.id })
    world.clock.advance(4 * hour - 60_000)
    await rescue()
    expect(await news()).toEqual([])
    world.clock.advance(60_000)
    await Promise.all([rescue(), rescue()])
    await rescue()
    expect(await news()).toEqual([{ user_id: me.user_id, type: 'timer_running' }])
    world.clock.advance(60_000)
    me = await world.again(me)
    await aNote(me)
    world.clock.advance(4 * hour)
    await rescue()
    expect(await news()).toHaveLength(2)
  })

  it('is paused at the last sign of work after ten hours, books nothing, and its end is asked for (check 17)', async () => {
    const note = await aNote(me)
    await me.call('POST', `${rpc}/start_timer`, { note_id: note.id })
    world.clock.advance(5 * hour)
    me = await world.again(me)
    await aNote(me)
    world.clock.advance(6 * hour)
    await Promise.all([rescue(), rescue()])
    me = await world.again(me)
    expect(await running()).toMatchObject({ paused_at: '2026-11-21T11:00:00Z', was_left: true })
    expect(await days()).toEqual([])
    const asked = await me.call('POST', `${rpc}/stop_timer`, {})
    expect(asked).toMatchObject({
      body: { reason: 'timers.ran_long', current: { paused_at: '2026-11-21T11:00:00Z' } },
    })
    const stopped = await me.call('POST', `${rpc}/stop_timer`, { time_end: '2026-11-21T11:00:00Z' })
    expect(stopped.body).toMatchObject({ total_hours: 5 })
  })

  it('runs on over night as long as somebody works, and is theirs to resume', async () => {
    const note = await aNote(me)
    await me.call('POST', `${rpc}/start_timer`, { note_id: note.id })
    for (const _ of [1, 2, 3, 4]) {
      world.clock.advance(3 * hour)
      me = await world.again(me)
      await aNote(me)
      await rescue()
    }
    expect(await running()).not.toHaveProperty('paused_at')
    world.clock.advance(4 * hour)
    await rescue()
    me = await world.again(me)
    expect(await running()).toMatchObject({ was_left: true })
    await me.call('POST', `${rpc}/resume_timer`, {})
    expect(await running()).not.toHaveProperty('was_left')
  })
})
