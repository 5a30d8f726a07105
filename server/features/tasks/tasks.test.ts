import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Answer, aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { anAbsence } from '../absences/testing.ts'
import { archivePastMonths } from '../archive/commands/archive-past-months.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aNote } from '../notes/testing.ts'
import { aStep, assign } from './testing.ts'

const notes = '/rest/v1/notes'
const assignees = '/rest/v1/note_assignees'
const steps = '/rest/v1/note_steps'
let world: World
let partner: TestPerson
let owner: TestPerson
let assignee: TestPerson
let other: TestPerson
let cover: TestPerson
const absence = { from_on: '2026-11-21', until_on: '2026-11-22' }

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  await world.rows(
    'truncate notes, daily_work_logs, note_counts, activity_events, live_events, notifications, absences cascade',
  )
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  owner = await world.aPerson('associate', 'Farhan Kabir')
  assignee = await world.aPerson('associate', 'Sadia Rahman')
  other = await world.aPerson('associate', 'Tanvir Ahmed')
  cover = await world.aPerson('associate', 'Rafiq Islam')
})

const rpc = (person: TestPerson, name: string, body: object) =>
  person.call('POST', `/rest/v1/rpc/${name}`, body)
const itemsOf = ({ body }: Answer): { title: string }[] => body.items
const titles = (answer: Answer) => itemsOf(answer).map(({ title }) => title)

type Actor = 'owner' | 'assignee' | 'partner' | 'cover' | 'other'
interface OnTask {
  note: { id: string; version: number }
  step: { id: string; version: number }
  who: TestPerson
}
const ofOwner: readonly Actor[] = ['owner', 'partner']
const ofAsked: readonly Actor[] = ['owner', 'partner', 'assignee']
const ofWorkers: readonly Actor[] = [...ofAsked, 'cover']

/** Each act of the table 'What assignment changes', who may do it, and what an assignee hears who may not. */
const acts: Record<string, { may: readonly Actor[]; act: (on: OnTask) => Promise<Answer> }> = {
  'sees the task': { may: ofWorkers, act: ({ who, note }) => who.call('GET', `${notes}/${note.id}`) },
  'sees its steps': {
    may: ofWorkers,
    act: ({ who, note }) => who.call('GET', `${steps}?note_id=${note.id}`),
  },
  'sees one of its steps': { may: ofWorkers, act: ({ who, step }) => who.call('GET', `${steps}/${step.id}`) },
  ...Object.fromEntries(
    Object.entries({
      title: 'Other',
      content: '<p>x</p>',
      client_name: 'Rahima',
      case_id: 'X-1',
      category: 'Litigation',
      is_priority: true,
      hours_worked: 1,
      projected_billable_hours: 1,
      due_on: '2026-12-01',
      keep_alive: true,
      list_items: [],
    }).map(([field, value]) => [
      `changes its ${field}`,
      {
        may: ofOwner,
        act: ({ who, note }: OnTask) =>
          who.call('PATCH', `${notes}/${note.id}`, { [field]: value, version: note.version }),
      },
    ]),
  ),
  'changes its state and its title': {
    may: ofOwner,
    act: ({ who, note }) =>
      who.call('PATCH', `${notes}/${note.id}`, { status: 'done', title: 'x', version: note.version }),
  },
  'archives it': { may: ofOwner, act: ({ who, note }) => rpc(who, 'archive_note', { note_id: note.id }) },
  'deletes it': { may: ofOwner, act: ({ who, note }) => who.call('DELETE', `${notes}/${note.id}`) },
  'says how far it is': {
    may: ofWorkers,
    act: ({ who, note }) =>
      who.call('PATCH', `${notes}/${note.id}`, { status: 'doing', version: note.version }),
  },
  'ticks a step': {
    may: ofWorkers,
    act: ({ who, step }) => who.call('PATCH', `${steps}/${step.id}`, { done: true, version: step.version }),
  },
  'adds a step': {
    may: ofOwner,
    act: ({ who, note }) => who.call('POST', steps, { note_id: note.id, title: 'Another' }),
  },
  'changes a step': {
    may: ofOwner,
    act: ({ who, step }) => who.call('PATCH', `${steps}/${step.id}`, { title: 'x', version: step.version }),
  },
  'gives a step to somebody': {
    may: ofOwner,
    act: ({ who, step }) =>
      who.call('PATCH', `${steps}/${step.id}`, { assignee_id: assignee.user_id, version: step.version }),
  },
  'deletes a step': { may: ofOwner, act: ({ who, step }) => who.call('DELETE', `${steps}/${step.id}`) },
  'orders its steps': {
    may: ofOwner,
    act: ({ who, step }) => rpc(who, 'reorder_steps', { id: step.id, after: null }),
  },
  'takes a step': {
    may: ['owner', 'assignee'],
    act: ({ who, step }) => rpc(who, 'take_step', { id: step.id, version: step.version }),
  },
  'asks somebody': {
    may: ofOwner,
    act: ({ who, note }) => who.call('POST', assignees, { note_id: note.id, user_id: other.user_id }),
  },
  'takes somebody off': {
    may: ofAsked,
    act: ({ who, note }) => who.call('DELETE', `${assignees}?note_id=${note.id}&user_id=${assignee.user_id}`),
  },
  'logs own hours': {
    may: ofWorkers,
    act: ({ who, note }) =>
      who.call('POST', '/rest/v1/daily_work_logs', {
        note_id: note.id,
        work_date: '2026-11-20',
        hours_worked: 1,
      }),
  },
  'starts a timer': { may: ofWorkers, act: ({ who, note }) => rpc(who, 'start_timer', { note_id: note.id }) },
  'books a run': {
    may: ofWorkers,
    act: ({ who, note }) =>
      rpc(who, 'save_time', {
        note_id: note.id,
        time_start: '2026-11-20T05:00:00.000Z',
        time_end: '2026-11-20T06:00:00.000Z',
      }),
  },
  "corrects the owner's hours": {
    may: ofOwner,
    act: async ({ who, note }) => {
      const log = await logOf(owner, note.id)
      return who.call('PATCH', `/rest/v1/daily_work_logs/${log.id}`, { hours_worked: 2, version: 1 })
    },
  },
  "deletes the owner's hours": {
    may: ofOwner,
    act: async ({ who, note }) =>
      who.call('DELETE', `/rest/v1/daily_work_logs/${(await logOf(owner, note.id)).id}`),
  },
}

async function logOf(person: TestPerson, note_id: string): Promise<{ id: string }> {
  const work = { note_id, work_date: '2026-11-19', hours_worked: 1 }
  return (await person.call('POST', '/rest/v1/daily_work_logs', work)).body
}

async function aSharedTask() {
  const { id } = await aNote(owner, { title: 'Plaint' })
  await assign(owner, id, assignee)
  const step = await aStep(owner, id)
  return { note: (await owner.call('GET', `${notes}/${id}`)).body, step }
}

describe('check 40: what assignment changes', () => {
  const cells = Object.entries(acts).flatMap(([act, { may }]) =>
    (['owner', 'assignee', 'partner', 'cover', 'other'] as const).map(
      (actor) => [actor, act, may.includes(actor)] as const,
    ),
  )

  it.each(cells)('%s %s: %s', async (actor, act, isAllowed) => {
    const on = await aSharedTask()
    const who = { owner, assignee, partner, cover, other }[actor]
    if (actor === 'cover') await anAbsence(owner, { ...absence, cover_id: cover.user_id })
    const answer = await acts[act]?.act({ ...on, who })
    if (isAllowed) return expect(answer?.status, JSON.stringify(answer?.body)).toBeLessThan(300)
    expect([answer?.status, answer?.body.reason]).toEqual(
      actor === 'other' ? [404, 'row.not_found'] : [403, 'notes.assignee_only'],
    )
  })

  it('lets a cover in from the first day of the absence to its last, of owner and of assignee, but not where a wall is', async () => {
    const { note } = await aSharedTask()
    const seen = async () => (await cover.call('GET', `${notes}/${note.id}`)).status
    for (const away of [owner, assignee]) {
      expect(await seen()).toBe(404)
      const { id } = await anAbsence(away, { ...absence, cover_id: cover.user_id })
      expect((await cover.call('GET', `${notes}/${note.id}`)).body.can).toMatchObject({
        edit: false,
        status: true,
      })
      await world.rows(`update absences set from_on = '2026-11-20', until_on = '2026-11-20' where id = $1`, [
        id,
      ])
      expect(await seen()).toBe(404)
      await world.rows(`update absences set from_on = '2026-11-22', until_on = '2026-11-25' where id = $1`, [
        id,
      ])
      expect(await seen()).toBe(404)
      await world.rows(`update absences set from_on = '2026-11-19', until_on = '2026-11-21' where id = $1`, [
        id,
      ])
      expect(await seen()).toBe(200)
      await world.rows('delete from absences')
    }
    await anAbsence(owner, { ...absence, cover_id: cover.user_id })
    const { id, case_id } = await aCase(partner, { case_id: 'SUIT-7' })
    await owner.call('PATCH', `${notes}/${note.id}`, { case_id, version: note.version })
    expect(await seen()).toBe(200)
    await wall(world, id, cover, partner)
    expect(await seen()).toBe(404)
  })

  it('takes nothing on an archived task, from anybody', async () => {
    const { note, step } = await aSharedTask()
    await rpc(owner, 'archive_note', { note_id: note.id })
    const { version } = (await owner.call('GET', `${notes}/${note.id}`)).body
    const off = `${assignees}?note_id=${note.id}&user_id=${assignee.user_id}`
    for (const who of [owner, assignee, partner]) {
      const answers = [
        await who.call('PATCH', `${notes}/${note.id}`, { status: 'done', version }),
        await who.call('PATCH', `${steps}/${step.id}`, { done: true, version: step.version }),
        await rpc(who, 'start_timer', { note_id: note.id }),
        await who.call('DELETE', off),
      ]
      expect(answers.map(({ body }) => body.reason)).toEqual(Array(4).fill('notes.archived'))
    }
  })

  it('says on the task what its reader may do with it', async () => {
    const { note } = await aSharedTask()
    const canOf = async (who: TestPerson) => (await who.call('GET', `${notes}/${note.id}`)).body.can
    const none = { edit: false, archive: false, unarchive: false, delete: false }
    expect(await canOf(assignee)).toEqual({ ...none, status: true, leave: true, assign: false })
    const all = { edit: true, archive: true, unarchive: false, delete: true, status: true, assign: true }
    expect(await canOf(owner)).toEqual({ ...all, leave: false })
    expect(await canOf(partner)).toEqual({ ...all, leave: false })
  })

  it.each(['assignee', 'cover'] as const)(
    'holds below the calls, too: SQL of an %s changes the state and nothing else',
    async (actor) => {
      const { note, step } = await aSharedTask()
      await anAbsence(owner, { ...absence, cover_id: cover.user_id })
      const { user_id, session_id } = { assignee, cover }[actor]
      const trying = (text: string) =>
        world.app.transact({ kind: 'session', user_id, session_id }, (ctx) => sql.raw(text).execute(ctx.db))
      await expect(trying(`update notes set title = 'mine' where id = '${note.id}'`)).rejects.toThrow()
      await expect(trying(`update notes set keep_alive = true where id = '${note.id}'`)).rejects.toThrow()
      await expect(trying(`update note_steps set title = 'mine' where id = '${step.id}'`)).rejects.toThrow()
      await trying(`update notes set status = 'doing' where id = '${note.id}'`)
      expect(await world.rows('select title, status from notes')).toEqual([
        { title: 'Plaint', status: 'doing' },
      ])
    },
  )
})

describe('assigning', () => {
  it('tells whoever is asked, and shows them on the task and in its list', async () => {
    const { id } = await aNote(owner, { title: 'Plaint' })
    const note = await assign(owner, id, assignee)
    expect(note.assignees).toEqual([{ user_id: assignee.user_id, full_name: 'Sadia Rahman' }])
    const told = await world.rows('select type, title, message from notifications where user_id = $1', [
      assignee.user_id,
    ])
    expect(told).toEqual([
      {
        type: 'note_assigned',
        title: 'A task for you',
        message: 'Farhan Kabir asked you to work on “Plaint”',
      },
    ])
    const [event] = await world.rows(`select detail from activity_events where type = 'note.assigned'`)
    expect(event?.detail).toMatchObject({ full_name: 'Sadia Rahman', owner_id: owner.user_id })
    const hints = await world.rows(
      `select 1 from live_events where topic = 'notes' and person_id = $1 and subject_id = $2`,
      [assignee.user_id, id],
    )
    expect(hints.length).toBeGreaterThan(0)
  })

  it('once more changes nothing, and nobody is asked who owns it, is unknown, or is one too many', async () => {
    const { id } = await aNote(owner)
    const { version } = await assign(owner, id, assignee)
    expect((await assign(owner, id, assignee)).version).toBe(version)
    const ask = (user_id: string) => owner.call('POST', assignees, { note_id: id, user_id })
    expect((await ask(owner.user_id)).status).toBe(400)
    expect((await ask('00000000-0000-4000-8000-000000000009')).status).toBe(404)
    await world.rows(
      `insert into note_assignees select $1, p.user_id, $2, now() from (
         select user_id from profiles where user_id <> all ($3) and left_at is null limit 19) p`,
      [id, owner.user_id, [owner.user_id, assignee.user_id, other.user_id]],
    )
    const [many] = await world.rows<{ n: number }>('select cardinality(assignee_ids) as n from notes')
    expect(many?.n).toBe(20)
    expect((await ask(other.user_id)).body.reason).toBe('notes.too_many_assignees')
  })

  it('is refused by name for whoever may not see the case any more, of the task and of a step', async () => {
    const { id: case_ref, case_id } = await aCase(partner, { case_id: 'SUIT-8' })
    const { id } = await aNote(owner, { case_id })
    await assign(owner, id, assignee)
    const step = await aStep(owner, id)
    await wall(world, case_ref, assignee, partner)
    const given = { assignee_id: assignee.user_id }
    const [note] = await world.rows<{ version: number }>('select version from notes')
    const item = { id, version: note?.version }
    const answers = [
      await owner.call('POST', assignees, { note_id: id, user_id: assignee.user_id }),
      await owner.call('POST', steps, { note_id: id, title: 'x', ...given }),
      await owner.call('PATCH', `${steps}/${step.id}`, { ...given, version: step.version }),
      await rpc(owner, 'bulk_notes', { items: [item], act: 'assign', value: assignee.user_id }),
    ]
    expect(answers.map(({ body }) => body.reason ?? body.items?.[0].reason ?? body)).toEqual(
      Array(4).fill('notes.cannot_see'),
    )
    const { user_id, session_id } = owner
    const put = sql`update note_steps set assignee_id = ${assignee.user_id} where id = ${step.id}`
    await expect(
      world.app.transact({ kind: 'session', user_id, session_id }, (ctx) => put.execute(ctx.db)),
    ).rejects.toThrow('may not see the case')
  })

  it('is refused by name for whoever may not see the case', async () => {
    const { id: case_ref } = await aCase(partner, { case_id: 'SUIT-9' })
    await wall(world, case_ref, assignee, partner)
    const { id } = await aNote(owner, { case_id: 'SUIT-9' })
    const answer = await owner.call('POST', assignees, { note_id: id, user_id: assignee.user_id })
    expect(answer.body).toMatchObject({
      reason: 'notes.cannot_see',
      message: 'Sadia Rahman may not see the case of this task.',
      fields: [{ path: 'user_id' }],
    })
    await assign(owner, id, other)
    await wall(world, case_ref, other, partner)
    expect((await other.call('GET', `${notes}/${id}`)).status).toBe(404)
    expect(titles(await other.call('GET', `${notes}?scope=assigned`))).toEqual([])
    expect((await other.call('GET', `/rest/v1/rpc/count_notes?scope=assigned`)).body.count).toBe(0)
  })

  it('ends with leaving, which gives the steps back', async () => {
    const { note, step } = await aSharedTask()
    await rpc(assignee, 'take_step', { id: step.id, version: step.version })
    const off = `${assignees}?note_id=${note.id}&user_id=${assignee.user_id}`
    expect((await assignee.call('DELETE', off)).status).toBe(204)
    expect((await assignee.call('GET', `${notes}/${note.id}`)).status).toBe(404)
    const after = (await owner.call('GET', `${notes}/${note.id}`)).body
    expect(after.assignees).toEqual([])
    expect((await owner.call('GET', `${steps}?note_id=${note.id}`)).body.items[0].assignee).toBe(null)
  })

  it('check 41: hours of an assignee count for them and on the task', async () => {
    const { note } = await aSharedTask()
    const work = { note_id: note.id, work_date: '2026-11-20', hours_worked: 2.5 }
    const log = (await assignee.call('POST', '/rest/v1/daily_work_logs', work)).body
    expect((await owner.call('GET', `${notes}/${note.id}`)).body.hours_worked).toBe(2.5)
    const board = (await assignee.call('GET', '/rest/v1/rpc/get_monthly_leaderboard')).body
    const lines = board.items.map((line: { user_id: string; total_worked_hours: number }) => [
      line.user_id,
      line.total_worked_hours,
    ])
    expect(lines).toEqual([[assignee.user_id, 2.5]])
    const corrected = { hours_worked: 3, version: log.version }
    expect((await assignee.call('PATCH', `/rest/v1/daily_work_logs/${log.id}`, corrected)).status).toBe(200)
    await rpc(assignee, 'start_timer', { note_id: note.id })
    world.clock.advance(3_600_000)
    assignee = await world.again(assignee)
    expect((await rpc(assignee, 'stop_timer', {})).status).toBe(200)
    const after = (await (await world.again(owner)).call('GET', `${notes}/${note.id}`)).body
    expect(after).toMatchObject({ hours_worked: 4, total_hours: 1 })
  })
})

describe('lists', () => {
  it('check 2: hold exactly one’s own without a scope, and with one what it says', async () => {
    await aNote(assignee, { title: 'Own' })
    const { note } = await aSharedTask()
    const list = async (query: string) => {
      const found = titles(await assignee.call('GET', `${notes}?${query}`)).sort()
      const { count } = (await assignee.call('GET', `/rest/v1/rpc/count_notes?${query}`)).body
      expect(count).toBe(found.length)
      return found
    }
    expect(await list('')).toEqual(['Own'])
    expect(await list('scope=own')).toEqual(['Own'])
    expect(await list('scope=assigned')).toEqual(['Plaint'])
    expect(await list('scope=both')).toEqual(['Own', 'Plaint'])
    expect(await list('scope=both&q=plai')).toEqual(['Plaint'])
    expect(await list('scope=both&q=own')).toEqual(['Own'])
    expect(await list('scope=assigned&q=own')).toEqual([])
    expect(await list('scope=both&month=2026-10')).toEqual([])
    await assign(owner, note.id, partner)
    await aNote(partner, { title: 'Mine' })
    expect(titles(await partner.call('GET', `${notes}?scope=assigned`))).toEqual(['Plaint'])
    expect(titles(await partner.call('GET', `${notes}?scope=own`))).toEqual(['Mine'])
    expect(titles(await partner.call('GET', notes)).sort()).toEqual(['Mine', 'Own', 'Plaint'])
  })

  it('pages through both without skipping or repeating', async () => {
    for (const n of [1, 2, 3]) {
      world.clock.advance(1000)
      await aNote(assignee, { title: `Own ${n}` })
      world.clock.advance(1000)
      const { id } = await aNote(owner, { title: `Other ${n}` })
      await assign(owner, id, assignee)
    }
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const page: Answer = await assignee.call(
        'GET',
        `${notes}?scope=both&limit=2${after && `&after=${after}`}`,
      )
      seen.push(...titles(page))
      after = page.body.next
    }
    expect(seen).toEqual(['Other 3', 'Own 3', 'Other 2', 'Own 2', 'Other 1', 'Own 1'])
  })

  it('know what is overdue, due today, and due in the rest of the week', async () => {
    // A Saturday, the last day of its week; then the Sunday after it.
    for (const day of ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-28', '2026-11-29'])
      await aNote(owner, { title: day, due_on: day })
    await aNote(owner, { title: 'done', due_on: '2026-11-20', status: 'done' })
    const due = async (span: string) => titles(await owner.call('GET', `${notes}?due=${span}`)).sort()
    expect(await due('overdue')).toEqual(['2026-11-20'])
    expect(await due('today')).toEqual(['2026-11-21'])
    expect(await due('week')).toEqual([])
    const real = world.clock.now()
    world.clock.advance(24 * 3_600_000)
    owner = await world.again(owner)
    expect(await due('week')).toEqual(['2026-11-28'])
    expect(await due('today')).toEqual(['2026-11-22'])
    world.clock.advance(real.getTime() - world.clock.now().getTime())
  })
})

describe('a day', () => {
  it('check 42: keeps a task alive until it is done', async () => {
    const day = { due_on: '2026-12-15', due_time: '14:30' }
    const { id, ...note } = await aNote(owner, { title: 'Next month', ...day })
    expect(note).toMatchObject({ ...day, keep_alive: true, status: 'todo', created_by: owner.user_id })
    const real = world.clock.now()
    const archiveIn = async (month: string) => {
      await world.rows('delete from archived_months')
      world.clock.advance(new Date(`${month}-02T06:00:00Z`).getTime() - world.clock.now().getTime())
      await world.app.transact({ kind: 'system' }, archivePastMonths)
      return (await world.rows('select is_archived from notes'))[0]?.is_archived
    }
    expect(await archiveIn('2026-12')).toBe(false)
    owner = await world.again(owner)
    const { version } = (await owner.call('GET', `${notes}/${id}`)).body
    const done = await owner.call('PATCH', `${notes}/${id}`, { status: 'done', version })
    expect(done.body).toMatchObject({ status: 'done', keep_alive: false, done_at: expect.any(String) })
    expect(await archiveIn('2027-01')).toBe(true)
    world.clock.advance(real.getTime() - world.clock.now().getTime())
    owner = await world.again(owner)
  })

  it('leaves alone what somebody kept alive, and asks for a day beside a time', async () => {
    const kept = await aNote(owner, { keep_alive: true, due_on: '2026-12-15' })
    const change = (version: number, body: object) =>
      owner.call('PATCH', `${notes}/${kept.id}`, { ...body, version })
    expect((await change(1, { due_on: null })).body).toMatchObject({ keep_alive: true, due_on: null })
    expect((await change(2, { due_on: '2026-12-16', keep_alive: false })).body.keep_alive).toBe(true)
    expect((await change(3, { due_time: '10:00', due_on: null })).body.fields).toMatchObject([
      { path: 'due_on' },
    ])
    expect((await change(3, { due_on: null })).body.keep_alive).toBe(false)
    const timed = await owner.call('POST', notes, { due_time: '10:00' })
    expect(timed.body.fields).toMatchObject([{ path: 'due_on' }])
  })

  it('is said by who is assigned to be done, and opened again', async () => {
    const { note } = await aSharedTask()
    const set = (version: number, status: string) =>
      assignee.call('PATCH', `${notes}/${note.id}`, { status, version })
    const done = (await set(note.version, 'done')).body
    expect(done).toMatchObject({ status: 'done', modifier_profile: { full_name: 'Sadia Rahman' } })
    const again = (await set(done.version, 'doing')).body
    expect(again).toMatchObject({ status: 'doing', done_at: null })
    expect((await set(done.version, 'done')).body.reason).toBe('request.stale_version')
  })
})

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

it('a task that gets another owner takes its logs and its place in the counts with it', async () => {
  const { note } = await aSharedTask()
  await logOf(owner, note.id)
  await world.rows('update notes set user_id = $2 where id = $1', [note.id, other.user_id])
  const counted = () => world.rows('select user_id, notes from note_counts where notes > 0 order by 1')
  const kept = await counted()
  await world.rows('select recount_notes()')
  expect(kept).toEqual(await counted())
  expect(kept).toMatchObject([{ user_id: other.user_id, notes: 1 }])
  expect(await world.rows('select note_owner_id from daily_work_logs')).toEqual([
    { note_owner_id: other.user_id },
  ])
})
