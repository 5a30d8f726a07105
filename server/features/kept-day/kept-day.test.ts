import { expect, it } from 'vitest'
import { aFirm } from '../../kernel/testing-firm.ts'
import { anAbsence } from '../absences/testing.ts'
import { anEvent } from '../calendar/testing.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aDeadline } from '../deadlines/testing.ts'
import { aCourt, aHearing } from '../hearings/testing.ts'
import { aNote } from '../notes/testing.ts'
import { aStep, assign } from '../tasks/testing.ts'

const { world, partner, associate, colleague, third } = aFirm(
  'absences, notes, note_counts, cases, courts, hearings, deadlines, meetings, calendar_events, notifications',
  {
    partner: ['partner', 'Nusrat Jahan'],
    associate: ['associate', 'Farhan Kabir'],
    colleague: ['associate', 'Sadia Rahman'],
    third: ['associate', 'Tanvir Hasan'],
  },
)

const kept = async (who = associate) => (await who.call('GET', '/rest/v1/rpc/kept_day')).body

it('holds today’s and tomorrow’s board and one’s own open tasks with steps and text, and no other day or person', async () => {
  const { id: case_ref } = await aCase(partner, { case_id: 'LAND-4', title: 'A v B' })
  const court_ref = await aCourt(world)
  const on = (on_day: string, draft = {}) => aHearing(partner, { case_ref, court_ref, on_day, ...draft })
  await on('2026-11-20')
  const mine = await on('2026-11-21', { appears_id: associate.user_id, purpose: 'Argument', item_no: '14' })
  await on('2026-11-22', { appears_id: colleague.user_id })
  await on('2026-11-23')
  const note = await aNote(associate, { title: 'Draft the plaint', content: '<p>Two <b>copies</b></p>' })
  const step = await associate.call('POST', '/rest/v1/note_steps', { note_id: note.id, title: 'Facts' })
  await aNote(colleague, { title: 'Of a colleague' })
  const { at, today, time_zone, hearings, tasks } = await kept()
  expect([at, today, time_zone]).toEqual([world.clock.now().toISOString(), '2026-11-21', 'Asia/Dhaka'])
  expect(hearings).toMatchObject([
    {
      on_day: '2026-11-21',
      is_mine: true,
      about: {
        case_id: 'LAND-4',
        title: 'A v B',
        item_no: '14',
        purpose: 'Argument',
        state: 'set',
        people: ['Farhan Kabir'],
        ...{ id: mine.id, version: 1, can_close: true },
      },
    },
    { on_day: '2026-11-22', is_mine: false, about: { people: ['Sadia Rahman'] } },
  ])
  expect(tasks).toEqual([
    {
      due_on: null,
      due_time: null,
      about: {
        ...{ title: 'Draft the plaint', case_id: expect.any(String), status: 'todo', text: 'Two copies' },
        // A step that came is a change of its task.
        ...{ id: note.id, version: 2, list_items: [], can_tick: true },
        steps: [{ id: step.body.id, version: 1, title: 'Facts', is_done: false }],
      },
    },
  ])
})

it('holds behind the board one’s own days in court gone by that have no outcome, and nobody else’s', async () => {
  const court_ref = await aCourt(world)
  const past = async (case_id: string, draft = {}) =>
    aHearing(partner, {
      case_ref: (await aCase(partner, { case_id })).id,
      ...{ court_ref, on_day: '2026-11-18', keep: true, ...draft },
    })
  await past('LAND-7', { appears_id: associate.user_id })
  await past('LAND-8', { appears_id: colleague.user_id, with_ids: [associate.user_id] })
  await past('LAND-9', { appears_id: colleague.user_id })
  const { id, version } = await past('LAND-10', { appears_id: associate.user_id })
  const next = { kind: 'none', reason: 'Judge on leave' }
  await partner.call('POST', '/rest/v1/rpc/close_hearing', { id, version, state: 'held', next })
  await past('LAND-11', { on_day: '2026-11-22' })
  const cases = (await kept()).hearings.map(({ about }: { about: { case_id: string } }) => about.case_id)
  expect([cases[0], cases.slice(1).sort()]).toEqual(['LAND-11', ['LAND-7', 'LAND-8']])
  expect((await kept()).hearings[1]).toMatchObject({ on_day: '2026-11-18', about: { can_close: true } })
})

it('holds one’s deadlines, overdue ones too, meetings and events of both days; of guarded cases the day alone', async () => {
  const [open, guarded] = [
    await aCase(partner, { case_id: 'LAND-4' }),
    await aCase(partner, { case_id: 'SECRET-1' }),
  ]
  const byHand = { trigger: 'Judgment', trigger_day: '2026-11-01', extra_reason: 'As ordered' }
  const due = (case_ref: string, due_on: string, title: string, who = associate) =>
    aDeadline(partner, { case_ref, title, due_on, assignee_id: who.user_id, ...byHand })
  await due(open.id, '2026-11-18', 'Appeal')
  await due(guarded.id, '2026-11-22', 'SECRET reply')
  const rule = { code: 'T-1', title: 'First appeal', act: 'An Act', provision: 's.1', trigger: 'Judgment' }
  const made = await partner.call('POST', '/rest/v1/deadline_rules', { ...rule, period: 30 })
  const counted = { rule_ref: made.body.id, trigger_day: '2026-10-20', assignee_id: associate.user_id }
  await aDeadline(partner, { case_ref: open.id, ...counted })
  await due(open.id, '2027-05-05', 'Later')
  await due(open.id, '2026-11-21', 'Of a colleague', colleague)
  await anEvent(associate, { title: 'Call the client', event_date: '2026-11-22', event_time: '09:30' })
  await anEvent(associate, { title: 'SECRET event', event_date: '2026-11-21', case_ref: guarded.id })
  await anEvent(associate, { title: 'Yesterday', event_date: '2026-11-20' })
  await wall(world, guarded.id, colleague, partner)
  expect((await kept()).dated).toEqual([
    {
      kind: 'deadline',
      on_day: '2026-11-18',
      at_time: null,
      about: { title: 'Appeal', room: null, case_id: 'LAND-4', is_unverified: false },
    },
    {
      kind: 'deadline',
      on_day: '2026-11-19',
      at_time: null,
      about: { title: 'First appeal', room: null, case_id: 'LAND-4', is_unverified: true },
    },
    { kind: 'deadline', on_day: '2026-11-22', at_time: null, about: null },
    { kind: 'meeting', on_day: '2026-11-21', at_time: null, about: null },
    {
      kind: 'meeting',
      on_day: '2026-11-22',
      at_time: '09:30',
      about: { title: 'Call the client', room: null, case_id: null, is_unverified: false },
    },
  ])
  expect((await kept(colleague)).dated).toMatchObject([{ about: { title: 'Of a colleague' } }])
})

it('names nothing of guarded cases, and holds nothing of hidden ones', async () => {
  const guarded = await aCase(partner, { case_id: 'SECRET-1' })
  const court_ref = await aCourt(world)
  const draft = {
    case_ref: guarded.id,
    court_ref,
    on_day: '2026-11-21',
    at_time: '10:30',
    brief: 'SECRET brief',
  }
  await aHearing(partner, { ...draft, purpose: 'SECRET purpose', appears_id: associate.user_id })
  await aNote(associate, { title: 'SECRET title', content: '<p>SECRET text</p>', case_id: 'SECRET-1' })
  await wall(world, guarded.id, colleague, partner)
  const own = await kept()
  expect(own.hearings).toEqual([{ on_day: '2026-11-21', at_time: '10:30', is_mine: true, about: null }])
  expect(own.tasks).toEqual([{ due_on: null, due_time: null, about: null }])
  expect((await kept(colleague)).hearings).toEqual([])
  expect(JSON.stringify([own, await kept(partner)])).not.toContain('SECRET')
})

it('holds the lines of a list, to be ticked by whoever may, and of a closed hearing that nobody closes it again', async () => {
  const list_items = [{ id: 'a', text: 'Vakalatnama', type: 'bullet' as const, completed: false }]
  const list = await aNote(associate, { title: 'Papers', note_type: 'list', list_items })
  await associate.call('POST', '/rest/v1/note_assignees', { note_id: list.id, user_id: colleague.user_id })
  const linesOf = async (who = associate) => (await kept(who)).tasks[0].about
  expect(await linesOf()).toMatchObject({ list_items, can_tick: true })
  expect(await linesOf(colleague)).toMatchObject({ list_items, can_tick: false })
  const { id: case_ref } = await aCase(partner)
  const day = { case_ref, court_ref: await aCourt(world), on_day: '2026-11-21' }
  const { id, version } = await aHearing(partner, day)
  const next = { kind: 'none', reason: 'Judge on leave' }
  await partner.call('POST', '/rest/v1/rpc/close_hearing', { id, version, state: 'held', next })
  expect((await kept()).hearings).toMatchObject([
    { about: { id, version: 2, state: 'held', can_close: false } },
  ])
})

it('holds what waits for one, of a mention not what was said and of guarded cases nothing', async () => {
  const [open, guarded] = [
    await aCase(partner, { case_id: 'LAND-5' }),
    await aCase(partner, { case_id: 'SECRET-2' }),
  ]
  const say = (case_ref: string) =>
    partner.call('POST', '/rest/v1/case_messages', {
      ...{ case_ref, message_text: 'SECRET words @FarhanKabir', mentioned_users: [associate.user_id] },
    })
  for (const { id } of [open, guarded]) expect((await say(id)).status).toBe(201)
  await wall(world, guarded.id, colleague, partner)
  const { waiting } = await kept()
  expect(waiting).toHaveLength(2)
  expect(waiting).toContainEqual({ kind: 'mention', on_day: '2026-11-21', about: null })
  const mention = { id: expect.any(String), title: expect.any(String), case_id: 'LAND-5', can_mark: true }
  expect(waiting).toContainEqual({ kind: 'mention', on_day: '2026-11-21', about: mention })
  expect(JSON.stringify(await kept())).not.toContain('SECRET')
  expect((await kept(colleague)).waiting).toEqual([])
})

it('holds one’s steps in others’ tasks, cases without a next date and what one covers; of guarded cases no word', async () => {
  const led = { lead_id: associate.user_id, court_ref: await aCourt(world) }
  await aCase(partner, { case_id: 'LAND-4', title: 'A v B', ...led })
  const guarded = await aCase(partner, { case_id: 'SECRET-1', title: 'SECRET v C', ...led })
  const aStepOf = async (title: string, case_id: string) => {
    const note = await aNote(partner, { title: `Task ${title}`, case_id })
    await assign(partner, note.id, associate)
    const step = await aStep(partner, note.id, title)
    const mine = { assignee_id: associate.user_id, due_on: '2026-11-22', version: step.version }
    expect((await partner.call('PATCH', `/rest/v1/note_steps/${step.id}`, mine)).status).toBe(200)
    return step.id
  }
  const id = await aStepOf('Index', 'LAND-4')
  await aStepOf('SECRET step', 'SECRET-1')
  await aNote(third, { title: 'Reply', case_id: 'LAND-4', due_on: '2026-11-20' })
  await aNote(third, { title: 'SECRET reply', case_id: 'SECRET-1', due_on: '2026-11-22' })
  await aNote(third, { title: 'Later', due_on: '2026-11-23' })
  await anAbsence(third, { from_on: '2026-11-21', until_on: '2026-11-30', cover_id: associate.user_id })
  await wall(world, guarded.id, colleague, partner)
  const { steps, no_next_date, covering } = await kept()
  const known = { case_id: 'LAND-4' }
  const step = { id, version: 2, title: 'Index', task: 'Task Index', ...known }
  expect(steps).toHaveLength(2)
  expect(steps).toEqual(
    expect.arrayContaining([
      { due_on: '2026-11-22', about: step },
      { due_on: '2026-11-22', about: null },
    ]),
  )
  expect(no_next_date).toEqual([{ about: { title: 'A v B', ...known } }, { about: null }])
  const of = { of: 'Tanvir Hasan', kind: 'task', at_time: null }
  expect(covering).toEqual([
    {
      ...of,
      on_day: '2026-11-20',
      due_on: '2026-11-20',
      about: { title: 'Reply', state: 'todo', is_unverified: false, ...known },
    },
    { ...of, on_day: '2026-11-22', due_on: '2026-11-22', about: null },
  ])
  expect(JSON.stringify(await kept())).not.toContain('SECRET')
  expect(await kept(colleague)).toMatchObject({ steps: [], no_next_date: [], covering: [] })
})

it('is nobody’s who is not signed in', async () => {
  expect((await world.nobody.call('GET', '/rest/v1/rpc/kept_day')).status).toBe(401)
})
