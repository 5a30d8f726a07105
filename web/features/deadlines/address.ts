import {
  dayWord,
  idShape,
  oneOfThese,
  readsSearch,
  rowForms,
  type SearchOf,
  wordLike,
} from '../../lib/search.ts'

/** The lists of open deadlines beside the first one, what is due in 30 days. */
const otherViews = ['overdue', 'unsigned', 'by_rule'] as const

/** What is done to a deadline in a dialog of its own. */
const deadlineActs = ['done', 'waive', 'resume', 'delete'] as const
export type DeadlineAct = (typeof deadlineActs)[number]

/** A deadline that the address opens, and what is about to be done to it; on /deadlines and on the page of a case. */
export const deadlineForms = {
  deadline: wordLike(idShape),
  act: oneOfThese(deadlineActs),
  /** Which one that is done to: it need not be open. */
  of: wordLike(idShape),
  /** The rule, the day of the event and that of the cheque of a new one, where it follows another. */
  rule: wordLike(idShape),
  on: dayWord,
  cheque: dayWord,
}

/** What the address of /deadlines means: which list, which deadline is open, and the form of a new one. */
export const readDeadlinesSearch = readsSearch({
  view: oneOfThese(otherViews),
  /** The case of a new one, where it is known. */
  case: wordLike(idShape),
  ...deadlineForms,
  ...rowForms,
})
export type DeadlinesSearch = SearchOf<typeof readDeadlinesSearch>
