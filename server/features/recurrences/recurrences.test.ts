import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aNote } from '../notes/testing.ts'
import { aStep, assign } from '../tasks/testing.ts'
import { repeatOne } from './commands/repeat-tasks.ts'
import { repeatNow } from './testing.ts'

const table = '/rest/v1/note_recurrences'
let world: World
let partner: TestPerson
let owner: TestPerson
let other: TestPerson

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  at('2027-01-31')
  await world.empty(
    'users, cases, notes, note_recurrences, activity_events, live_events, notifications, court_calendars',
  )
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  owner = await world.aPerson('associate', 'Farhan Kabir')
  other = await world.aPerson('associate', 'Sadia Rahman')
})

/** Ten in the morning of the firm. */
const at = (day: string) => world.clock.set(new Date(`${day}T10:00:00+06:00`))
const now = (who: TestPerson) => world.again(who)
const monthly = { every: 1, unit: 'month', closed_days: 'keep', starts_on: '2027-01-31' }
const repeat = async (note_id: string, rule: object = {}, who = owner) =>
  (await now(who)).call('POST', table, { note_id, ...monthly, ...rule })
const made = () =>
  world.rows<{ title: string; due_on: string }>(
    'select title, due_on::text from notes where recurrence_ref is not null order by due_on, created_at',
  )
const dues = async () => (await made()).map(({ due_on }) => due_on)

describe('a task that comes again', () => {
  it('check 43: on the 31st comes on 28 February and 31 March, once over two instances', async () => {
    const { id } = await aNote(owner, { title: 'VAT return', due_on: '2027-01-31', due_time: '15:00' })
    await assign(owner, id, other)
    await aStep(owner, id, 'Collect challans')
    const { status, body } = await repeat(id)
    expect([status, body.make_on, body.title]).toEqual([201, '2027-02-28', 'VAT return'])
    await repeatNow(world)
    expect(await dues()).toEqual(['2027-01-31'])
    at('2027-02-28')
    await Promise.all([repeatNow(world), repeatNow(world)])
    await repeatNow(world)
    expect(await dues()).toEqual(['2027-01-31', '2027-02-28'])
    const { items } = (await (await now(owner)).call('GET', '/rest/v1/notes')).body
    expect(items[0]).toMatchObject({
      ...{ title: 'VAT return', due_on: '2027-02-28', due_time: '15:00', status: 'todo', keep_alive: true },
      ...{ user_id: owner.user_id, assignees: [{ full_name: 'Sadia Rahman' }], steps: { done: 0, total: 1 } },
    })
    at('2027-03-31')
    await repeatNow(world)
    expect(await dues()).toEqual(['2027-01-31', '2027-02-28', '2027-03-31'])
    expect(
      await world.rows(`select from notifications where type = 'note_created' and user_id = $1`, [
        partner.user_id,
      ]),
    ).toHaveLength(1)
  })

  it('check 43: is made whole or not at all when the job is killed midway', async () => {
    const { id } = await aNote(owner, { due_on: '2027-01-31' })
    await repeat(id)
    at('2027-02-28')
    const killed = world.app.transact({ kind: 'system' }, async (ctx) => {
      await repeatOne(ctx)
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect(await dues()).toEqual(['2027-01-31'])
    await repeatNow(world)
    expect(await dues()).toEqual(['2027-01-31', '2027-02-28'])
  })

  it('is made up once, whatever was missed, rests, and ends', async () => {
    const { id } = await aNote(owner, { due_on: '2027-01-31' })
    const { body } = await repeat(id, { unit: 'day', ends_on: '2027-02-26' })
    at('2027-02-20')
    await repeatNow(world)
    expect(await dues()).toEqual(['2027-01-31', '2027-02-20'])
    const change = async (version: number, given: object) =>
      (await now(owner)).call('PATCH', `${table}/${body.id}`, { version, ...given })
    expect((await change(1, { paused: true })).body.paused_at).not.toBe(null)
    at('2027-02-25')
    await repeatNow(world)
    expect(await dues()).toHaveLength(2)
    expect((await change(2, { paused: false })).body.make_on).toBe('2027-02-25')
    at('2027-02-28')
    await repeatNow(world)
    expect((await dues()).at(-1)).toBe('2027-02-26')
    expect((await (await now(owner)).call('GET', `${table}?note_id=${id}`)).body.items[0].make_on).toBe(null)
    expect((await change(3, { ends_on: '2027-01-01' })).body.fields).toMatchObject([{ path: 'ends_on' }])
  })

  it('goes on when one of its tasks is deleted, and ends when somebody stops it', async () => {
    const { id } = await aNote(owner, { due_on: '2027-01-31' })
    const { body } = await repeat(id)
    await (await now(owner)).call('DELETE', `/rest/v1/notes/${id}`)
    at('2027-02-28')
    await repeatNow(world)
    expect(await dues()).toEqual(['2027-02-28'])
    expect((await (await now(owner)).call('DELETE', `${table}/${body.id}`)).status).toBe(204)
    at('2027-03-31')
    await repeatNow(world)
    expect(await dues()).toEqual(['2027-02-28'])
  })

  it('comes no more after the last day that there is', async () => {
    const { id } = await aNote(owner, { title: 'Review' })
    const last = { starts_on: '2199-12-31' }
    const weekly = await repeat(id, { ...last, unit: 'week', weekdays: [1] })
    expect([weekly.status, weekly.body.make_on]).toEqual([201, null])
    const change = async (version: number, body: object) =>
      (await now(owner)).call('PATCH', `${table}/${weekly.body.id}`, { version, ...body })
    const other = { unit: 'day', closed_days: 'after', every: 52, starts_on: '2199-12-20' }
    expect((await change(1, other)).body.make_on).toBe('2199-12-20')
    expect((await change(2, { unit: 'month', month_day: 30, ...last })).body.make_on).toBeNull()
    const ended = await change(3, { ends_on: '2199-01-01' })
    expect(ended.body.fields).toMatchObject([
      { path: 'ends_on', message: 'Ends on must not be before 2199-12-31' },
    ])
    expect((await (await now(owner)).call('GET', table)).body.items).toHaveLength(1)
  })

  it('keeps to the calendar of the courts, by the rule', async () => {
    await (await now(partner)).call('POST', '/rest/v1/court_calendars', { name: 'Usual' })
    // 2027-02-05 is a Friday.
    const of = async (closed_days: string) =>
      (await repeat((await aNote(owner)).id, { starts_on: '2027-02-05', closed_days })).body.make_on
    expect([await of('keep'), await of('before'), await of('after')]).toEqual([
      '2027-02-05',
      '2027-02-04',
      '2027-02-07',
    ])
  })

  it('is its owner’s and of whoever changes all tasks', async () => {
    const { id } = await aNote(owner)
    await assign(owner, id, other)
    expect((await repeat(id, {}, other)).body.reason).toBe('notes.assignee_only')
    const { body } = await repeat(id, {}, partner)
    expect(body.user_id).toBe(owner.user_id)
    // A second one does not take the place of the first unseen.
    const again = await repeat(id, { unit: 'week' })
    expect([again.status, again.body.reason, again.body.current]).toEqual([
      409,
      'note_recurrences.repeats_already',
      body,
    ])
    expect(
      (await repeat((await aNote(other)).id, { unit: 'week', weekdays: [3, 1, 3] }, other)).body.weekdays,
    ).toEqual([1, 3])
    expect((await (await now(other)).call('GET', `${table}/${body.id}`)).status).toBe(404)
    expect((await (await now(other)).call('GET', `${table}?note_id=${id}`)).body.items).toEqual([])
    expect((await (await now(owner)).call('GET', table)).body.items).toHaveLength(1)
    expect((await repeat(id, { unit: 'day', month_day: 3 })).body.fields).toMatchObject([
      { path: 'month_day' },
    ])
    expect((await repeat(id, { every: 0 })).status).toBe(400)
  })

  it('is not made, nor shown, while its case is hidden from its owner', async () => {
    const of = await aCase(partner, { case_id: 'SUIT-9' })
    const { id } = await aNote(owner, { case_id: 'SUIT-9', case_ref: of.id, due_on: '2027-01-31' })
    const { body } = await repeat(id)
    await wall(world, of.id, owner, partner)
    expect((await (await now(owner)).call('GET', `${table}/${body.id}`)).status).toBe(404)
    at('2027-02-28')
    await repeatNow(world)
    expect(await dues()).toEqual(['2027-01-31'])
  })
})
