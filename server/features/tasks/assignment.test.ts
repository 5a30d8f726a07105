import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Answer, TestPerson } from '../../kernel/testing.ts'
import { anAbsence } from '../absences/testing.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aFirmOfTasks, assignees, logOf, notes, rpc, steps } from './testing.ts'

const { world, partner, owner, assignee, other, cover, aSharedTask } = aFirmOfTasks()
const absence = { from_on: '2026-11-21', until_on: '2026-11-22' }

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
