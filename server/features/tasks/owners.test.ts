import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aNote } from '../notes/testing.ts'
import { aStep, assign } from './testing.ts'

const notes = '/rest/v1/notes'
const asks = '/rest/v1/note_owner_asks'
let world: World
let partner: TestPerson
let owner: TestPerson
let heir: TestPerson
let other: TestPerson

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  await world.rows(
    'truncate notes, daily_work_logs, time_records, note_counts, activity_events, live_events, notifications, cases cascade',
  )
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  owner = await world.aPerson('associate', 'Farhan Kabir')
  heir = await world.aPerson('associate', 'Sadia Rahman')
  other = await world.aPerson('associate', 'Tanvir Ahmed')
})

const rpc = (who: TestPerson, name: string, body: object) => who.call('POST', `/rest/v1/rpc/${name}`, body)
const make = (who: TestPerson, { id, version }: { id: string; version: number }, to: TestPerson) =>
  rpc(who, 'make_owner', { note_id: id, to_id: to.user_id, version })
const answer = (who: TestPerson, note_id: string, accept: boolean) =>
  rpc(who, 'answer_owner', { note_id, accept })
const read = async (who: TestPerson, id: string) => (await who.call('GET', `${notes}/${id}`)).body
const asked = async (who: TestPerson, id: string) =>
  (await who.call('GET', `${asks}?note_id=${id}`)).body.items
const told = (who: TestPerson) =>
  world.rows(
    `select title, message from notifications where user_id = $1 and type = 'note_owner' order by created_at, id`,
    [who.user_id],
  )
const waitingOf = async (who: TestPerson, query = '') =>
  (await who.call('GET', `/rest/v1/rpc/my_day${query}`)).body.sections
    .filter(({ key }: { key: string }) => key === 'waiting')
    .flatMap(({ rows }: { rows: { kind: string; title: string }[] }) => rows)

/** Kept counts of tasks beside those that a fresh look finds. */
async function counts() {
  const kept = await world.rows(
    'select user_id, month, category, is_archived, is_priority, keep_alive, notes::int from note_counts where notes <> 0 order by 1, 2, 3',
  )
  const fresh = await world.rows(
    `select user_id, firm_month(created_at) as month, category, is_archived, is_priority, keep_alive, count(*)::int as notes
       from notes group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3`,
  )
  return { kept, fresh }
}

describe('making somebody the owner of a task', () => {
  it('gives it away at once by who may change all, with its counts and hours, and tells both', async () => {
    const note = await aNote(owner, { title: 'Plaint' })
    await aNote(owner, { title: 'Kept' })
    const log = { note_id: note.id, work_date: '2026-11-20', hours_worked: 1.5 }
    expect((await owner.call('POST', '/rest/v1/daily_work_logs', log)).status).toBe(201)
    const { body: before } = await owner.call('GET', `${notes}/${note.id}`)
    const given = await make(partner, before, heir)
    expect(given.body).toMatchObject({
      user_id: heir.user_id,
      created_by: owner.user_id,
      creator_profile: { full_name: 'Farhan Kabir' },
      hours_worked: 1.5,
      version: before.version + 1,
    })
    const { kept, fresh } = await counts()
    expect(kept).toEqual(fresh)
    expect(await world.rows('select user_id, note_owner_id from daily_work_logs')).toEqual([
      { user_id: owner.user_id, note_owner_id: heir.user_id },
    ])
    expect((await owner.call('GET', `${notes}/${note.id}`)).status).toBe(404)
    expect((await heir.call('GET', notes)).body.items.map(({ title }: { title: string }) => title)).toEqual([
      'Plaint',
    ])
    const news = {
      title: 'New owner of a task',
      message: 'Nusrat Jahan made Sadia Rahman the owner of “Plaint”',
    }
    expect([await told(owner), await told(heir)]).toEqual([[news], [news]])
    const hints = await world.rows<{ person_id: string }>(
      `select distinct person_id from live_events where topic = 'notes' and subject_id = $1 and version = $2`,
      [note.id, before.version + 1],
    )
    expect(hints.map(({ person_id }) => person_id)).toEqual(
      expect.arrayContaining([owner.user_id, heir.user_id]),
    )
  })

  it('takes the open steps of who had it along, keeps those that the new one had, and who has a timer on it', async () => {
    const note = await aNote(owner)
    await assign(owner, note.id, heir)
    const steps = ['mine', 'theirs', 'done', 'free']
    for (const title of steps) {
      const step = await aStep(owner, note.id, title)
      const of = title === 'theirs' ? heir : title === 'free' ? undefined : owner
      const path = `/rest/v1/note_steps/${step.id}`
      const named = { assignee_id: of?.user_id ?? null, done: title === 'done', version: step.version }
      expect((await owner.call('PATCH', path, named)).status).toBe(200)
    }
    expect((await rpc(owner, 'start_timer', { note_id: note.id })).status).toBe(200)
    const given = await make(partner, await read(owner, note.id), heir)
    expect(given.body.assignees.map(({ user_id }: { user_id: string }) => user_id)).toEqual([owner.user_id])
    expect(await world.rows('select title, assignee_id from note_steps order by place')).toEqual([
      { title: 'mine', assignee_id: heir.user_id },
      { title: 'theirs', assignee_id: heir.user_id },
      { title: 'done', assignee_id: owner.user_id },
      { title: 'free', assignee_id: null },
    ])
    expect((await rpc(owner, 'stop_timer', {})).status).toBe(200)
  })

  it('asks the person where its owner gives it, who sees no more than what is asked until they take it', async () => {
    const note = await aNote(owner, { title: 'Plaint', content: '<p>Secret</p>' })
    expect((await make(owner, note, heir)).body).toMatchObject({
      user_id: owner.user_id,
      version: note.version,
    })
    expect(await asked(owner, note.id)).toMatchObject([{ to: { full_name: 'Sadia Rahman' } }])
    expect(await asked(other, note.id)).toEqual([])
    expect((await heir.call('GET', `${notes}/${note.id}`)).status).toBe(404)
    expect(await waitingOf(heir)).toMatchObject([
      {
        kind: 'owner_ask',
        id: note.id,
        title: 'Plaint',
        who: { full_name: 'Farhan Kabir' },
        can: { answer: true },
      },
    ])
    expect(await waitingOf(partner, `?user_id=${heir.user_id}`)).toMatchObject([{ can: { answer: false } }])
    expect(await waitingOf(other)).toEqual([])
    expect((await answer(other, note.id, true)).status).toBe(404)
    expect((await answer(owner, note.id, true)).body.reason).toBe('rights.not_yours')
    expect((await answer(partner, note.id, true)).body.reason).toBe('rights.not_yours')

    const taken = await answer(heir, note.id, true)
    expect(taken.body.note).toMatchObject({ user_id: heir.user_id, created_by: owner.user_id })
    expect(await told(heir)).toEqual([
      { title: 'Take this task?', message: 'Farhan Kabir asks you to take “Plaint”' },
    ])
    expect(await told(owner)).toEqual([
      { title: 'Your task has a new owner', message: 'Sadia Rahman took “Plaint”' },
    ])
    const { kept, fresh } = await counts()
    expect(kept).toEqual(fresh)
    expect([await waitingOf(heir), await asked(heir, note.id)]).toEqual([[], []])
    expect((await answer(heir, note.id, true)).status).toBe(404)
  })

  it('leaves it with its owner who was declined, or asks no more or somebody else', async () => {
    const note = await aNote(owner, { title: 'Plaint' })
    await make(owner, note, heir)
    expect((await answer(heir, note.id, false)).body).toEqual({ note: null })
    expect((await read(owner, note.id)).user_id).toBe(owner.user_id)
    expect(await told(owner)).toEqual([
      { title: 'Your task stays yours', message: 'Sadia Rahman did not take “Plaint”' },
    ])
    await make(owner, note, heir)
    await make(owner, note, other)
    expect([await waitingOf(heir), (await waitingOf(other)).length]).toEqual([[], 1])
    expect((await answer(heir, note.id, true)).status).toBe(404)
    expect((await answer(owner, note.id, false)).status).toBe(200)
    expect((await answer(other, note.id, true)).status).toBe(404)
  })

  it('is refused to whoever only works on it or is a stranger, and for what cannot be', async () => {
    const note = await aNote(owner)
    const shared = await assign(owner, note.id, heir)
    expect((await make(heir, shared, heir)).body.reason).toBe('notes.assignee_only')
    expect((await make(other, shared, other)).status).toBe(404)
    expect((await make(owner, shared, owner)).status).toBe(400)
    expect((await make(owner, { ...shared, version: 1 }, heir)).body.reason).toBe('request.stale_version')
    const gone = { ...heir, user_id: '00000000-0000-4000-8000-000000000009' }
    expect((await make(owner, shared, gone)).status).toBe(404)
    const { user_id, session_id } = heir
    const trying = (text: string) =>
      world.app.transact({ kind: 'session', user_id, session_id }, (ctx) => sql.raw(text).execute(ctx.db))
    await expect(trying(`update notes set user_id = '${user_id}' where id = '${note.id}'`)).rejects.toThrow()
    await expect(
      trying(`select pass_notes('{${note.id}}', '${user_id}', '${user_id}', now())`),
    ).rejects.toThrow()
    await trying(`select make_owner('${note.id}', '${user_id}', now())`)
    await trying(`select take_asked_note('${note.id}', now())`)
    expect((await read(owner, note.id)).user_id).toBe(owner.user_id)
  })

  it('asks nobody any more of a task that is archived, deleted or somebody else’s', async () => {
    const archived = await aNote(owner)
    const deleted = await aNote(owner)
    const moved = await aNote(owner)
    for (const note of [archived, deleted, moved]) await make(owner, note, heir)
    await rpc(owner, 'archive_note', { note_id: archived.id })
    await owner.call('DELETE', `${notes}/${deleted.id}`)
    await make(partner, moved, other)
    for (const { id } of [archived, deleted, moved]) expect((await answer(heir, id, true)).status).toBe(404)
    expect(await waitingOf(heir)).toEqual([])
    await rpc(owner, 'unarchive_note', { note_id: archived.id })
    expect((await answer(heir, archived.id, true)).status).toBe(404)
    const put = await rpc(owner, 'archive_note', { note_id: archived.id })
    expect((await make(owner, put.body, heir)).body.reason).toBe('notes.archived')
    expect((await rpc(owner, 'restore_note', { note_id: deleted.id })).body.user_id).toBe(owner.user_id)
  })

  it('hides what is of a case that is hidden from whoever is asked, gives or looks', async () => {
    const { id: case_ref } = await aCase(partner, { case_id: 'SUIT-9' })
    const second = await world.aPerson('partner')
    const note = await aNote(owner, { case_id: 'SUIT-9' })
    await make(owner, note, heir)
    await wall(world, case_ref, heir, partner)
    expect([await waitingOf(heir), await asked(heir, note.id)]).toEqual([[], []])
    expect(await waitingOf(partner, `?user_id=${heir.user_id}`)).toEqual([])
    for (const accept of [true, false]) expect((await answer(heir, note.id, accept)).status).toBe(404)
    for (const giver of [owner, partner])
      expect((await make(giver, note, heir)).body).toMatchObject({
        reason: 'notes.cannot_see',
        message: 'Sadia Rahman may not see the case of this task.',
        fields: [{ path: 'to_id' }],
      })
    await make(owner, note, other)
    await wall(world, case_ref, second, partner)
    expect((await make(second, note, other)).status).toBe(404)
    expect(await waitingOf(second, `?user_id=${other.user_id}`)).toEqual([])
    expect(await asked(second, note.id)).toEqual([])
  })

  it('makes one of two the owner where both are at once', async () => {
    const note = await aNote(owner)
    await make(owner, note, heir)
    const both = await Promise.all([answer(heir, note.id, true), make(partner, note, other)])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const { kept, fresh } = await counts()
    expect(kept).toEqual(fresh)
  })
})
