import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCase, restrict, wall } from '../cases/testing.ts'
import { aNote } from '../notes/testing.ts'

const { world, partner, walled, owner, other } = aFirm('cases, notes, task_templates, note_counts', {
  partner: ['partner', 'Nusrat Jahan'],
  walled: ['partner', 'Rafiq Khan'],
  owner: ['associate', 'Farhan Kabir'],
  other: ['associate', 'Sadia Rahman'],
})

const table = '/rest/v1/task_templates'
const keep = async (who: TestPerson, note_id: string, name: string, is_shared = false) => {
  const { status, body } = await who.call('POST', table, { note_id, name, is_shared })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const names = async (who: TestPerson) =>
  (await who.call('GET', table)).body.items.map(({ name }: { name: string }) => name)
const begin = (who: TestPerson, template_id: string) =>
  who.call('POST', '/rest/v1/rpc/make_from_template', { template_id, day: '2062-02-26' })
const taskOf = (who: TestPerson, case_id: string) => aNote(who, { title: 'Secret writ', case_id })

describe('a template of a task on a case', () => {
  it('is hidden with its case, its maker’s own too, by row and by list and for every verb', async () => {
    const on = await aCase(partner, { case_id: 'T-1' })
    const shared = await keep(owner, (await taskOf(owner, 'T-1')).id, 'Shared', true)
    const own = await keep(walled, (await taskOf(walled, 'T-1')).id, 'Own')
    const free = await keep(walled, (await aNote(walled, { title: 'Free' })).id, 'Free')
    expect([await names(walled), await names(other)]).toEqual([['Free', 'Own', 'Shared'], ['Shared']])
    await wall(world, on.id, walled, partner)
    expect(await names(walled)).toEqual(['Free'])
    for (const { id, version } of [shared, own]) {
      expect((await walled.call('GET', `${table}/${id}`)).status).toBe(404)
      expect((await walled.call('PATCH', `${table}/${id}`, { is_shared: false, version })).status).toBe(404)
      expect((await walled.call('DELETE', `${table}/${id}`)).status).toBe(404)
      expect((await begin(walled, id)).status).toBe(404)
    }
    expect((await walled.call('GET', `${table}/${free.id}`)).status).toBe(200)
    expect(await world.rows('select count(*)::int as n from task_templates')).toEqual([{ n: 3 }])
  })

  it('is its maker’s alone while its case is guarded, and what is begun with it is of that case', async () => {
    const on = await aCase(owner, { case_id: 'T-2' })
    const note = await taskOf(owner, 'T-2')
    const shared = await keep(owner, note.id, 'Shared', true)
    expect((await begin(other, shared.id)).body.case_ref).toBe(null)
    await wall(world, on.id, walled, partner)
    expect([await names(owner), await names(other), await names(partner)]).toEqual([['Shared'], [], []])
    expect((await owner.call('GET', `${table}/${shared.id}`)).body.is_shared).toBe(false)
    const refused = { status: 422, body: { reason: 'notes.template_guarded' } }
    const again = { is_shared: true, version: shared.version }
    expect(await owner.call('PATCH', `${table}/${shared.id}`, again)).toMatchObject(refused)
    expect(await owner.call('POST', table, { note_id: note.id, name: 'x', is_shared: true })).toMatchObject(
      refused,
    )
    expect((await begin(owner, shared.id)).body).toMatchObject({ case_ref: on.id, case_id: 'T-2' })
    const kept = JSON.stringify((await owner.call('GET', '/rest/v1/rpc/kept_day')).body)
    expect(kept).not.toContain('Secret writ')
  })

  it('follows its task from an open case to a guarded one, and stays with a guarded one', async () => {
    const open = await aCase(owner, { case_id: 'T-5' })
    const guarded = await aCase(owner, { case_id: 'T-6' })
    const note = await taskOf(owner, 'T-5')
    const shared = await keep(owner, note.id, 'Moved', true)
    const seen = async () => [(await names(other)).includes('Moved'), (await names(owner)).includes('Moved')]
    await restrict(world, guarded.id, owner)
    expect(await seen()).toEqual([true, true])
    const moved = { case_ref: guarded.id, case_id: 'T-6', version: note.version }
    const { status, body } = await owner.call('PATCH', `/rest/v1/notes/${note.id}`, moved)
    expect([status, body.case_ref], JSON.stringify(body)).toEqual([200, guarded.id])
    expect(await seen()).toEqual([false, true])
    expect((await begin(other, shared.id)).status).toBe(404)
    expect((await begin(owner, shared.id)).body.case_ref).toBe(guarded.id)
    const back = { case_ref: open.id, case_id: 'T-5', version: body.version }
    expect((await owner.call('PATCH', `/rest/v1/notes/${note.id}`, back)).status).toBe(200)
    expect(await seen()).toEqual([false, true])
  })

  it('goes with a text that is linked later, and with a case that is merged; a guarded case with one stays', async () => {
    const note = await taskOf(other, 'T-3')
    await keep(other, note.id, 'Early')
    const again = { every: 1, unit: 'week', closed_days: 'keep', starts_on: '2062-01-02' }
    const repeated = await other.call('POST', '/rest/v1/note_recurrences', { note_id: note.id, ...again })
    const on = await aCase(partner, { case_id: 'T-3' })
    await world.rows('update notes set case_ref = $1 where id = $2', [on.id, note.id])
    expect(
      await world.rows(`select t.case_ref, (r.draft ->> 'case_ref')::uuid as repeated
        from task_templates t, note_recurrences r where r.id = '${repeated.body.id}'`),
    ).toEqual([{ case_ref: on.id, repeated: on.id }])
    const into = await aCase(partner, { case_id: 'T-4' })
    const versions = { keep_version: into.version, drop_version: on.version, from_drop: [] }
    const merge = { keep: into.id, drop: on.id, ...versions }
    const merged = await partner.call('POST', '/rest/v1/rpc/merge_cases', merge)
    expect([merged.status, merged.body.moved?.task_templates], JSON.stringify(merged.body)).toEqual([200, 1])
    await restrict(world, into.id, owner)
    expect(await names(other)).toEqual([])
    // The template alone names it, and no audit.
    await world.rows('update notes set case_ref = null')
    const named = () => world.rows('select case_is_named($1) as is', [into.id])
    await world.rows('update activity_events set case_ref = null, former_case_ref = null')
    await world.rows('delete from cases where id = $1', [on.id])
    expect(await named()).toEqual([{ is: true }])
    await world.rows('delete from task_templates')
    expect(await named()).toEqual([{ is: false }])
  })
})

it('a shared template is taken from the others by whoever sees all tasks, and a private one by nobody', async () => {
  const { id: note } = await aNote(owner, { title: 'Writ' })
  const [shared, kept, own] = [
    await keep(owner, note, 'Shared', true),
    await keep(owner, note, 'Kept', true),
    await keep(owner, note, 'Own'),
  ]
  const unshare = (who: TestPerson, { id, version }: typeof shared) =>
    who.call('PATCH', `${table}/${id}`, { is_shared: false, version })
  expect((await unshare(other, shared)).body.reason).toBe('rights.not_yours')
  const rename = { name: 'Mine', is_shared: false, version: 1 }
  expect((await partner.call('PATCH', `${table}/${shared.id}`, rename)).body.reason).toBe('rights.not_yours')
  expect((await unshare(partner, { ...shared, version: 9 })).body.reason).toBe('request.stale_version')
  expect(await unshare(partner, shared)).toMatchObject({
    status: 200,
    body: { is_shared: false, version: 2, can: { edit: false, delete: false } },
  })
  expect((await partner.call('GET', `${table}/${shared.id}`)).status).toBe(404)
  expect((await other.call('DELETE', `${table}/${kept.id}`)).body.reason).toBe('rights.not_yours')
  expect((await partner.call('DELETE', `${table}/${kept.id}`)).status).toBe(204)
  for (const { id } of [shared, own])
    expect((await partner.call('DELETE', `${table}/${id}`)).status).toBe(404)
  expect(await names(owner)).toEqual(['Own', 'Shared'])
})

it('the audit names a template that is shared, and nothing of a private one', async () => {
  const { id: note } = await aNote(owner, { title: 'Writ' })
  const own = await keep(owner, note, 'Whisper')
  await owner.call('PATCH', `${table}/${own.id}`, { due_days: 2, version: 1 })
  await owner.call('DELETE', `${table}/${own.id}`)
  await keep(owner, note, 'Aloud', true)
  const { items } = (await partner.call('GET', '/rest/v1/activity_events?area=task_template')).body
  expect(items).toHaveLength(4)
  expect(JSON.stringify(items)).toContain('Aloud')
  expect(JSON.stringify(items)).not.toContain('Whisper')
})
