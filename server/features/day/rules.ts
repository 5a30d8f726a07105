import { type DayRow, type DaySection, dayLimits, daySections, type MyDay } from '../../../contract/day.ts'
import { dayOf, timeOf } from '../../../contract/kernel/days.ts'
import { byName } from '../../../contract/kernel/order.ts'
import type { NoteStatus } from '../../../contract/notes.ts'
import type { Notification } from '../../../contract/notifications.ts'
import * as bangla from '../../../contract/words/cases.bn.ts'
import * as english from '../../../contract/words/cases.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { wordsOfNews } from '../notifications/public.ts'
import { type PersonRow, presentPerson } from '../people/public.ts'

interface CaseOnBoard {
  case_id: string
  title: string | null
  client_name: string | null
  ours: string | null
  theirs: string | null
}
interface OfCase {
  case_ref: string | null
  case_id: string | null
  client_name: string | null
}
interface Name {
  id: string
  name_en: string
  name_bn: string | null
}
interface OfTask extends OfCase {
  id: string
  version: number
  due_on: string | null
  title: string
  user_id: string
  owner: PersonRow | null
}

/** What each kind of row is made of. */
export interface Stored {
  task: OfTask & {
    due_time: string | null
    status: Exclude<NoteStatus, 'done'>
    steps_done: number
    steps_total: number
  }
  step: OfTask & { note_id: string; task: string }
  hearing: {
    id: string
    version: number
    on_day: string
    at_time: string | null
    state: 'set' | 'held' | 'adjourned' | 'not_reached'
    room: string | null
    item_no: string | null
    purpose: string | null
    case_ref: string
    case: CaseOnBoard
    court: Name
    stage: Name | null
    other: PersonRow | null
  }
  deadline: {
    id: string
    version: number
    due_on: string
    title: string
    trigger: string
    trigger_day: string
    signed_at: string | null
    warned_on: string | null
    is_unverified: boolean
    case_ref: string
    case: CaseOnBoard
    other: PersonRow | null
  }
  meeting: OfCase & {
    id: string
    meeting_date: string
    start_time: string
    title: string
    location: string | null
  }
  event: OfCase & { id: string; event_date: string; event_time: string | null; title: string }
  handover: {
    id: string
    created_at: string
    on_day: string
    at_time: string | null
    case_ref: string
    case: CaseOnBoard
    asking: PersonRow | null
    court: Name
  }
  ownerAsk: OfCase & {
    note_id: string
    title: string
    due_on: string | null
    at: string
    asking: PersonRow | null
  }
  mention: Omit<Notification, 'day'> & OfCase & { params: unknown }
  check: OfCase & { id: string; ran_at: string; subjects: { name?: string }[]; runner: PersonRow | null }
  application: { id: string; created_at: string; full_name: string; position: string }
  undated: {
    id: string
    case_id: string
    title: string | null
    client_name: string | null
    since: string | null
  }
}

const nothing = {
  version: null,
  on: null,
  at: null,
  due_on: null,
  text: null,
  since: null,
  case: null,
  who: null,
  court: null,
  purpose: null,
  room: null,
  item_no: null,
  steps: null,
  is_unverified: false,
}
const cannot = {
  done: false,
  move: false,
  assign: false,
  time: false,
  record: false,
  mark: false,
  answer: false,
}

const short = (time: string | null) => time?.slice(0, 5) ?? null
const personOf = (row: PersonRow | null) => row && presentPerson(row)
const caseOf = ({ case_ref, case_id, client_name }: OfCase): DayRow['case'] =>
  case_id === null && client_name === null ? null : { id: case_ref, case_id, client_name }
const onBoard = (id: string, { case_id, client_name }: CaseOnBoard) => ({ id, case_id, client_name })

/** Who stands against whom, as far as it is known. */
function titleOf({ language }: Pick<StaffContext, 'language'>, of: CaseOnBoard): string {
  const ours = of.ours ?? of.client_name
  const { versus } = language === 'bn' ? bangla : english
  if (ours && of.theirs) return versus(ours, of.theirs)
  return of.title ?? ours ?? of.case_id
}

/** Its owner and whoever may change everybody's may all of it; who else sees it works on it, and says that it is done. */
function mayOf(ctx: StaffContext, { user_id }: OfTask) {
  const isMine = user_id === ctx.actor.user_id || may(ctx, 'notes.all')
  return { ...cannot, done: true, move: isMine, assign: isMine, time: true }
}

export const taskRow = (ctx: StaffContext, row: Stored['task']): DayRow => ({
  ...nothing,
  kind: 'task',
  ...{ id: row.id, version: row.version, title: row.title, state: row.status },
  ...{ on: row.due_on, due_on: row.due_on, at: short(row.due_time) },
  case: caseOf(row),
  who: personOf(row.owner),
  steps: row.steps_total > 0 ? { done: row.steps_done, total: row.steps_total } : null,
  link: `/?edit=${row.id}`,
  can: mayOf(ctx, row),
})

export const stepRow = (ctx: StaffContext, row: Stored['step']): DayRow => ({
  ...nothing,
  kind: 'step',
  ...{ id: row.id, version: row.version, title: row.title, text: row.task, state: 'todo' },
  ...{ on: row.due_on, due_on: row.due_on },
  case: caseOf(row),
  who: personOf(row.owner),
  link: `/?edit=${row.note_id}`,
  can: { ...mayOf(ctx, row), assign: false, time: false },
})

export function hearingRow(ctx: StaffContext, row: Stored['hearing'], today: string): DayRow {
  const isMissing = row.state === 'set' && row.on_day < today
  return {
    ...nothing,
    kind: 'hearing',
    ...{ id: row.id, version: row.version, title: titleOf(ctx, row.case) },
    ...{ on: row.on_day, at: short(row.at_time), room: row.room, item_no: row.item_no },
    case: onBoard(row.case_ref, row.case),
    who: personOf(row.other),
    state: isMissing ? 'outcome_missing' : row.state,
    court: row.court,
    purpose: row.purpose ?? row.stage,
    link: `/caselist/case?id=${row.case_ref}&tab=hearings`,
    can: {
      ...cannot,
      record: row.state === 'set' && row.on_day <= today && may(ctx, 'hearings.write'),
    },
  }
}

/** Under its last day where that is in the span or gone by, else under the day on which it warns. */
export const deadlineRow = (ctx: StaffContext, row: Stored['deadline'], last: string): DayRow => ({
  ...nothing,
  kind: 'deadline',
  ...{ id: row.id, version: row.version, title: row.title, text: row.trigger, since: row.trigger_day },
  ...{ on: row.due_on <= last ? row.due_on : (row.warned_on ?? row.due_on), due_on: row.due_on },
  case: onBoard(row.case_ref, row.case),
  who: personOf(row.other),
  state: row.signed_at === null ? 'unsigned' : 'open',
  is_unverified: row.is_unverified,
  link: `/deadlines?deadline=${row.id}`,
  can: { ...cannot, done: may(ctx, 'hearings.write') },
})

export const meetingRow = (row: Stored['meeting']): DayRow => ({
  ...nothing,
  kind: 'meeting',
  ...{ id: row.id, title: row.title, on: row.meeting_date, at: short(row.start_time), room: row.location },
  case: caseOf(row),
  state: 'booked',
  link: `/meetings?edit=${row.id}`,
  can: cannot,
})

export const eventRow = (row: Stored['event']): DayRow => ({
  ...nothing,
  kind: 'event',
  ...{ id: row.id, title: row.title, on: row.event_date, at: short(row.event_time) },
  case: caseOf(row),
  state: 'booked',
  link: `/calendar?edit=${row.id}`,
  can: cannot,
})

/** Only who was asked answers. */
export const handoverRow = (ctx: StaffContext, row: Stored['handover'], isOwn: boolean): DayRow => ({
  ...nothing,
  kind: 'handover',
  ...{ id: row.id, title: titleOf(ctx, row.case), on: row.on_day, at: short(row.at_time), court: row.court },
  since: dayOf(row.created_at, ctx.settings.FIRM_TIME_ZONE),
  case: onBoard(row.case_ref, row.case),
  who: personOf(row.asking),
  state: 'asked',
  link: `/caselist/case?id=${row.case_ref}&tab=hearings`,
  can: { ...cannot, answer: isOwn && may(ctx, 'hearings.write') },
})

/** A task that the person does not see before they take it: it leads to where it is asked. */
export const ownerAskRow = (ctx: StaffContext, row: Stored['ownerAsk'], isOwn: boolean): DayRow => ({
  ...nothing,
  kind: 'owner_ask',
  ...{ id: row.note_id, title: row.title, due_on: row.due_on },
  since: dayOf(row.at, ctx.settings.FIRM_TIME_ZONE),
  case: caseOf(row),
  who: personOf(row.asking),
  state: 'asked',
  link: '/my-day',
  can: { ...cannot, answer: isOwn },
})

const momentOf = ({ settings: { FIRM_TIME_ZONE } }: StaffContext, at: string) => ({
  on: dayOf(at, FIRM_TIME_ZONE),
  at: timeOf(at, FIRM_TIME_ZONE),
})

export const mentionRow = (ctx: StaffContext, row: Notification & OfCase): DayRow => ({
  ...nothing,
  kind: 'mention',
  ...{ id: row.id, title: row.title, text: row.message, ...momentOf(ctx, row.created_at) },
  case: caseOf(row),
  state: 'unread',
  link: row.case_ref === null ? '/chat' : `/caselist/case?id=${row.case_ref}&tab=messages`,
  can: { ...cannot, mark: true },
})

export const checkRow = (ctx: StaffContext, row: Stored['check']): DayRow => ({
  ...nothing,
  kind: 'conflict_check',
  ...{ id: row.id, title: row.subjects[0]?.name ?? row.case_id ?? '', on: momentOf(ctx, row.ran_at).on },
  case: caseOf(row),
  who: personOf(row.runner),
  state: 'pending',
  link: `/conflicts?id=${row.id}`,
  can: cannot,
})

export const applicationRow = (ctx: StaffContext, row: Stored['application']): DayRow => ({
  ...nothing,
  kind: 'application',
  ...{ id: row.id, title: row.full_name, text: row.position, on: momentOf(ctx, row.created_at).on },
  state: 'pending',
  link: `/applications?review=${row.id}`,
  can: cannot,
})

/** One row for all weeks that wait for a person, and none where none does. */
export const weeksRow = (
  ctx: StaffContext,
  whose: string,
  { count, since }: { count: number; since: string | null },
): DayRow[] => {
  if (since === null) return []
  const { message } = wordsOfNews({ kind: 'timesheet.waiting', count }, ctx.language)
  const row = {
    kind: 'weeks',
    id: whose,
    title: message,
    on: momentOf(ctx, since).on,
    state: 'pending',
  } as const
  return [{ ...nothing, ...row, link: '/time?tab=approve', can: cannot }]
}

export const caseRow = ({ id, case_id, title, client_name, since }: Stored['undated']): DayRow => ({
  ...nothing,
  kind: 'case',
  ...{ id, title: title ?? client_name ?? case_id, since },
  case: { id, case_id, client_name },
  state: 'undated',
  link: `/caselist/case?id=${id}&tab=hearings`,
  can: cannot,
})

export const isBefore = (day: string | null, today: string): boolean => day !== null && day < today

/** What the reader sees of somebody for whom they stand in. */
export interface Covered {
  who: PersonRow
  rows: readonly DayRow[]
}

interface Part extends Pick<MyDay['sections'][number], 'key' | 'of'> {
  rows: readonly DayRow[]
}

/** By day and time, then what is due before what is only in progress, then by name. */
function inOrder(one: DayRow, other: DayRow): number {
  return (
    (one.on ?? '9').localeCompare(other.on ?? '9') ||
    (one.at ?? '99').localeCompare(other.at ?? '99') ||
    (one.due_on ?? '9').localeCompare(other.due_on ?? '9') ||
    byName(one.title, other.title) ||
    one.id.localeCompare(other.id)
  )
}

/** The sections that have rows, each in its order; the last rows are left out where there are too many. */
export function tidied(
  found: ReadonlyMap<DaySection, readonly DayRow[]>,
  covered: readonly Covered[],
): Pick<MyDay, 'sections' | 'more'> {
  const sections: MyDay['sections'] = []
  let room = dayLimits.rows
  let more = false
  const parts = daySections.flatMap((key): Part[] =>
    key === 'covering'
      ? covered.map(({ who, rows }) => ({ key, of: presentPerson(who), rows }))
      : [{ key, of: null, rows: found.get(key) ?? [] }],
  )
  for (const { rows: unsorted, ...part } of parts) {
    const rows = [...unsorted].sort(inOrder)
    more ||= rows.length > room
    if (rows.length > 0 && room > 0) sections.push({ ...part, rows: rows.slice(0, room) })
    room -= Math.min(room, rows.length)
  }
  return { sections, more }
}
