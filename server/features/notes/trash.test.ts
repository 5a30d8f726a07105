import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aNote, anOldNote } from './testing.ts'

const table = '/rest/v1/notes'
const rpc = '/rest/v1/rpc'

const { world, partner, associate, colleague } = aFirm('notes, deleted_notes, note_counts', {
  partner: ['partner', 'Nusrat Jahan'],
  associate: ['associate', 'Farhan Kabir'],
  colleague: ['associate', 'Sadia Rahman'],
})

const remove = (who: TestPerson, id: string) => who.call('DELETE', `${table}/${id}`)
const restore = (who: TestPerson, note_id: string) => who.call('POST', `${rpc}/restore_note`, { note_id })
const everything = async () => ({
  notes: await world.rows('select * from notes order by id'),
  logs: await world.rows('select * from daily_work_logs order by id'),
  runs: await world.rows('select * from time_records order by id'),
  counts: await world.rows('select * from note_counts where notes <> 0 order by month, category'),
})

/** A note with all that a note can have: text, list, days of two people, a finished run. */
async function aFullNote(): Promise<string> {
  const note = await aNote(associate, {
    title: 'Land deed',
    content: '<p>জমি <strong>deed</strong></p>',
    client_name: 'Rahima Khatun',
    category: 'Real Estate',
    subcategory: 'Property Sale',
    is_priority: true,
    keep_alive: true,
    list_items: [{ id: 'a', text: 'Search', type: 'number', completed: true }],
    projected_billable_hours: 12.5,
    google_drive_link: 'https://drive.example/x',
  })
  const log = { note_id: note.id, work_date: '2026-11-19', hours_worked: 2.25 }
  await associate.call('POST', '/rest/v1/daily_work_logs', log)
  await partner.call('POST', '/rest/v1/daily_work_logs', { ...log, hours_worked: 0.01 })
  const run = { time_start: '2026-11-20T17:00:00Z', time_end: '2026-11-20T19:00:00Z' }
  await associate.call('POST', `${rpc}/save_time`, { note_id: note.id, ...run })
  return note.id
}

describe('restoring a deleted task', () => {
  it('brings everything back as it was: words, case id, days, runs and counts', async () => {
    const id = await aFullNote()
    const before = await everything()
    expect(before.logs).toHaveLength(4)
    expect((await remove(associate, id)).status).toBe(204)
    expect((await everything()).logs).toEqual([])
    const restored = await restore(associate, id)
    expect(restored).toMatchObject({ status: 200, body: { id, hours_worked: 4.26, total_hours: 2 } })
    expect(await everything()).toEqual(before)
    expect(await world.rows('select note_id from deleted_notes')).toEqual([])
  })

  it('is recorded, hinted at, and told to the owner when a partner did it', async () => {
    const id = await aFullNote()
    await remove(partner, id)
    await world.rows('truncate live_events')
    expect((await restore(partner, id)).status).toBe(200)
    const [event] = await world.rows('select type, actor_id from activity_events order by id desc limit 1')
    expect(event).toEqual({ type: 'note.restored', actor_id: partner.user_id })
    const hints = await world.rows(`select audience from live_events where topic = 'notes'`)
    expect(hints.map((hint) => hint.audience).sort()).toEqual(['person', 'right'])
    const news = await world.rows('select title, message from notifications where user_id = $1', [
      associate.user_id,
    ])
    expect(news).toContainEqual({ title: 'Task restored', message: 'Nusrat Jahan restored “Land deed”' })
  })

  it('is for whoever deleted their own, and for partners: everybody else finds nothing', async () => {
    const own = await aFullNote()
    await remove(associate, own)
    expect((await restore(colleague, own)).status).toBe(404)
    expect((await restore(partner, own)).status).toBe(200)
    await remove(partner, own)
    expect((await restore(associate, own)).status).toBe(404)
    expect(await world.rows('select note_id from deleted_notes')).toHaveLength(1)
  })

  it('works once', async () => {
    const id = await aFullNote()
    await remove(associate, id)
    const answers = await Promise.all([1, 2, 3].map(() => restore(associate, id)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422])
    expect(await restore(associate, id)).toMatchObject({ status: 422, body: { reason: 'notes.not_deleted' } })
    expect((await restore(colleague, id)).status).toBe(404)
    expect(await world.rows('select id from notes')).toHaveLength(1)
  })

  it('leaves an archived one archived', async () => {
    const id = await anOldNote(world, associate, '2026-09-03T00:00:00Z', { is_archived: true })
    await remove(associate, id)
    expect((await restore(associate, id)).body).toMatchObject({ is_archived: true, can: { unarchive: true } })
  })

  it('lets a running timer run on, unless its person has started another', async () => {
    const first = await aNote(associate)
    const second = await aNote(associate)
    await associate.call('POST', `${rpc}/start_timer`, { note_id: first.id })
    await remove(associate, first.id)
    expect((await associate.call('GET', `${rpc}/running_timer`)).body.timer).toBe(null)
    await restore(associate, first.id)
    expect((await associate.call('GET', `${rpc}/running_timer`)).body.timer.note_id).toBe(first.id)
    await remove(associate, first.id)
    await associate.call('POST', `${rpc}/start_timer`, { note_id: second.id })
    expect((await restore(associate, first.id)).status).toBe(200)
    expect((await associate.call('GET', `${rpc}/running_timer`)).body.timer.note_id).toBe(second.id)
  })

  it('is possible for 30 days', async () => {
    const id = await aFullNote()
    await remove(associate, id)
    const empty = () =>
      world.app.jobs.find((job) => job.name === 'empty-trash')?.work({}, { id: 'x', attempt: 1 })
    world.clock.advance(29 * 24 * 3_600_000)
    await empty()
    const later = await world.again(associate)
    await restore(later, id)
    expect(await world.rows('select id from notes')).toHaveLength(1)
    await remove(later, id)
    world.clock.advance(30 * 24 * 3_600_000 + 1)
    await empty()
    expect(await world.rows('select note_id from deleted_notes')).toEqual([])
    expect((await restore(await world.aPerson('partner'), id)).status).toBe(404)
  })

  it('knows every table that goes with a note', async () => {
    const tables = await world.rows(
      `select conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'notes'::regclass`,
    )
    // A new one must be kept by keep_deleted_note and put back by restore_deleted_note; who was asked to take it is not,
    // and is asked again (tasks/owners.test.ts).
    expect(tables.map((table) => table.name).sort()).toEqual([
      'daily_work_logs',
      'note_assignees',
      'note_owner_asks',
      'note_steps',
      'time_entries',
      'time_records',
    ])
  })
})
