import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCase, restrict, wall } from '../cases/testing.ts'
import { aCost } from '../costing/testing.ts'
import { aNote } from '../notes/testing.ts'
import { anEvent } from '../timeline/testing.ts'

const { world, partner, associate, colleague } = aFirm(
  'notes, deleted_notes, cases, case_costing, case_timeline, notifications, activity_events, live_events',
  {
    partner: ['partner', 'Nusrat Jahan'],
    associate: ['associate', 'Farhan Kabir'],
    colleague: ['associate', 'Sadia Rahman'],
  },
)

const former = 'CASE-2026-417'
const path = '/rest/v1/rpc/rename_texts'
const count = (who: TestPerson, id: string, from = former) =>
  who.call('GET', `/rest/v1/rpc/texts_to_rename?id=${id}&from=${encodeURIComponent(from)}`)
const change = (who: TestPerson, id: string, from = former) => who.call('POST', path, { id, from })
const rename = async (who: TestPerson, id: string, case_id = 'W.P. 88', version = 1) => {
  const answer = await who.call('PATCH', `/rest/v1/cases/${id}`, { case_id, version })
  expect(answer.status).toBe(200)
}
const rows = (table: string) =>
  world.rows<{ case_id: string; case_ref: string | null; version: number }>(
    `select case_id, case_ref, version from ${table} order by created_at, id`,
  )

describe('renaming a case', () => {
  it('changes tasks, costs and events too when that is asked, each with its own version and event', async () => {
    const { id } = await aCase(partner)
    const note = await aNote(associate, { case_id: former, title: 'Read the file' })
    await aCost(colleague, { case_id: 'case-২০২৬-৪১৭' })
    await anEvent(colleague, { case_id: former })
    await aNote(associate, { case_id: 'OTHER-1' })
    expect((await count(partner, id)).body).toEqual({
      spelt: [
        { case_id: former, count: 2 },
        { case_id: 'case-২০২৬-৪১৭', count: 1 },
      ],
    })
    await rename(partner, id)
    const before = await world.rows('select count(*)::int from live_events')
    const answer = await change(partner, id)
    expect(answer).toMatchObject({ status: 200, body: { changed: 3, left: 0 } })
    const now = { case_id: 'W.P. 88', case_ref: id, version: 2 }
    expect(await rows('case_costing')).toEqual([now])
    expect(await rows('case_timeline')).toEqual([now])
    expect(await rows('notes')).toEqual([now, { case_id: 'OTHER-1', case_ref: null, version: 1 }])
    const told = await world.rows(
      `select type, actor_id, case_ref, detail -> 'before' as before, detail -> 'after' as after
         from activity_events where type like '%.modified' and type <> 'case.modified' order by type`,
    )
    const each = (type: string, was: string) => ({
      type,
      actor_id: partner.user_id,
      case_ref: id,
      before: { case_id: was },
      after: { case_id: 'W.P. 88' },
    })
    expect(told).toEqual([
      each('case_costing.modified', 'case-২০২৬-৪১৭'),
      each('case_timeline.modified', former),
      each('note.modified', former),
    ])
    const after = await world.rows('select count(*)::int from live_events')
    expect(Number(after[0]?.count)).toBeGreaterThan(Number(before[0]?.count))
    expect((await associate.call('GET', `/rest/v1/notes/${note.id}`)).body.case_id).toBe('W.P. 88')
    // The owner is not told of each task by itself.
    expect(await world.rows(`select 1 from notifications where type = 'note_modified'`)).toEqual([])
    // Once more finds nothing.
    expect((await change(partner, id)).body).toEqual({ changed: 0, left: 0 })
    expect((await rows('case_costing'))[0]?.version).toBe(2)
  })

  it('changes 450 texts step by step, from wherever it was left, none twice', async () => {
    const { id } = await aCase(partner)
    await world.rows(
      `insert into notes (id, user_id, title, case_id, case_ref, content, content_text, category, note_type, created_at, updated_at)
         select gen_random_uuid(), $1, 'x', $2, $3, '', '', 'Corporate', 'text', now(), now() from generate_series(1, 450)`,
      [associate.user_id, former, id],
    )
    await rename(partner, id)
    expect((await change(partner, id)).body).toEqual({ changed: 50, left: 400 })
    // Two at once, as after an answer that was lost: each takes what the other has not.
    const two = await Promise.all([change(partner, id), change(partner, id)])
    expect(two.map(({ body }) => body.changed)).toEqual([50, 50])
    let left = 300
    while (left > 0) left = (await change(partner, id)).body.left
    const standing = await world.rows(
      'select case_id, version, count(*)::int from notes where case_ref = $1 group by 1, 2',
      [id],
    )
    expect(standing).toEqual([{ case_id: 'W.P. 88', version: 2, count: 450 }])
    const told = await world.rows(`select count(*)::int from activity_events where type = 'note.modified'`)
    expect(told).toEqual([{ count: 450 }])
  })

  it('leaves the texts as they are where nobody asks', async () => {
    const { id } = await aCase(partner)
    await aNote(associate, { case_id: former })
    await rename(partner, id)
    expect(await rows('notes')).toEqual([{ case_id: former, case_ref: id, version: 1 }])
  })

  it('changes and counts only what the caller may change: no tasks of others, nothing archived or deleted', async () => {
    const { id } = await aCase(associate)
    await aNote(associate, { case_id: former })
    await aNote(colleague, { case_id: former })
    const archived = await aNote(associate, { case_id: former })
    await associate.call('POST', '/rest/v1/rpc/archive_note', { note_id: archived.id })
    const gone = await aCost(colleague, { case_id: former })
    await colleague.call('DELETE', `/rest/v1/case_costing/${gone.id}`)
    await aCost(colleague, { case_id: former })
    expect((await count(associate, id)).body.spelt).toEqual([{ case_id: former, count: 2 }])
    await rename(associate, id)
    expect((await change(associate, id)).body).toEqual({ changed: 2, left: 0 })
    expect((await rows('notes')).map(({ case_id }) => case_id)).toEqual(['W.P. 88', former, former])
    expect((await rows('case_costing')).map(({ case_id }) => case_id)).toEqual([former, 'W.P. 88'])
    expect((await count(partner, id)).body.spelt).toEqual([{ case_id: former, count: 1 }])
  })

  it('is of who may change its id: 403 for others, 404 for whoever may not see it', async () => {
    const { id } = await aCase(partner)
    await aCost(colleague, { case_id: former })
    const refused = { status: 403, body: { reason: 'rights.not_yours' } }
    expect(await count(associate, id)).toMatchObject(refused)
    expect(await change(associate, id)).toMatchObject(refused)
    await world.rows('update cases set lead_id = $1 where id = $2', [associate.user_id, id])
    expect(await change(associate, id)).toMatchObject(refused)
    await restrict(world, id)
    const outsider = await world.again(colleague)
    const unknown = '0190a8b0-0000-7000-8000-000000000000'
    for (const answer of [
      await count(outsider, id),
      await change(outsider, id),
      await change(outsider, unknown),
      await count(partner, unknown),
    ])
      expect(answer).toMatchObject({ status: 404, body: { reason: 'row.not_found' } })
    expect((await partner.call('POST', path, { id, from: ' ' })).status).toBe(400)
  })

  it('neither counts nor changes a row of another case, hidden from the caller or not', async () => {
    const { id } = await aCase(associate)
    const twin = await aCase(partner, { case_id: former })
    await aCost(partner, { case_id: former, case_ref: twin.id })
    await aCost(partner, { case_id: former, case_ref: id })
    await wall(world, twin.id, associate, partner)
    const me = await world.again(associate)
    expect((await count(me, id)).body.spelt).toEqual([{ case_id: former, count: 1 }])
    await rename(me, id)
    expect((await change(me, id)).body).toEqual({ changed: 1, left: 0 })
    expect(await rows('case_costing')).toEqual([
      { case_id: former, case_ref: twin.id, version: 1 },
      { case_id: 'W.P. 88', case_ref: id, version: 2 },
    ])
  })

  it('leaves what belongs to somebody behind a wall with its case, and its text', async () => {
    const { id } = await aCase(partner)
    await aNote(associate, { case_id: former })
    await aCost(associate, { case_id: former })
    await aCost(colleague, { case_id: former })
    await wall(world, id, associate, partner)
    expect((await count(partner, id)).body.spelt).toEqual([{ case_id: former, count: 1 }])
    await rename(partner, id)
    expect((await change(partner, id)).body).toEqual({ changed: 1, left: 0 })
    expect(await rows('notes')).toEqual([{ case_id: former, case_ref: id, version: 1 }])
    expect((await rows('case_costing')).map(({ case_ref }) => case_ref)).toEqual([id, id])
  })

  it('takes another spelling of the same id, and counts what has it already', async () => {
    const { id } = await aCase(partner)
    await aCost(colleague, { case_id: former })
    await aCost(colleague, { case_id: 'Case-2026-417' })
    await rename(partner, id, 'Case-2026-417')
    expect((await change(partner, id)).body).toEqual({ changed: 1, left: 0 })
    expect((await rows('case_costing')).map(({ case_id, version }) => [case_id, version])).toEqual([
      ['Case-2026-417', 2],
      ['Case-2026-417', 1],
    ])
  })

  it('changes 50 at once and says how many are left; two at once change each row once', async () => {
    const { id } = await aCase(partner)
    await world.rows(
      `insert into case_costing (id, user_id, case_id, case_ref, description, amount, cost_category, date_incurred, created_at, updated_at)
         select gen_random_uuid(), $1, $2, $3, 'x', 1, 'Travel', '2026-11-01', now(), now() from generate_series(1, 120)`,
      [colleague.user_id, former, id],
    )
    expect((await count(partner, id)).body.spelt).toEqual([{ case_id: former, count: 120 }])
    await rename(partner, id)
    expect((await change(partner, id)).body).toEqual({ changed: 50, left: 70 })
    const other = await world.again(partner)
    const both = await Promise.all([change(partner, id), change(other, id)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    await change(partner, id)
    expect((await change(partner, id)).body).toEqual({ changed: 0, left: 0 })
    expect(
      await world.rows('select case_id, version, count(*)::int from case_costing group by 1, 2'),
    ).toEqual([{ case_id: 'W.P. 88', version: 2, count: 120 }])
    const told = await world.rows(
      `select count(*)::int, count(distinct subject_id)::int as rows from activity_events where type = 'case_costing.modified'`,
    )
    expect(told).toEqual([{ count: 120, rows: 120 }])
  })
})
