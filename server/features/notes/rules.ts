import { datesMeant } from '../../../contract/date-search.ts'
import { dayOf, daysBefore, exists, rangeOfDay, rangeOfMonth } from '../../../contract/kernel/days.ts'
import { hundredthsOf } from '../../../contract/kernel/hours.ts'
import type { Note, NoteDraft, NoteStatus } from '../../../contract/notes.ts'
import { contentBytes } from '../../../contract/rich-text.ts'
import { holds } from '../../../contract/rights.ts'
import { type Changed, changedIn } from '../../kernel/changed.ts'
import type { Staff } from '../../kernel/context.ts'
import { assertSize, wordsOf } from '../../kernel/rich-text.ts'
import { presentAuthor, presentName } from '../people/public.ts'

/** Refuses list items whose texts together are too large, unless the note had as much before. */
export function assertItemsFit(items: Note['list_items'], before: Note['list_items'] = []): void {
  assertSize('list_items', bytesOf(items), Math.max(contentBytes, bytesOf(before)))
}

function bytesOf(items: Note['list_items']): number {
  return items.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
}

export interface NoteRow {
  id: string
  user_id: string
  title: string
  content: string
  content_is_excerpt: boolean
  category: string
  subcategory: string | null
  client_name: string | null
  case_id: string | null
  case_ref: string | null
  is_priority: boolean
  keep_alive: boolean
  is_archived: boolean
  archived_at: string | null
  time_start: string | null
  time_end: string | null
  total_hours: string
  note_type: 'text' | 'list'
  list_items: Note['list_items']
  projected_billable_hours: string
  hours_worked: string
  google_drive_link: string | null
  due_on: string | null
  due_time: string | null
  status: NoteStatus
  done_at: string | null
  created_by: string
  kept_for_due: boolean
  assignee_ids: string[]
  assigned: (Parameters<typeof presentName>[0] & { user_id: string })[] | null
  creator: Parameters<typeof presentName>[0] | null
  steps_total: number
  steps_done: number
  modified_by: string | null
  version: number
  created_at: string
  updated_at: string
  author_name: string
  author_role: string
  author_left_at: string | null
  modifier_name: string | null
  modifier_role: string | null
  modifier_left_at: string | null
}

/** A note as it is answered, and what is kept beside. */
export type KeptNote = Note & Pick<NoteRow, 'kept_for_due' | 'assignee_ids'>

/** A note as the reader gets it, with what they may do with it: whoever sees it works on it. */
export function presentNote(reader: Staff, stored: NoteRow): KeptNote {
  const { author_name, author_role, author_left_at, ...changed } = stored
  const { modifier_name, modifier_role, modifier_left_at, assigned, creator, ...made } = changed
  const { steps_total, steps_done, ...row } = made
  const modifier = { full_name: modifier_name ?? '', role: modifier_role ?? '', left_at: modifier_left_at }
  const mine = mayChange(reader, row)
  const isAsked = row.assignee_ids.includes(reader.user_id)
  return {
    ...row,
    total_hours: Number(row.total_hours),
    projected_billable_hours: Number(row.projected_billable_hours),
    hours_worked: Number(row.hours_worked),
    due_time: row.due_time?.slice(0, 5) ?? null,
    assignees: (assigned ?? []).map((person) => ({ user_id: person.user_id, ...presentName(person) })),
    creator_profile: creator && presentName(creator),
    steps: { done: steps_done, total: steps_total },
    profiles: presentAuthor({ full_name: author_name, role: author_role, left_at: author_left_at }),
    modifier_profile: modifier_name && modifier_role ? presentAuthor(modifier) : null,
    can: {
      edit: mine && !row.is_archived,
      archive: mine && !row.is_archived,
      unarchive: mine && row.is_archived,
      delete: mine,
      status: !row.is_archived,
      leave: isAsked && !row.is_archived,
      assign: mine && !row.is_archived,
    },
  }
}

/** Owner or partner; who is assigned to a note, or stands in for its people, sees it and says how far it is. */
export function mayChange(reader: Pick<Staff, 'user_id' | 'rights'>, note: { user_id: string }): boolean {
  return holds(reader, 'notes.all') || note.user_id === reader.user_id
}

interface DayOfWork {
  id: string
  work_date: string
  hours_worked: number
}

interface Booking {
  /** Hours to add to the editor's own log of today. */
  add: number
  /** Logs that get fewer hours; 0 removes one. */
  cut: { id: string; hours_worked: number }[]
}

/**
 * How a new total becomes days of work: more is booked on the editor's today, less is taken from the
 * newest days first and never below 0. Hours are exact to 2 decimals.
 */
export function bookTotal(logs: readonly DayOfWork[], wanted: number): Booking {
  const total = hundredthsOf(logs.reduce((sum, log) => sum + log.hours_worked, 0))
  let difference = hundredthsOf(wanted) - total
  if (difference >= 0) return { add: difference / 100, cut: [] }
  const cut: Booking['cut'] = []
  for (const log of [...logs].sort((a, b) => (a.work_date < b.work_date ? 1 : -1))) {
    if (difference === 0) break
    const taken = Math.min(hundredthsOf(log.hours_worked), -difference)
    difference += taken
    cut.push({ id: log.id, hours_worked: (hundredthsOf(log.hours_worked) - taken) / 100 })
  }
  return { add: 0, cut }
}

type Due = Pick<NoteRow, 'due_on' | 'status' | 'done_at' | 'keep_alive' | 'kept_for_due'>

/** A task that nothing was said of yet. */
export const newDue: Due = {
  due_on: null,
  status: 'todo',
  done_at: null,
  keep_alive: false,
  kept_for_due: false,
}

/**
 * What follows from a change of a task's day, state or keeping alive: a task is done at a moment and by somebody, and an
 * open one with a day is kept alive until it is done. What somebody kept alive themselves stays so.
 */
export function followsFrom(
  before: Due,
  change: Pick<NoteDraft, 'due_on' | 'status' | 'keep_alive'>,
  by: { user_id: string; at: string },
): Record<string, unknown> {
  const status = change.status ?? before.status
  const due_on = change.due_on === undefined ? before.due_on : change.due_on
  const isOpenWithDay = due_on !== null && status !== 'done'
  const isKeptAnyway = change.keep_alive ?? (before.keep_alive && !before.kept_for_due)
  return {
    ...(due_on === null && { due_time: null }),
    ...(status !== before.status && {
      done_at: status === 'done' ? by.at : null,
      done_by: status === 'done' ? by.user_id : null,
    }),
    keep_alive: isKeptAnyway || isOpenWithDay,
    kept_for_due: isOpenWithDay && !isKeptAnyway,
  }
}

/** The columns that a draft or a change sets directly; texts and hours have ways of their own. */
export function columnsOf(body: NoteDraft): Record<string, unknown> {
  const {
    content: _content,
    hours_worked: _hours,
    case_id: _case,
    case_ref: _ref,
    list_items,
    ...plain
  } = body
  const blankIsNull = ['subcategory', 'client_name', 'google_drive_link']
  const values = Object.entries(plain).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(
      values.map(([key, value]) => [key, blankIsNull.includes(key) ? value || null : value]),
    ),
    ...(list_items ? { list_items: JSON.stringify(list_items.filter((item) => item.text !== '')) } : {}),
  }
}

/** Fields whose old and new value the audit keeps. */
const audited = [
  'title',
  'category',
  'subcategory',
  'client_name',
  'case_id',
  'is_priority',
  'keep_alive',
  'note_type',
  'content',
  'list_items',
  'projected_billable_hours',
  'hours_worked',
  'google_drive_link',
  'due_on',
  'due_time',
  'status',
] as const

/** What an edit changed, for the record: before and after of the fields that matter, of texts the words. */
export function changedFields(before: Note, after: Note): Changed {
  return changedIn(readable(before), readable(after), audited)
}

function readable({ content, list_items, ...note }: Note) {
  const lines = list_items.map(({ text, completed }) => `${completed ? '☑' : '☐'} ${text}`)
  return { ...note, content: wordsOf(content), list_items: lines.join('\n') }
}

/** A date without a year is looked for in this one and so many before it. */
const yearsBack = 10

/** The ranges of moments in `zone` that a search text can mean, newest first; empty when it is no date. */
export function rangesMeant(q: string, now: Date, zone: string): { from: Date; to: Date }[] {
  const newest = Number(dayOf(now, zone).slice(0, 4))
  return datesMeant(q).flatMap(({ year, month, day }) => {
    const years = year === undefined ? Array.from({ length: yearsBack }, (_, back) => newest - back) : [year]
    const months = years.map((one) => `${one}-${String(month).padStart(2, '0')}`)
    if (day === undefined) return months.map((one) => rangeOfMonth(one, zone))
    const days = months.map((one) => `${one}-${String(day).padStart(2, '0')}`)
    return days.filter(exists).map((one) => rangeOfDay(one, zone))
  })
}

/** The same as days of the wall calendar, each range from its first day to the one after its last; up to next year. */
export function daysMeant(q: string, now: Date): { first: string; after: string }[] {
  const nextYear = daysBefore(now, -366)
  // As days of UTC, in which a day is its own name.
  return rangesMeant(q, nextYear, 'UTC').map(({ from, to }) => ({
    first: from.toISOString().slice(0, 10),
    after: to.toISOString().slice(0, 10),
  }))
}
