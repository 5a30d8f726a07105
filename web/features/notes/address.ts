import { type WholeSections, wholeIn } from '../../lib/whole-sections.ts'

/** The two lists of tasks on a page, as its address names them. */
export const noteSections = ['priority', 'others'] as const
export type NoteSection = (typeof noteSections)[number]

/** What the dashboard's address holds; whatever is at its default is absent. */
export interface DashboardSearch extends WholeSections {
  q?: string | undefined
  category?: string | undefined
  /** YYYY-MM or 'all'; absent means this month's tasks, those changed lately and those kept alive. */
  month?: string | undefined
  /** The id of a creator. */
  associate?: string | undefined
  tab?: 'work-logs' | undefined
  /** The id of the task that is being edited, or `newTask`. It stands among the tasks, whichever tab was open. */
  edit?: string | undefined
  /** The id of the task whose hours are open. */
  hours?: string | undefined
}

/** What the address has for an id while a task is being written that is not saved yet. */
export const newTask = 'new'

const monthShape = /^(\d{4}-(0[1-9]|1[0-2])|all)$/
const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The part of an address that means something; never throws, whatever was typed there. */
export function readDashboardSearch(raw: Record<string, unknown>): DashboardSearch {
  const edit = text(raw, 'edit', (value) => value === newTask || idShape.test(value))
  return {
    ...text(raw, 'q', (value) => value.length <= 200),
    ...text(raw, 'category', (value) => value.length <= 100),
    ...text(raw, 'month', (value) => monthShape.test(value)),
    ...text(raw, 'associate', (value) => idShape.test(value)),
    ...('edit' in edit ? edit : text(raw, 'tab', (value) => value === 'work-logs')),
    ...text(raw, 'hours', (value) => idShape.test(value)),
    ...wholeIn(raw, noteSections),
  }
}

function text(
  raw: Record<string, unknown>,
  key: string,
  fits: (value: string) => boolean,
): Record<string, string> {
  // A router may have read `q=123` as a number.
  const value = String(raw[key] ?? '').trim()
  return value !== '' && fits(value) ? { [key]: value } : {}
}

/** What the archive's address holds. */
export interface ArchiveSearch extends WholeSections {
  q?: string | undefined
  category?: string | undefined
  /** YYYY-MM; absent means this month where it has archived tasks, else the newest that has. */
  month?: string | undefined
  /** The id of a creator. */
  user?: string | undefined
  /** The id of the task that is being read. */
  open?: string | undefined
}

/** As readDashboardSearch, for /archive. */
export function readArchiveSearch(raw: Record<string, unknown>): ArchiveSearch {
  return {
    ...text(raw, 'q', (value) => value.length <= 200),
    ...text(raw, 'category', (value) => value.length <= 100),
    ...text(raw, 'month', (value) => value !== 'all' && monthShape.test(value)),
    ...text(raw, 'user', (value) => idShape.test(value)),
    ...text(raw, 'open', (value) => idShape.test(value)),
    ...wholeIn(raw, noteSections),
  }
}
