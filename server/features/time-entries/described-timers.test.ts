import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aNote } from '../notes/testing.ts'

const rpc = '/rest/v1/rpc'
let world: World
let partner: TestPerson
let farhan: TestPerson

// Saturday, 21 November 2026, noon in Dhaka.
beforeAll(async () => {
  world = await aWorld()
  partner = await world.aPerson('partner')
})
afterAll(() => world.end())
beforeEach(async () => {
  partner = await world.again(partner)
  farhan = await world.aPerson('associate')
})

let cases = 0
function newCase(who: TestPerson) {
  cases += 1
  return aCase(who, { case_id: `TIMER-${cases}` })
}
const start = (note_id: string) => farhan.call('POST', `${rpc}/start_timer`, { note_id })
const describeIt = (body: Record<string, unknown>) => farhan.call('POST', `${rpc}/describe_timer`, body)
const running = async () => (await farhan.call('GET', `${rpc}/running_timer`)).body.timer
const stop = async () => {
  world.clock.advance(6 * 60_000)
  farhan = await world.again(farhan)
  return (await farhan.call('POST', `${rpc}/stop_timer`, {})).status
}
const entries = () =>
  world.rows(
    `select description, activity_code, case_ref, billing, source from time_entries where user_id = '${farhan.user_id}'`,
  )

describe('a timer that says what it is about', () => {
  it('leaves it on its entries, and on no other', async () => {
    const [note, on] = [await aNote(farhan), await newCase(farhan)]
    await start(note.id)
    const said = { description: 'drafting plaint', activity_code: 'draft', case_ref: on.id }
    expect((await describeIt({ ...said, description: ' drafting plaint ' })).body.timer).toMatchObject(said)
    await farhan.call('POST', `${rpc}/pause_timer`, {})
    // What is not said again stays, also while it is paused.
    expect((await describeIt({ description: 'second draft' })).body.timer).toMatchObject({
      ...said,
      description: 'second draft',
    })
    await farhan.call('POST', `${rpc}/resume_timer`, {})
    const times = { time_start: '2026-11-20T03:00:00Z', time_end: '2026-11-20T04:00:00Z' }
    expect((await farhan.call('POST', `${rpc}/save_time`, { note_id: note.id, ...times })).status).toBe(201)
    const plain = { description: '', activity_code: null, case_ref: null, billing: 'no', source: 'timer' }
    expect(await entries()).toEqual([plain])
    expect(await stop()).toBe(200)
    const described = { ...said, description: 'second draft', billing: 'bill', source: 'timer' }
    expect(await entries()).toEqual([plain, described])
    await start(note.id)
    expect(await running()).not.toHaveProperty('description')
  })

  it('says nothing any more once that is taken back', async () => {
    const [note, on] = [await aNote(farhan), await newCase(farhan)]
    await start(note.id)
    await describeIt({ description: 'x', activity_code: 'draft', case_ref: on.id })
    const { timer } = (await describeIt({ description: '', activity_code: null, case_ref: null })).body
    expect(Object.keys(timer).sort()).toEqual(['id', 'note_id', 'note_title', 'started_at'])
  })

  it('is of its task’s case where that has one, and never billed on a closed one or by its activity', async () => {
    const [on, other] = [await newCase(farhan), await newCase(farhan)]
    const note = await aNote(farhan, { case_id: on.case_id })
    await start(note.id)
    const { timer } = (await describeIt({ activity_code: 'office', case_ref: other.id })).body
    expect(timer).toMatchObject({ activity_code: 'office' })
    expect(timer).not.toHaveProperty('case_ref')
    await stop()
    expect(await entries()).toMatchObject([{ case_ref: on.id, activity_code: 'office', billing: 'no' }])

    const bare = await aNote(farhan)
    await start(bare.id)
    await describeIt({ case_ref: other.id })
    const close = { id: other.id, version: other.version, note: '', warned: true }
    const refused = await partner.call('POST', `${rpc}/close_case`, close)
    expect([refused.status, refused.body.reason]).toEqual([422, 'cases.close_running_timer'])
    await world.rows(`update cases set status = 'closed' where id = '${other.id}'`)
    expect((await describeIt({ case_ref: other.id })).status).toBe(200)
    await stop()
    expect(await entries()).toContainEqual(expect.objectContaining({ case_ref: other.id, billing: 'no' }))
  })

  it('is refused without one, and what is not there or hidden at its field', async () => {
    const refusal = async (body: Record<string, unknown>) => {
      const answer = await describeIt(body)
      return [answer.status, answer.body.reason, answer.body.fields?.[0]?.path]
    }
    expect(await refusal({})).toEqual([409, 'timers.none_running', undefined])
    await start((await aNote(farhan)).id)
    const hidden = await newCase(partner)
    await wall(world, hidden.id, farhan, partner)
    const noCase = '00000000-0000-7000-8000-000000000001'
    for (const case_ref of [hidden.id, noCase])
      expect(await refusal({ case_ref })).toEqual([404, 'row.not_found', 'case_ref'])
    expect(await refusal({ activity_code: 'dancing' })).toEqual([404, 'row.not_found', 'activity_code'])
    expect(await refusal({ description: 'x'.repeat(2001) })).toEqual([
      ...[400, 'request.invalid', 'description'],
    ])
    expect(await running()).not.toHaveProperty('description')
  })

  it.each([
    ['by a partner', true],
    ['in the very moment', false],
  ])('is stopped and booked when its case is hidden from its person %s', async (_, byCall) => {
    const [note, on] = [await aNote(farhan), await newCase(partner)]
    await start(note.id)
    await describeIt({ description: 'bail', case_ref: on.id })
    world.clock.advance(6 * 60_000)
    if (byCall) {
      const walls = [{ user_id: farhan.user_id, reason: 'Brother of the opponent' }]
      const body = { id: on.id, version: on.version, access: 'firm', people: [], walls }
      expect((await partner.call('POST', `${rpc}/set_case_access`, body)).status).toBe(200)
    } else {
      await wall(world, on.id, farhan, partner)
      const end = world.app.jobs.find(({ name }) => name === 'end-hidden-timers')
      await end?.work({}, { id: 'x', attempt: 1 })
    }
    expect(await running()).toBeNull()
    expect(await entries()).toMatchObject([{ description: 'bail', case_ref: on.id }])
    const { items } = (await farhan.call('GET', '/rest/v1/time_entries')).body
    expect(items).toMatchObject([{ is_hidden: true, description: '', case_ref: null, seconds: 360 }])
  })

  it('goes with its case when that becomes one with another, and comes back with its task', async () => {
    const [note, drop, keep] = [await aNote(farhan), await newCase(partner), await newCase(partner)]
    await start(note.id)
    await describeIt({ description: 'bail', case_ref: drop.id })
    expect((await farhan.call('DELETE', `/rest/v1/notes/${note.id}`)).status).toBe(204)
    expect(await running()).toBeNull()
    const [keep_version, drop_version] = [keep.version, drop.version]
    const body = { keep: keep.id, drop: drop.id, keep_version, drop_version, from_drop: [] }
    expect((await partner.call('POST', `${rpc}/merge_cases`, body)).status).toBe(200)
    await farhan.call('POST', `${rpc}/restore_note`, { note_id: note.id })
    expect(await running()).toMatchObject({ description: 'bail', case_ref: keep.id })
  })
})

describe('time of a run whose hours were rounded up', () => {
  const table = '/rest/v1/time_entries'
  /** 20 minutes and 20 seconds are 0.34 hours, four seconds more than the times. */
  const saved = async () => {
    const note = await aNote(farhan)
    const times = { time_start: '2026-11-20T03:00:00Z', time_end: '2026-11-20T03:20:20Z' }
    await farhan.call('POST', `${rpc}/save_time`, { note_id: note.id, ...times })
    const [entry] = (await farhan.call('GET', `${table}?note_id=${note.id}`)).body.items
    expect(entry).toMatchObject({ seconds: 1224, source: 'timer' })
    return entry
  }

  it('is changed, is taken from its task, and keeps its times', async () => {
    const { id, spans } = await saved()
    const same = { work_date: '2026-11-20', seconds: 1224 }
    const said = await farhan.call('PATCH', `${table}/${id}`, { version: 1, description: 'x', ...same })
    expect(said).toMatchObject({ status: 200, body: { description: 'x', seconds: 1224, spans } })
    const moved = await farhan.call('PATCH', `${table}/${id}`, { version: 2, note_id: null })
    expect(moved).toMatchObject({ status: 200, body: { note_id: null, seconds: 1224, spans } })
  })

  it('comes back as it was, and no other is longer than its times', async () => {
    const { id, spans, source } = await saved()
    const again = (more: object) => farhan.call('POST', table, { spans, seconds: 1224, source, ...more })
    expect((await farhan.call('DELETE', `${table}/${id}`)).status).toBe(204)
    for (const wrong of [{ source: 'line' }, { seconds: 1257 }]) {
      const refused = await again(wrong)
      expect(refused.status).toBe(400)
      expect(refused.body.fields).toMatchObject([{ path: 'seconds' }])
    }
    expect(await again({})).toMatchObject({ status: 201, body: { seconds: 1224, spans } })
  })
})
