import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aNote } from '../notes/testing.ts'
import { aFirmOfTasks, notes, rpc } from './testing.ts'

const { world, partner, owner, assignee, other } = aFirmOfTasks()

describe('many at once', () => {
  it('check 47: of 200 with 5 stale and 3 foreign ones changes 192 and names the 8', async () => {
    const made = async (
      who: TestPerson,
      count: number,
      title: string,
    ): Promise<{ id: string; version: number }[]> =>
      world.rows(
        `insert into notes (id, user_id, title, category, created_at, updated_at)
           select gen_random_uuid(), $1, $2 || n, 'Corporate', now(), now() from generate_series(1, $3) n returning id, version`,
        [who.user_id, title, count],
      )
    const own = await made(owner, 192, 'Own ')
    const stale = await made(owner, 5, 'Stale ')
    await world.rows(`update notes set version = 2 where title like 'Stale %'`)
    const foreign = await made(other, 3, 'Foreign ')
    const items = [...foreign, ...own, ...stale]
    const { status, body } = await rpc(owner, 'bulk_notes', { items, act: 'status', value: 'done' })
    expect(status).toBe(200)
    const answered: { id: string; reason: string | null }[] = body.items
    expect(answered.map(({ id }) => id)).toEqual(items.map(({ id }) => id))
    expect(answered.flatMap(({ reason }) => reason ?? [])).toEqual([
      ...Array(3).fill('row.not_found'),
      ...Array(5).fill('request.stale_version'),
    ])
    expect(await world.rows(`select status, count(*)::int as n from notes group by 1 order by 1`)).toEqual([
      { status: 'done', n: 192 },
      { status: 'todo', n: 8 },
    ])
  })

  it('gives each act its value, and refuses another', async () => {
    const { id } = await aNote(owner)
    const act = async (name: string, value?: string | null) => {
      const [row] = await world.rows('select id, version from notes')
      const { status, body } = await rpc(owner, 'bulk_notes', { items: [row], act: name, value })
      return status === 200 ? body.items[0].reason : body.fields
    }
    for (const [name, value] of [
      ['due_on', '2026-12-01'],
      ['category', 'Litigation'],
      ['is_priority', 'true'],
      ['assign', assignee.user_id],
      ['due_on', null],
    ] as const)
      expect(await act(name, value)).toBe(null)
    expect((await owner.call('GET', `${notes}/${id}`)).body).toMatchObject({
      category: 'Litigation',
      is_priority: true,
      due_on: null,
      assignees: [{ user_id: assignee.user_id }],
    })
    for (const [name, value] of [
      ['status', 'gone'],
      ['due_on', 'soon'],
      ['assign', 'nobody'],
      ['category', 'Space'],
    ] as const)
      expect(await act(name, value)).toMatchObject([{ path: 'value' }])
    expect(await act('archive')).toBe(null)
    expect(await act('archive')).toBe('notes.archived')
    expect(await act('delete')).toBe(null)
    expect(await world.rows('select from notes')).toEqual([])
    const twice = { id, version: 1 }
    expect((await rpc(owner, 'bulk_notes', { items: [twice, twice], act: 'delete' })).status).toBe(400)
  })

  it('takes each act back with the versions that it answered', async () => {
    const day = { due_on: '2026-12-15', due_time: '14:30' }
    const state = {
      status: 'doing',
      category: 'Litigation',
      subcategory: 'Appeals',
      is_priority: true,
    } as const
    const was = { ...day, ...state }
    const { id, ...made } = await aNote(owner, was)
    let version: number | null = made.version
    const act = async (name: string, value?: string | null, change?: object) => {
      const { body } = await rpc(owner, 'bulk_notes', { items: [{ id, version, change }], act: name, value })
      expect(body.items[0].reason).toBe(null)
      version = body.items[0].version ?? version
    }
    const now = async () => (await owner.call('GET', `${notes}/${id}`)).body
    const fields = [
      ['status', 'done', { status: 'doing' }],
      ['due_on', null, day],
      ['category', 'Corporate', { category: 'Litigation', subcategory: 'Appeals' }],
      ['is_priority', 'false', { is_priority: true }],
    ] as const
    for (const [name, value, change] of fields) {
      await act(name, value)
      expect(await now()).not.toMatchObject(was)
      await act('change', undefined, change)
      expect(await now()).toMatchObject({ ...was, version })
    }
    await act('assign', assignee.user_id)
    await act('unassign', assignee.user_id)
    expect(await now()).toMatchObject({ assignees: [], version })
    await act('archive')
    await act('unarchive')
    expect(await now()).toMatchObject({ is_archived: false, version })
    await act('delete')
    await act('restore')
    expect(await now()).toMatchObject(was)
  })
})

it('views are saved by whoever narrowed a list, for themselves, at most 50', async () => {
  const table = '/rest/v1/saved_views'
  const save = (name: string, page = '/') =>
    owner.call('POST', table, { page, name, query: 'category=Litigation' })
  const { id } = (await save('Courts')).body
  await save('Bail')
  await save('Cases', '/caselist')
  const names = async (who: TestPerson) =>
    (await who.call('GET', `${table}?page=/`)).body.items.map(({ name }: { name: string }) => name)
  expect([await names(owner), await names(partner)]).toEqual([['Courts', 'Bail'], []])
  expect((await partner.call('GET', `${table}/${id}`)).status).toBe(404)
  expect((await owner.call('PATCH', `${table}/${id}`, { place: 9, version: 1 })).body.place).toBe(9)
  expect(await names(owner)).toEqual(['Bail', 'Courts'])
  expect((await save('x', 'https://example.com')).body.fields).toMatchObject([{ path: 'page' }])
  for (let n = 3; n < 50; n += 1) expect((await save(`View ${n}`)).status).toBe(201)
  expect((await save('One more')).body.reason).toBe('views.too_many')
  expect((await owner.call('DELETE', `${table}/${id}`)).status).toBe(204)
  expect((await save('One more')).status).toBe(201)
})
