import { daysAfter } from '../../../../contract/kernel/days.ts'
import { saidSources, type TimeEntry } from '../../../../contract/time-entries.ts'
import type { TimeDraft } from '../api.ts'

/** What a row of the grid is of. */
export type RowOf = Pick<
  TimeEntry,
  'case' | 'case_ref' | 'note_id' | 'note_title' | 'note_is_archived' | 'activity_code' | 'is_hidden'
>

export interface Cell {
  day: string
  seconds: number
  entries: readonly TimeEntry[]
}

export interface GridRow extends RowOf {
  key: string
  /** One for each day of the week, Sunday first. */
  cells: readonly Cell[]
  seconds: number
}

type KeyOf = Pick<RowOf, 'case_ref' | 'note_id' | 'activity_code' | 'is_hidden'>

/** Time that the line will put into a cell. */
export interface Coming {
  row: string
  day: string
  seconds: number
}

/** What tells rows apart; all time on hidden cases is one. */
export function keyOf({ case_ref, note_id, activity_code, is_hidden }: KeyOf): string {
  return is_hidden ? 'hidden' : [case_ref, note_id, activity_code].map((part) => part ?? '').join('|')
}

/** The seven days of the week that begins with a Sunday. */
export function daysOfWeek(sunday: string): string[] {
  return Array.from({ length: 7 }, (_, at) => daysAfter(sunday, at))
}

/** The rows of this week and the one before, and those that were added, with the time of this week. */
export function gridOf(entries: readonly TimeEntry[], sunday: string, added: readonly RowOf[]): GridRow[] {
  const days = daysOfWeek(sunday)
  const kinds = new Map([...added, ...entries].map((of) => [keyOf(of), of] as const))
  return [...kinds]
    .map(([key, of]) => {
      const own = entries.filter((entry) => keyOf(entry) === key)
      const cells = days.map((day) => cellOf(day, own))
      return { ...rowOf(of), key, cells, seconds: sumOf(cells) }
    })
    .sort((one, other) => orderOf(one).localeCompare(orderOf(other)))
}

function rowOf({
  case: of,
  case_ref,
  note_id,
  note_title,
  note_is_archived,
  activity_code,
  is_hidden,
}: RowOf): RowOf {
  return { case: of, case_ref, note_id, note_title, note_is_archived, activity_code, is_hidden }
}

function cellOf(day: string, own: readonly TimeEntry[]): Cell {
  const entries = own.filter(({ work_date }) => work_date === day)
  return { day, seconds: sumOf(entries), entries }
}

// Cases first, by what they are called; what has neither case nor task last.
function orderOf(row: RowOf): string {
  const name = row.case?.title ?? row.case?.client_name ?? row.case?.case_id ?? row.note_title
  return `${name === undefined || name === null ? '1' : `0${name}`} ${row.note_title ?? ''} ${row.activity_code ?? ''}`
}

/** Seconds of all of them. */
export function sumOf(all: readonly { seconds: number }[]): number {
  return all.reduce((sum, { seconds }) => sum + seconds, 0)
}

type Spans = TimeEntry['spans'] | undefined

/** One step towards what somebody typed into a cell; with times where a range was typed. */
export type Step =
  | { kind: 'create'; seconds: number; spans?: Spans }
  | { kind: 'update'; entry: TimeEntry; seconds: number; spans?: Spans }
  | { kind: 'delete'; entry: TimeEntry }

/**
 * What makes a cell so many seconds: the difference goes on its newest open entries; more than those hold is a new one. Times
 * are those of its only entry; undefined where it is not said of which of several.
 */
export function stepsTo(
  seconds: number,
  { entries, seconds: before }: Cell,
  spans?: Spans,
): Step[] | undefined {
  if (spans && entries.length > 0) return timesTo(seconds, spans, entries)
  let difference = seconds - before
  if (difference === 0) return []
  const open = entries.filter(({ can }) => can.edit)
  const [newest] = open
  if (!newest) return difference > 0 ? [{ kind: 'create', seconds: difference, ...(spans && { spans }) }] : []
  if (difference > 0) return [{ kind: 'update', entry: newest, seconds: newest.seconds + difference }]
  const steps: Step[] = []
  for (const entry of open) {
    if (difference === 0) break
    const left = entry.seconds + difference
    if (left > 0) steps.push({ kind: 'update', entry, seconds: left })
    else steps.push({ kind: 'delete', entry })
    difference = Math.min(0, left)
  }
  return steps
}

/** A range gives the only entry of a cell its times, also one that lasts as long as before. */
function timesTo(seconds: number, spans: TimeEntry['spans'], entries: Cell['entries']): Step[] | undefined {
  const [entry, ...others] = entries
  if (!entry?.can.edit || others.length > 0) return undefined
  const isSame = entry.seconds === seconds && JSON.stringify(entry.spans) === JSON.stringify(spans)
  return isSame ? [] : [{ kind: 'update', entry, seconds, spans }]
}

/** What a row is called: its case, else its task; what it is of beside that stands below. */
export function namesOf(row: Pick<RowOf, 'case' | 'note_title'>): {
  name: string | undefined
  task: string | undefined
} {
  const { case: of, note_title } = row
  const name = of ? (of.title ?? of.client_name ?? of.case_id) : undefined
  return name === undefined
    ? { name: note_title ?? undefined, task: undefined }
    : { name, task: note_title ?? undefined }
}

/** The same entry again, after it was deleted; what it came of is not proposed anew. */
export function sameAgain(entry: TimeEntry): TimeDraft {
  const { work_date, seconds, spans, description, note_id, case_ref, activity_code, billing } = entry
  const source = saidSources.find((one) => one === entry.source)
  return {
    ...{ work_date, seconds, spans, description, note_id, activity_code },
    ...(!note_id && { case_ref }),
    ...(billing && { billing }),
    ...(source && { source, ...(entry.source_id && { source_id: entry.source_id }) }),
  }
}
