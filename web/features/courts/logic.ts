import { daysAfter } from '../../../contract/kernel/days.ts'
import { locale } from '../../lib/locale.ts'
import {
  dayWord,
  idShape,
  oneOfThese,
  readsSearch,
  rowForms,
  type SearchOf,
  wordIn,
  wordLike,
} from '../../lib/search.ts'

const lists = ['courts', 'types', 'stages'] as const
export type ListName = (typeof lists)[number]
/**
 * The page has more lists: rules (deadlines), words that names have (parties), steps of reminders and messages for
 * clients (reminders).
 */
export const tabs = [...lists, 'calendars', 'rules', 'names', 'reminders', 'messages'] as const
export type TabName = (typeof tabs)[number]

/**
 * What the address of /courts means: which of its lists, narrowed to what, and the form that is open; of the calendars
 * which one, its year, and the days whose form is open.
 */
export const readCourtsSearch = readsSearch({
  tab: oneOfThese(tabs),
  q: wordIn,
  ...rowForms,
  calendar: wordLike(idShape),
  year: wordLike(/^(19|20|21)\d\d$/),
  from: dayWord,
  until: dayWord,
  copy: rowForms.add,
  /** The rule that is about to be confirmed, and the one that a new version takes the place of. */
  confirm: wordLike(idShape),
  renew: wordLike(idShape),
  /** The form of the times of reminders. */
  times: rowForms.add,
})
export type CourtsSearch = SearchOf<typeof readCourtsSearch>

/** What a court, type or stage is called by in the reader's language. */
export function courtName({ name_en, name_bn }: { name_en: string; name_bn: string | null }): string {
  return locale === 'bn' && name_bn !== null ? name_bn : name_en
}

export interface Run<Row> {
  from: string
  until: string
  row: Row
}

/** Days that follow each other and say the same, as one. */
export function runsOf<Row extends { day: string }>(days: readonly Row[]): Run<Row>[] {
  const runs: Run<Row>[] = []
  for (const row of days) {
    const last = runs.at(-1)
    if (last && daysAfter(last.until, 1) === row.day && saysSame(last.row, row)) last.until = row.day
    else runs.push({ from: row.day, until: row.day, row })
  }
  return runs
}

function saysSame({ day: _, ...one }: { day: string }, { day: __, ...other }: { day: string }): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
