import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DayRow, MyDay } from '../../../contract/day.ts'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { anAbsence } from '../absences/testing.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aDeadline } from '../deadlines/testing.ts'
import { aCourt, aHearing, anAsk } from '../hearings/testing.ts'
import { aNote } from '../notes/testing.ts'
import { aStep, assign } from '../tasks/testing.ts'

// A Saturday: its week began on the Sunday before.
const [yesterday, today, tomorrow, sunday] = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-15']
const byHand = { trigger: 'Judgment', trigger_day: '2026-11-01', extra_reason: 'As ordered' }

let world: World
let partner: TestPerson
let farhan: TestPerson
let sadia: TestPerson
let court_ref: string

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  await world.empty(
    'absences, notes, cases, hearings, deadlines, meetings, calendar_events, notifications, career_applications, timesheets',
  )
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  farhan = await world.aPerson('associate', 'Farhan Kabir')
  sadia = await world.aPerson('associate', 'Sadia Rahman')
  court_ref = await aCourt(world)
})

const get = (person: TestPerson, query = '') => person.call('GET', `/rest/v1/rpc/my_day${query}`)
async function dayFor(person: TestPerson, query = ''): Promise<MyDay> {
  const answer = await get(person, query)
  expect(answer.status).toBe(200)
  return answer.body
}
/** What a day holds in a few words: its sections, and of each row its kind and title. */
const listed = ({ sections }: MyDay) =>
  Object.fromEntries(
    sections.map(({ key, rows }) => [key, rows.map(({ kind, title }) => `${kind} ${title}`)]),
  )
const rowsOf = (day: MyDay): DayRow[] => day.sections.flatMap(({ rows }) => rows)
const rowOf = (day: MyDay, title: string) => rowsOf(day).find((row) => row.title === title)

const aSetHearing = (who: TestPerson, case_ref: string, on_day: string, more = {}) =>
  aHearing(partner, { case_ref, on_day, appears_id: who.user_id, ...more })

describe('what a day holds', () => {
  it('holds the sections of the specification in their order (check 44)', async () => {
    const on = await aCase(partner, {
      case_id: 'CASE-2026-417',
      client_name: 'Rahima',
      court_ref,
      lead_id: farhan.user_id,
    })
    const undated = await aCase(partner, {
      case_id: 'CASE-2026-9',
      client_name: 'Karim',
      court_ref,
      lead_id: farhan.user_id,
    })
    await aNote(farhan, { title: 'Reply to the Board', due_on: '2026-11-19' })
    await aNote(farhan, {
      title: 'Certified copy',
      due_on: today,
      due_time: '13:00',
      case_id: 'CASE-2026-417',
    })
    await aNote(farhan, { title: 'Anytime today', due_on: today })
    await aNote(farhan, { title: 'Drafting', status: 'doing' })
    await aNote(farhan, { title: 'Some day' })
    await aNote(farhan, { title: 'Filed', due_on: today, status: 'done' })
    await aSetHearing(farhan, on.id, today, { at_time: '10:30', item_no: '42', keep: true })
    const gone = await aSetHearing(farhan, on.id, '2026-12-01', { keep: true })
    await world.rows(`update hearings set on_day = '${yesterday}' where id = $1`, [gone.id])
    await aDeadline(partner, {
      case_ref: on.id,
      title: 'Appeal',
      due_on: today,
      assignee_id: farhan.user_id,
      ...byHand,
    })
    await aDeadline(partner, {
      case_ref: on.id,
      title: 'Late',
      due_on: yesterday,
      assignee_id: farhan.user_id,
      ...byHand,
    })
    await farhan.call('POST', '/rest/v1/calendar_events', { title: 'Bar dinner', event_date: today })
    const asked = await aSetHearing(partner, undated.id, '2026-12-03', { keep: true })
    await anAsk(partner, asked.id, farhan)
    await world.rows(`update cases set next_hearing_on = null where id = $1`, [undated.id])
    const day = await dayFor(farhan)
    expect([day.day, day.first, day.last, day.whose.full_name]).toEqual([today, today, today, 'Farhan Kabir'])
    expect(listed(day)).toEqual({
      overdue: ['task Reply to the Board', 'deadline Late', 'hearing Rahima'],
      hearings: ['hearing Rahima'],
      deadlines: ['deadline Appeal'],
      meetings: ['event Bar dinner'],
      tasks: ['task Certified copy', 'task Anytime today', 'task Drafting'],
      waiting: ['handover Karim'],
      no_next_date: ['case Karim'],
    })
    expect(day.sections.map(({ key }) => key)).toEqual([
      ...['overdue', 'hearings', 'deadlines', 'meetings', 'tasks', 'waiting', 'no_next_date'],
    ])
    expect(rowsOf(day).find(({ id }) => id === gone.id)).toMatchObject({
      state: 'outcome_missing',
      can: { record: true },
    })
    expect(rowOf(day, 'Appeal')).toMatchObject({ kind: 'deadline', can: { done: true, move: false } })
    expect(rowOf(day, 'Certified copy')).toMatchObject({
      at: '13:00',
      can: { done: true, move: true, assign: true },
    })
  })

  it('puts rows of one time by name as the firm does, numbers by their value in both digits', async () => {
    const inOrder = ['Task 2', 'Task 10', 'নথি ২', 'নথি 3', 'নথি ১০']
    for (const title of inOrder.toReversed()) await aNote(farhan, { title, due_on: today })
    expect(rowsOf(await dayFor(farhan)).map(({ title }) => title)).toEqual(inOrder)
  })

  it('says of a deadline that nobody confirmed its rule, of one by hand or by a confirmed rule not', async () => {
    const on = await aCase(partner, { court_ref })
    const draft = { act: 'An Act', provision: 's.1', trigger: 'Judgment', period: 10, when_closed: 'stay' }
    const ruled = async (code: string, title: string) => {
      const { body: rule } = await partner.call('POST', '/rest/v1/deadline_rules', { code, title, ...draft })
      const counted = { rule_ref: rule.id, trigger_day: '2026-11-13', assignee_id: farhan.user_id }
      await aDeadline(partner, { case_ref: on.id, title, ...counted })
      return { id: rule.id, version: 1 }
    }
    await ruled('D-1', 'Doubted')
    const known = await ruled('D-2', 'Known')
    await partner.call('POST', '/rest/v1/rpc/confirm_rule', { ...known, source: 'Gazette' })
    const own = { case_ref: on.id, title: 'By hand', due_on: today, assignee_id: farhan.user_id, ...byHand }
    await aDeadline(partner, own)
    const day = await dayFor(farhan, '?span=week')
    const said = rowsOf(day).filter(({ kind }) => kind === 'deadline')
    expect(Object.fromEntries(said.map(({ title, is_unverified }) => [title, is_unverified]))).toEqual({
      ...{ Doubted: true, Known: false, 'By hand': false },
    })
  })

  it('has no Overdue and nothing waiting on another day, and warns before what is due', async () => {
    const on = await aCase(partner, { client_name: 'Rahima', court_ref })
    await aNote(farhan, { title: 'Late', due_on: yesterday })
    await aNote(farhan, { title: 'Tomorrow', due_on: tomorrow })
    await aSetHearing(farhan, on.id, tomorrow, { keep: true })
    const due = await aDeadline(partner, {
      case_ref: on.id,
      title: 'Appeal',
      due_on: '2026-11-29',
      backup_id: farhan.user_id,
      ...byHand,
    })
    await world.rows(`update deadlines set warn_on = '{${tomorrow}}' where id = $1`, [due.id])
    const day = await dayFor(farhan, `?day=${tomorrow}`)
    expect(listed(day)).toEqual({
      hearings: ['hearing Rahima'],
      deadlines: ['deadline Appeal'],
      tasks: ['task Tomorrow'],
    })
    expect(rowOf(day, 'Appeal')).toMatchObject({
      on: tomorrow,
      due_on: '2026-11-29',
      who: { full_name: 'Nusrat Jahan' },
    })
  })

  it('puts a week from Sunday on under its days, without what has no day', async () => {
    await aNote(farhan, { title: 'Sunday', due_on: sunday })
    await aNote(farhan, { title: 'Saturday', due_on: today })
    await aNote(farhan, { title: 'Next week', due_on: tomorrow })
    await aNote(farhan, { title: 'Drafting', status: 'doing' })
    // The last days that can be asked for: their weeks end beyond.
    for (const far of ['1900-01-01', '2199-12-31'])
      expect((await farhan.call('GET', `/rest/v1/rpc/my_day?day=${far}&span=week`)).status).toBe(200)
    const week = await dayFor(farhan, `?day=${today}&span=week`)
    expect([week.first, week.last]).toEqual([sunday, today])
    expect(rowsOf(week).map(({ on, title }) => [on, title])).toEqual([
      [sunday, 'Sunday'],
      [today, 'Saturday'],
    ])
  })

  it('holds tasks asked of somebody, and their steps of tasks that are not listed', async () => {
    const { id } = await aNote(sadia, { title: 'Bundle' })
    const listedOne = await aNote(sadia, { title: 'Petition', due_on: today })
    for (const [note, title] of [
      [id, 'Index pages'],
      [listedOne.id, 'Sign it'],
    ] as const) {
      await assign(sadia, note, farhan)
      const step = await aStep(sadia, note, title)
      await sadia.call('PATCH', `/rest/v1/note_steps/${step.id}`, {
        due_on: today,
        assignee_id: farhan.user_id,
        version: step.version,
      })
    }
    const day = await dayFor(farhan)
    expect(listed(day)).toEqual({ tasks: ['step Index pages', 'task Petition'] })
    expect(rowOf(day, 'Petition')).toMatchObject({
      who: { full_name: 'Sadia Rahman' },
      can: { done: true, move: false, assign: false, time: true },
    })
    expect(rowOf(day, 'Index pages')).toMatchObject({ text: 'Bundle', can: { done: true, move: false } })
  })

  it('holds where somebody goes along, with who appears, and no vacated day', async () => {
    const on = await aCase(partner, { client_name: 'Rahima', court_ref })
    await aSetHearing(partner, on.id, today, { with_ids: [farhan.user_id], keep: true })
    const vacated = await aSetHearing(farhan, on.id, today, { court_ref: await aCourt(world), keep: true })
    const closing = { id: vacated.id, version: vacated.version, state: 'vacated', next: { kind: 'ended' } }
    expect((await partner.call('POST', '/rest/v1/rpc/close_hearing', closing)).status).toBe(200)
    const [row, ...others] = rowsOf(await dayFor(farhan))
    expect(others).toEqual([])
    expect(row).toMatchObject({ kind: 'hearing', who: { full_name: 'Nusrat Jahan' } })
  })

  it('holds meetings, checks and applications for whoever has their rights, and mentions until they are read', async () => {
    const draft = { title: 'Weekly', meeting_date: today, start_time: '17:00', end_time: '18:00' }
    expect((await partner.call('POST', '/rest/v1/meetings', draft)).status).toBe(201)
    await farhan.call('POST', '/rest/v1/community_chat', { message_text: '@NusratJahan without page 214?' })
    const day = await dayFor(partner)
    expect(listed(day)).toMatchObject({
      meetings: ['meeting Weekly'],
      waiting: ['mention Farhan Kabir mentioned you'],
    })
    expect(rowOf(day, 'Farhan Kabir mentioned you')).toMatchObject({
      text: '@NusratJahan without page 214?',
      can: { mark: true },
      link: '/chat',
    })
    const [mention] = day.sections.find(({ key }) => key === 'waiting')?.rows ?? []
    await partner.call('PATCH', `/rest/v1/notifications/${mention?.id}`, { is_read: true })
    expect(listed(await dayFor(partner)).waiting).toBeUndefined()
    expect(listed(await dayFor(farhan))).toEqual({})
  })

  it('says how many weeks wait for whoever approves them, their own aside', async () => {
    const submit = (who: TestPerson, week_start: string) =>
      who.call('POST', '/rest/v1/rpc/submit_week', { week_start })
    await submit(farhan, '2026-11-08')
    await submit(sadia, '2026-11-08')
    await submit(partner, '2026-11-08')
    const waiting = async (who: TestPerson, query = '') => listed(await dayFor(who, query)).waiting
    expect(await waiting(partner)).toEqual(['weeks 2 weeks wait for approval'])
    expect(await waiting(partner, `?day=${tomorrow}`)).toBeUndefined()
    expect(await waiting(farhan)).toBeUndefined()
    expect(await waiting(partner, `?user_id=${farhan.user_id}`)).toBeUndefined()
    const other = await world.aPerson('partner', 'Imran Haque')
    expect(await waiting(other, `?user_id=${partner.user_id}`)).toEqual(['weeks 2 weeks wait for approval'])
    expect(await waiting(other)).toEqual(['weeks 3 weeks wait for approval'])
  })

  it('answers at most 300 rows and says that there are more', async () => {
    await world.rows(
      `insert into notes (id, user_id, title, category, due_on, created_at, updated_at)
         select gen_random_uuid(), $1, 'Task ' || n, 'Corporate', '${today}', now(), now() from generate_series(1, 301) n`,
      [farhan.user_id],
    )
    const day = await dayFor(farhan)
    expect([rowsOf(day).length, day.more]).toEqual([300, true])
  })
})

describe('whose day it is', () => {
  it('is one’s own, or anybody’s for whoever sees everybody’s tasks', async () => {
    await aNote(farhan, { title: 'Draft', due_on: today })
    expect(listed(await dayFor(partner, `?user_id=${farhan.user_id}`))).toEqual({ tasks: ['task Draft'] })
    expect((await get(sadia, `?user_id=${farhan.user_id}`)).body.reason).toBe('rights.not_yours')
    expect((await get(partner, '?user_id=0195b8a0-0000-7000-8000-000000000000')).status).toBe(404)
  })

  it('is that of whom one stands in for, from the first day of the absence to its last (check 45)', async () => {
    const on = await aCase(partner, { client_name: 'Rahima', court_ref })
    const hidden = await aCase(partner, { client_name: 'Karim', court_ref })
    await aSetHearing(farhan, on.id, today, { keep: true })
    await aSetHearing(farhan, hidden.id, today, { keep: true })
    await aSetHearing(farhan, on.id, tomorrow, { keep: true })
    await aSetHearing(farhan, on.id, '2026-11-23', { keep: true })
    await wall(world, hidden.id, sadia, partner)
    const of = `?user_id=${farhan.user_id}`
    expect((await get(sadia, of)).status).toBe(403)
    await anAbsence(farhan, { from_on: today, until_on: tomorrow, cover_id: sadia.user_id })
    for (const day of [today, tomorrow]) {
      const { sections } = await dayFor(sadia, `?day=${day}`)
      expect(
        sections.map(({ key, of: who, rows }) => [key, who?.full_name, rows.map(({ title }) => title)]),
      ).toEqual([['covering', 'Farhan Kabir', ['Rahima']]])
    }
    expect(listed(await dayFor(sadia, '?day=2026-11-23'))).toEqual({})
    expect(listed(await dayFor(sadia, '?day=2026-11-20'))).toEqual({})
    expect((await dayFor(sadia)).covers.map(({ full_name }) => full_name)).toEqual(['Farhan Kabir'])
    // The day itself shows what is due on the days of the absence, and no other day.
    await aNote(farhan, { title: 'Draft', due_on: today })
    const shown = await dayFor(sadia, of)
    expect(listed(shown)).toEqual({ hearings: ['hearing Rahima'], tasks: ['task Draft'] })
    expect(shown.sections.at(-1)?.rows[0]?.can).toMatchObject({
      done: true,
      time: true,
      move: false,
      assign: false,
    })
    expect(listed(await dayFor(sadia, `${of}&span=week&day=${tomorrow}`))).toEqual({
      hearings: ['hearing Rahima'],
    })
    await aNote(farhan, { title: 'Doing', status: 'doing' })
    const ofCover = (await dayFor(sadia, `?span=week&day=${tomorrow}`)).sections
    expect(
      ofCover.map(({ key, of: who, rows }) => [
        key,
        who?.full_name,
        rows.map(({ on, title }) => [on, title]),
      ]),
    ).toEqual([['covering', 'Farhan Kabir', [[tomorrow, 'Rahima']]]])
    for (const day of ['2026-11-20', '2026-11-23', '2026-12-01'])
      expect(listed(await dayFor(sadia, `${of}&day=${day}`))).toEqual({})
    expect(listed(await dayFor(sadia, `${of}&span=week&day=2026-12-01`))).toEqual({})
  })

  it('shows of a colleague nothing that only they are told, and nothing that is not theirs', async () => {
    const draft = { title: 'Weekly', meeting_date: today, start_time: '17:00', end_time: '18:00' }
    await partner.call('POST', '/rest/v1/meetings', draft)
    const mentioned = await world.aPerson('associate', 'Tahmid Rahman')
    await sadia.call('POST', '/rest/v1/community_chat', { message_text: '@TahmidRahman' })
    expect(listed(await dayFor(mentioned))).toEqual({ waiting: ['mention Sadia Rahman mentioned you'] })
    expect(listed(await dayFor(partner, `?user_id=${mentioned.user_id}`))).toEqual({})
  })

  it('neither shows nor counts what is hidden from the reader, also in a view of a colleague (check 44)', async () => {
    const on = await aCase(partner, {
      case_id: 'CASE-2026-417',
      client_name: 'Rahima',
      court_ref,
      lead_id: farhan.user_id,
    })
    await aNote(farhan, { title: 'Draft', due_on: today, case_id: 'CASE-2026-417' })
    await aNote(farhan, { title: 'Other', due_on: today })
    await aSetHearing(farhan, on.id, today, { keep: true })
    await aDeadline(partner, {
      case_ref: on.id,
      title: 'Appeal',
      due_on: today,
      assignee_id: farhan.user_id,
      ...byHand,
    })
    expect(rowsOf(await dayFor(partner, `?user_id=${farhan.user_id}`))).toHaveLength(4)
    await wall(world, on.id, partner, partner)
    expect(listed(await dayFor(partner, `?user_id=${farhan.user_id}`))).toEqual({ tasks: ['task Other'] })
    expect(rowsOf(await dayFor(farhan))).toHaveLength(4)
    await wall(world, on.id, farhan, partner)
    expect(listed(await dayFor(farhan))).toEqual({ tasks: ['task Other'] })
  })
})
