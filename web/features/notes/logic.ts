import { categories } from '../../../contract/categories.ts'
import { datesMeant } from '../../../contract/date-search.ts'
import { byName } from '../../../contract/kernel/order.ts'
import type { Note, NoteFilters } from '../../../contract/notes.ts'
import type { ArchiveSearch, DashboardSearch } from './address.ts'

/** The month of the archive to show, or undefined when nothing is archived at all. */
export function archiveMonth(
  months: readonly string[],
  chosen: string | undefined,
  thisMonth: string,
): string | undefined {
  return [chosen, thisMonth].find((month) => month !== undefined && months.includes(month)) ?? months[0]
}

/** The filters that an archive list is asked for. */
export function archiveFiltersOf({ q, category, user }: ArchiveSearch, month?: string): NoteFilters {
  return { archived: true, month, q, category, user_id: user }
}

/** The filters that a list is asked for. */
export function filtersOf({ q, category, month, associate, scope, due }: DashboardSearch): NoteFilters {
  // What is due is of whoever reads, and of what they work on.
  return { archived: false, q, category, month, user_id: associate, scope: due ? 'both' : scope, due }
}

/** The month that a list shows, or 'all': a date and what is due are looked for in every month, unless one was chosen. */
export function monthShown(
  { q, month, due }: Pick<DashboardSearch, 'q' | 'month' | 'due'>,
  thisMonth: string,
): string {
  return month ?? (due || meansDate(q) ? 'all' : thisMonth)
}

/** What the address holds for a month that was chosen beside a search: nothing where it is what the list shows anyway. */
export function monthChosen(
  { q, month }: Pick<DashboardSearch, 'q' | 'month'>,
  thisMonth: string,
): string | undefined {
  return month === thisMonth && !meansDate(q) ? undefined : month
}

function meansDate(q: string | undefined): boolean {
  return q !== undefined && datesMeant(q).length > 0
}

/** The filters that the days of work are asked for. A date is looked for in every month, as among the tasks. */
export function daysFiltersOf({ q, category, month, associate }: DashboardSearch, thisMonth: string) {
  const shown = monthShown({ q, month }, thisMonth)
  return { month: shown === 'all' ? undefined : shown, q, category, user_id: associate }
}

/** Whether anything narrows the list, so that an empty one means 'not found' and not 'none yet'. */
export function isFiltered({ q, category, month, associate, scope, due }: DashboardSearch): boolean {
  return [q, category, associate, scope, due].some(Boolean) || (month !== undefined && month !== 'all')
}

/** Takes back all that `isFiltered` asks for. */
export const noFilters = {
  q: undefined,
  category: undefined,
  month: undefined,
  associate: undefined,
  scope: undefined,
  due: undefined,
} as const

/** The months to choose from, newest first: those with tasks, this one, and the one chosen. */
export function monthChoices(present: readonly string[], thisMonth: string, chosen?: string): string[] {
  const months = new Set([...present, thisMonth, ...(chosen && chosen !== 'all' ? [chosen] : [])])
  return [...months].sort().reverse()
}

/** The catalogue in its order, then every other category that occurs, by name. */
export function categoryChoices(present: readonly string[], chosen?: string): string[] {
  const known = new Set<string>(categories)
  const others = new Set([...present, ...(chosen ? [chosen] : [])].filter((name) => !known.has(name)))
  return [...categories, ...[...others].sort(byName)]
}

/** What is done goes last in its section. */
export function doneLast<N extends Pick<Note, 'status'>>(notes: N[]): N[] {
  const isDone = ({ status }: N) => status === 'done'
  return notes.some(isDone) ? [...notes.filter((note) => !isDone(note)), ...notes.filter(isDone)] : notes
}

/** One line of the grid: up to `columns` cards, or the task that is being edited over the full width. */
export type Row = { key: string; editor: false; notes: Note[] } | { key: string; editor: true }

interface EditorPlace {
  /** The editor's own, which stays when a new task gets its id. */
  key: string
  id: string
  index: number
}

/** The grid's rows. The editor stands where its card's row began, even when its task has left the list. */
export function rowsOf(notes: readonly Note[], columns: number, editing?: EditorPlace): Row[] {
  const others = editing ? notes.filter((note) => note.id !== editing.id) : notes
  const rows: Row[] = []
  for (let at = 0; at < others.length; at += columns) {
    const inRow = others.slice(at, at + columns)
    // Cards that stay in their row are not made anew when one comes or goes before them.
    rows.push({
      key: columns === 1 ? (inRow[0]?.id ?? '') : `row ${rows.length}`,
      editor: false,
      notes: inRow,
    })
  }
  if (editing)
    rows.splice(Math.floor(editing.index / columns), 0, { key: `edit ${editing.key}`, editor: true })
  return rows
}

interface Page {
  items: Note[]
  next: string | null
}

/** Pages of a list without a note. */
export function withoutNote<P extends Page>(pages: readonly P[], id: string): P[] {
  return pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) }))
}

/**
 * Pages of a list after a note has changed: replaced where it was, gone where its priority no longer fits,
 * and, when it `moves` here from the list beside, put where its age belongs.
 */
export function withNote<P extends Page>(
  pages: readonly P[],
  note: Note,
  list: Pick<NoteFilters, 'is_priority'>,
  moves: boolean,
): P[] {
  if (list.is_priority !== undefined && list.is_priority !== note.is_priority)
    return withoutNote(pages, note.id)
  const isHere = pages.some((page) => page.items.some((item) => item.id === note.id))
  if (isHere)
    return pages.map((page) => ({
      ...page,
      items: page.items.map((item) => (item.id === note.id ? note : item)),
    }))
  if (!moves) return [...pages]
  const at = pages.findIndex((page) => page.next === null || page.items.some((item) => isNewer(note, item)))
  return pages.map((page, index) => (index === at ? { ...page, items: placed(page.items, note) } : page))
}

function placed(items: readonly Note[], note: Note): Note[] {
  const at = items.findIndex((item) => isNewer(note, item))
  return at < 0 ? [...items, note] : [...items.slice(0, at), note, ...items.slice(at)]
}

function isNewer(a: Note, b: Note): boolean {
  return a.created_at === b.created_at ? a.id > b.id : a.created_at > b.created_at
}

/**
 * The same two lists without the older state of a task that stands in both: one of them has heard of a change and the
 * other has not yet.
 */
export function withoutTwins<N extends Pick<Note, 'id' | 'version'>>(
  priority: readonly N[],
  others: readonly N[],
) {
  const newer = new Map(priority.map((note) => [note.id, note.version]))
  const kept = others.filter(({ id, version }) => version > (newer.get(id) ?? 0))
  const moved = new Set(kept.filter(({ id }) => newer.has(id)).map(({ id }) => id))
  return { priority: priority.filter(({ id }) => !moved.has(id)), others: kept }
}

/** What is selected after one was pressed: it alone changes, or, for a range, all from the last one to it are selected. */
export function selectedAfter(
  listed: readonly Pick<Note, 'id'>[],
  before: { ids: ReadonlySet<string>; last?: string },
  id: string,
  isRange: boolean,
): Set<string> {
  const ids = new Set(before.ids)
  const from = listed.findIndex((note) => note.id === before.last)
  const to = listed.findIndex((note) => note.id === id)
  if (isRange && from >= 0 && to >= 0 && ids.size > 0)
    for (const note of listed.slice(Math.min(from, to), Math.max(from, to) + 1)) ids.add(note.id)
  else if (!ids.delete(id)) ids.add(id)
  return ids
}
