import type { Activity, ActivityFilters, Change } from '../../../contract/activity.ts'
import type { ActivityType } from '../../../contract/activity-kinds.ts'
import type { Person } from '../../../contract/people.ts'
import type { DomainEvent } from '../../kernel/record.ts'

export interface ActivityRow {
  id: number
  type: string
  area: string
  action: string
  subject_id: string
  actor_id: string | null
  detail: Record<string, unknown>
  happened_at: string
}

type People = ReadonlyMap<string, Person>

// The catalogue names exactly what the features record: this does not compile when an event is missing from either.
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never
const isComplete: Same<ActivityType, DomainEvent['type']> = true
void isComplete

/** In nearly every area, so that another filter finds fewer. */
const common = ['created', 'modified']

/** The filter whose index the list walks along: the one that leaves the least to pass over. */
export function leadOf(filters: ActivityFilters): { column: string; value: string } | undefined {
  const { subject_id, actor_id, area, action } = filters
  if (subject_id !== undefined) return { column: 'subject_id', value: subject_id }
  if (actor_id !== undefined) return { column: 'actor_id', value: actor_id }
  if (action !== undefined && !(area !== undefined && common.includes(action)))
    return { column: 'action', value: action }
  return area === undefined ? undefined : { column: 'area', value: area }
}

/** Fields of a detail that name a person. */
const persons = ['owner_id', 'associate_id', 'author_id', 'person_id', 'to_id', 'lead_id']

/** Everybody whom these events name. */
export function peopleIn(rows: readonly ActivityRow[]): string[] {
  const ids = rows.flatMap((row) => [
    row.actor_id,
    isAboutPerson(row) ? row.subject_id : null,
    ...[row.detail, row.detail.before, row.detail.after]
      .filter(isRecord)
      .flatMap((told) => persons.map((field) => told[field])),
  ])
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}

/** What is nobody's to read here, or says nothing to a person: other ids, names that stand as the subject, and walls. */
const unsaid = [
  ...['before', 'after', 'session_id', 'code_id', 'note_id', 'cleared_seq', 'title', 'full_name'],
  ...['walls', 'party_ref', 'from_ref', 'to_ref', 'row_id', 'with_case'],
]

/** An event as a partner reads it. */
export function presentActivity(row: ActivityRow, people: People): Activity {
  const { detail, actor_id, happened_at, ...plain } = row
  const subject = subjectOf(row, people)
  const changed = changesOf(detail, people)
  // What an event names beside its changes may be one of them.
  const isSaid = (field: string) => changed.some((change) => change.field === field)
  return {
    ...plain,
    happened_at,
    subject_id: row.subject_id,
    actor:
      actor_id === null
        ? null
        : (people.get(actor_id) ?? { user_id: actor_id, full_name: '', role: 'associate' }),
    subject,
    changes: [...changed, ...factsOf(row, people, subject).filter(({ field }) => !isSaid(field))],
  }
}

/** Before and after of what was edited, field by field. */
function changesOf({ before, after }: Record<string, unknown>, people: People): Change[] {
  if (!isRecord(before) || !isRecord(after)) {
    const isOne = before !== undefined && after !== undefined
    return isOne ? [{ field: 'value', before: shown(before), after: shown(after) }] : []
  }
  // What a row refers to is an id, which says nothing to a person.
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !name.endsWith('_ref'),
  )
  return fields.map((field) => ({
    field,
    before: shownAs(field, before[field], people),
    after: shownAs(field, after[field], people),
  }))
}

/** What else the event says: as what was there where it deleted something, else as what came. */
function factsOf({ action, detail }: ActivityRow, people: People, subject: string | null): Change[] {
  const side = action === 'deleted' ? 'before' : 'after'
  return Object.entries(detail).flatMap(([field, value]) => {
    if (unsaid.includes(field) || value === null || value === subject) return []
    return [{ field, [side]: shownAs(field, value, people) }]
  })
}

/** A person by their name. */
function shownAs(field: string, value: unknown, people: People) {
  return persons.includes(field) && value ? (people.get(String(value))?.full_name ?? '') : shown(value)
}

function subjectOf({ detail, ...row }: ActivityRow, people: People): string | null {
  if (isAboutPerson(row)) return people.get(row.subject_id)?.full_name ?? null
  const { title, full_name, case_id, category, role, month } = detail
  const name = [title, full_name, case_id, category, role, month].find((word) => typeof word === 'string')
  return typeof name === 'string' ? name : null
}

/** Whether the subject is a person and not a record of one. */
function isAboutPerson({ area, action }: Pick<ActivityRow, 'area' | 'action'>): boolean {
  return area === 'profile' || area === 'person' || (area === 'auth' && !action.startsWith('code_'))
}

const longest = 400

function shown(value: unknown): string | number | boolean | null | undefined {
  if (value === undefined || value === null) return value
  if (typeof value === 'number' || typeof value === 'boolean') return value
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
