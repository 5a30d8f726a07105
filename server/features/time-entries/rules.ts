import { dayOf } from '../../../contract/kernel/days.ts'
import { hoursOfSeconds } from '../../../contract/kernel/hours.ts'
import { holds } from '../../../contract/rights.ts'
import type { Billing, Span, TimeEntry } from '../../../contract/time-entries.ts'
import { changedIn } from '../../kernel/changed.ts'
import type { Staff } from '../../kernel/context.ts'
import { presentName } from '../people/public.ts'

/** An entry as it is read, with its task, its case and its person. */
export interface StoredEntry
  extends Omit<TimeEntry, 'can' | 'is_hidden' | 'full_name' | 'has_left' | 'billing' | 'note_is_archived'> {
  billing: Billing
  full_name: string
  left_at: string | null
  is_archived: boolean | null
  /** Its day lies in the closed period; null where none is. */
  is_closed: boolean | null
}

/** One's own on a case that is hidden from one. */
export type HiddenEntry = Pick<StoredEntry, 'id' | 'work_date' | 'seconds' | 'spans' | 'standing' | 'version'>

/**
 * An entry as its reader gets it: one's own is one's to change while it is open, everybody's for whoever approves time; of a
 * closed day nobody's.
 */
export function presentEntry(
  reader: Staff,
  { is_archived, is_closed, left_at, ...row }: StoredEntry,
): TimeEntry {
  const approves = holds(reader, 'time.approve')
  const isFree =
    !row.is_billed && !is_closed && (approves || (row.user_id === reader.user_id && row.standing === 'open'))
  return {
    ...row,
    ...presentName({ full_name: row.full_name, left_at }),
    spans: spansOf(row.spans),
    is_hidden: false,
    note_is_archived: is_archived === true,
    can: {
      edit: isFree && (approves || !is_archived),
      delete: isFree && row.standing === 'open' && !is_archived,
    },
  }
}

/** The same without what it was. */
export function presentHidden(reader: Staff, { spans, ...row }: HiddenEntry): TimeEntry {
  return {
    ...row,
    user_id: reader.user_id,
    full_name: reader.full_name,
    spans: spansOf(spans),
    is_hidden: true,
    ...{
      note_id: null,
      note_title: null,
      note_is_archived: false,
      case_ref: null,
      case: null,
      activity_code: null,
      description: '',
    },
    ...{ billing: null, is_billed: false, source: null, source_id: null },
    can: { edit: false, delete: false },
  }
}

const iso = (moment: string) => new Date(moment).toISOString()

function spansOf(spans: readonly Span[]): Span[] {
  return spans.map(({ from, to }) => ({ from: iso(from), to: iso(to) }))
}

/** What is told of an entry that came or went. */
export function saidOf({
  id: subject_id,
  user_id: person_id,
  note_title: title,
  seconds,
  ...row
}: TimeEntry) {
  return {
    subject_id,
    person_id,
    title,
    work_date: row.work_date,
    hours: hoursOfSeconds(seconds),
    case_ref: row.case_ref,
  }
}

/** What an edit changed, as the audit keeps it. */
export function changedInEntry(before: TimeEntry, after: TimeEntry) {
  return changedIn(audited(before), audited(after), [
    ...([
      'work_date',
      'hours',
      'times',
      'task',
      'case_id',
      'activity_code',
      'description',
      'billing',
    ] as const),
  ])
}

function audited({ note_title, case: of, spans, ...row }: TimeEntry) {
  const times = spans.map(({ from, to }) => `${from} ${to}`).join(', ')
  return { ...row, times, hours: hoursOfSeconds(row.seconds), task: note_title, case_id: of?.case_id ?? null }
}

/** Spans in order, those that touch as one; undefined where one ends before it begins, or two overlap. */
export function inOrder(typed: readonly Span[]): Span[] | undefined {
  const spans = spansOf(typed).sort((one, other) => (one.from < other.from ? -1 : 1))
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (span.to <= span.from || (last && span.from < last.to)) return undefined
    if (last?.to === span.from) last.to = span.to
    else joined.push({ ...span })
  }
  return joined
}

/** How long spans last, in whole seconds. */
export function lengthOf(spans: readonly Span[]): number {
  return Math.ceil(spans.reduce((sum, { from, to }) => sum + (Date.parse(to) - Date.parse(from)), 0) / 1000)
}

/** The day of the firm on which spans lie; undefined where it is not one. */
export function dayOfSpans(spans: readonly Span[], zone: string): string | undefined {
  const days = spans.flatMap(({ from, to }) => [
    dayOf(new Date(from), zone),
    dayOf(new Date(Date.parse(to) - 1), zone),
  ])
  return days.every((day) => day === days[0]) ? days[0] : undefined
}

/** Spans cut so that the second part lasts so many seconds, from their end. */
export function cutSpans(spans: readonly Span[], seconds: number): [Span[], Span[]] {
  const [first, second]: [Span[], Span[]] = [[], []]
  let left = seconds * 1000
  for (const span of [...spans].reverse()) {
    const length = Date.parse(span.to) - Date.parse(span.from)
    if (left >= length) second.unshift(span)
    else if (left <= 0) first.unshift(span)
    else {
      const at = new Date(Date.parse(span.to) - left).toISOString()
      first.unshift({ from: span.from, to: at })
      second.unshift({ from: at, to: span.to })
    }
    left -= length
  }
  return [first, second]
}

/** Spans as the database takes them; null where there are none. */
export function storedSpans(spans: readonly Span[]): string | null {
  return spans.length === 0 ? null : `{${spans.map(({ from, to }) => `[${from},${to})`).join(',')}}`
}
