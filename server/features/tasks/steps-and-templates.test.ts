import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aNote } from '../notes/testing.ts'
import { aFirmOfTasks, aStep, notes, rpc, steps, titles } from './testing.ts'

const { world, partner, owner, assignee, other, aSharedTask } = aFirmOfTasks()

describe('templates', () => {
  const table = '/rest/v1/task_templates'
  const aTemplate = async (name = 'Writ petition', is_shared = false) => {
    const { id } = await aNote(owner, {
      title: 'Draft the writ',
      due_on: '2026-11-26',
      client_name: 'Rahima',
      case_id: 'W-1',
    })
    await aStep(owner, id, 'Collect papers')
    await world.rows(`update note_steps set due_on = '2026-11-23' where note_id = $1`, [id])
    const { status, body } = await owner.call('POST', table, { note_id: id, name, is_shared })
    expect([status, body.name, body.title, body.steps, body.due_days]).toEqual([
      201,
      name,
      'Draft the writ',
      1,
      5,
    ])
    return body
  }

  it('make tasks with steps, which get their days from the given day, for no client and no case', async () => {
    const { id: template_id } = await aTemplate()
    const { status, body } = await rpc(owner, 'make_from_template', { template_id, day: '2027-02-26' })
    expect(status).toBe(201)
    const expected = { title: 'Draft the writ', due_on: '2027-03-03', keep_alive: true, client_name: null }
    expect(body).toMatchObject({ ...expected, user_id: owner.user_id, steps: { done: 0, total: 1 } })
    expect(body.case_id).not.toBe('W-1')
    const [step] = (await owner.call('GET', `${steps}?note_id=${body.id}`)).body.items
    expect(step).toMatchObject({ title: 'Collect papers', due_on: '2027-02-28', assignee: null })
  })

  it('are one’s own until they are shared, and their maker’s to change', async () => {
    const own = await aTemplate('Own')
    const shared = await aTemplate('Shared', true)
    const names = async (who: TestPerson) =>
      (await who.call('GET', table)).body.items.map(({ name }: { name: string }) => name)
    expect([await names(owner), await names(other), await names(partner)]).toEqual([
      ['Own', 'Shared'],
      ['Shared'],
      ['Shared'],
    ])
    expect((await rpc(other, 'make_from_template', { template_id: own.id, day: '2027-02-26' })).status).toBe(
      404,
    )
    expect(
      (await rpc(other, 'make_from_template', { template_id: shared.id, day: '2027-02-26' })).status,
    ).toBe(201)
    const change = (who: TestPerson, body: object) =>
      who.call('PATCH', `${table}/${shared.id}`, { version: 1, ...body })
    expect((await change(partner, { name: 'Mine' })).body.reason).toBe('rights.not_yours')
    expect((await other.call('DELETE', `${table}/${shared.id}`)).body.reason).toBe('rights.not_yours')
    expect((await change(owner, { is_shared: false, due_days: null })).body).toMatchObject({
      is_shared: false,
      due_days: null,
    })
    expect(await names(other)).toEqual([])
    expect((await owner.call('DELETE', `${table}/${shared.id}`)).status).toBe(204)
  })
})

describe('steps', () => {
  it('that others have done are told to the owner, and to nobody else', async () => {
    const { step } = await aSharedTask()
    await assignee.call('PATCH', `${steps}/${step.id}`, { done: true, version: step.version })
    const told = () =>
      world.rows(`select user_id, title, message from notifications where type = 'step_done'`)
    const news = { title: 'Step done', message: 'Sadia Rahman did “Draft the plaint” of “Plaint”' }
    expect(await told()).toEqual([{ user_id: owner.user_id, ...news }])
    await assignee.call('PATCH', `${steps}/${step.id}`, { done: false, version: step.version + 1 })
    await owner.call('PATCH', `${steps}/${step.id}`, { done: true, version: step.version + 2 })
    expect(await told()).toHaveLength(1)
  })

  it('are counted on the task, ordered, and at most 100', async () => {
    const { id } = await aNote(owner)
    const [first, second, third] = [
      await aStep(owner, id, 'A'),
      await aStep(owner, id, 'B'),
      await aStep(owner, id, 'C'),
    ]
    await owner.call('PATCH', `${steps}/${second.id}`, { done: true, version: 1 })
    expect((await owner.call('GET', `${notes}/${id}`)).body.steps).toEqual({ done: 1, total: 3 })
    const moved = await rpc(owner, 'reorder_steps', { id: third.id, after: first.id })
    expect(titles(moved)).toEqual(['A', 'C', 'B'])
    expect(titles(await rpc(owner, 'reorder_steps', { id: second.id, after: null }))).toEqual(['B', 'A', 'C'])
    expect((await owner.call('DELETE', `${steps}/${second.id}`)).status).toBe(204)
    expect((await owner.call('GET', `${notes}/${id}`)).body.steps).toEqual({ done: 0, total: 2 })
    await world.rows(
      `insert into note_steps (id, note_id, place, title, created_at, updated_at)
         select gen_random_uuid(), $1, 10 + n, 'x', now(), now() from generate_series(1, 98) n`,
      [id],
    )
    const full = await owner.call('POST', steps, { note_id: id, title: 'One more' })
    expect(full.body.reason).toBe('notes.too_many_steps')
  })

  it('belong to somebody who works on the task, or to nobody', async () => {
    const { note } = await aSharedTask()
    const give = (assignee_id: string) =>
      owner.call('POST', steps, { note_id: note.id, title: 'x', assignee_id })
    expect((await give(other.user_id)).body.fields).toMatchObject([{ path: 'assignee_id' }])
    expect((await give(assignee.user_id)).body.assignee.full_name).toBe('Sadia Rahman')
    const stale = await owner.call('PATCH', `${steps}/${(await give(owner.user_id)).body.id}`, {
      done: true,
      version: 7,
    })
    expect(stale.body.reason).toBe('request.stale_version')
  })

  it('come back from the trash with whoever works on the task', async () => {
    const { note, step } = await aSharedTask()
    await rpc(assignee, 'take_step', { id: step.id, version: step.version })
    const before = (await owner.call('GET', `${steps}?note_id=${note.id}`)).body
    await owner.call('DELETE', `${notes}/${note.id}`)
    expect((await assignee.call('GET', `${notes}/${note.id}`)).status).toBe(404)
    expect(await world.rows('select from note_steps')).toEqual([])
    const back = await rpc(owner, 'restore_note', { note_id: note.id })
    expect(back.body).toMatchObject({
      steps: { done: 0, total: 1 },
      assignees: [{ full_name: 'Sadia Rahman' }],
    })
    expect((await assignee.call('GET', `${steps}?note_id=${note.id}`)).status).toBe(200)
    expect((await owner.call('GET', `${steps}?note_id=${note.id}`)).body).toEqual(before)
  })
})
