import type { DueSpan } from '../../../contract/notes.ts'
import { idShape, oneOf, oneOfThese, readsSearch, type SearchOf, wordIn, wordLike } from '../../lib/search.ts'
import { wholeIn } from '../../lib/whole-sections.ts'

/** The two lists of tasks on a page, as its address names them. */
export const noteSections = ['priority', 'others'] as const
export type NoteSection = (typeof noteSections)[number]

/** What the address has for an id while a task is being written that is not saved yet. */
export const newTask = 'new'

const month = /^\d{4}-(0[1-9]|1[0-2])$/
const narrowing = {
  q: wordIn,
  category: wordLike(/^.{1,100}$/),
  whole: (raw: unknown) => wholeIn({ whole: raw }, noteSections).whole,
}
const one = wordLike(idShape)

const readDashboard = readsSearch({
  ...narrowing,
  /** YYYY-MM or 'all'; absent means this month's tasks, those changed lately and those kept alive. */
  month: (raw: unknown) => oneOf(raw, ['all']) ?? wordLike(month)(raw),
  /** The id of a creator. */
  associate: one,
  /** Whose tasks; absent means one's own, and of whoever sees everybody's all. */
  scope: oneOfThese(['assigned', 'both']),
  /** When they are due, whatever their month. */
  due: oneOfThese(['overdue', 'today', 'week'] satisfies DueSpan[]),
  tab: oneOfThese(['work-logs']),
  /** The id of the task that is being edited, or `newTask`. It stands among the tasks, whichever tab was open. */
  edit: (raw: unknown) => oneOf(raw, [newTask]) ?? one(raw),
  /** The id of the task whose hours are open. */
  hours: one,
})
/** What the dashboard's address holds; whatever is at its default is absent. */
export type DashboardSearch = SearchOf<typeof readDashboard>

/** The part of an address that means something; never throws, whatever was typed there. */
export function readDashboardSearch(raw: Record<string, unknown>): DashboardSearch {
  const { tab, ...search } = readDashboard(raw)
  return search.edit === undefined && tab ? { ...search, tab } : search
}

/** What of it narrows the list, and is worth saving. */
export const savedOfTasks = ['q', 'category', 'month', 'associate', 'scope', 'due'] as const

/** As readDashboardSearch, for /archive. */
export const readArchiveSearch = readsSearch({
  ...narrowing,
  /** YYYY-MM; absent means this month where it has archived tasks, else the newest that has. */
  month: wordLike(month),
  /** The id of a creator. */
  user: one,
  /** The id of the task that is being read. */
  open: one,
})
/** What of it is worth saving. */
export const savedOfArchive = ['q', 'category', 'month', 'user'] as const
export type ArchiveSearch = SearchOf<typeof readArchiveSearch>

/** What the address holds for this reader: whose tasks are shown takes a right to choose, and a shared link may say it. */
export function readableBy<Search extends DashboardSearch | ArchiveSearch>(
  maySeeAll: boolean,
  search: Search,
): Search {
  if (maySeeAll || !('associate' in search || 'user' in search)) return search
  return { ...search, associate: undefined, user: undefined }
}
