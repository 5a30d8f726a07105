import { idShape, oneOfThese, readsSearch, rowForms, type SearchOf, wordLike } from '../../lib/search.ts'
import { deadlineForms } from '../deadlines/public.ts'

/** The tabs of a case, in their order; the first is the usual one. */
export const caseTabs = [
  'overview',
  'tasks',
  'hours',
  'costs',
  'timeline',
  'hearings',
  'deadlines',
  'parties',
  'events',
  'messages',
  'activity',
] as const
export type CaseTab = (typeof caseTabs)[number]

/** What is done to a case in a dialog of its page. */
const caseDialogs = [
  'change',
  'transfer',
  'dispose',
  'close',
  'reopen',
  'access',
  'merge',
  'team',
  'numbers',
  'texts',
] as const
export type CaseDialogName = (typeof caseDialogs)[number]

/** What the address of a case's page means. */
export const readCaseSearch = readsSearch({
  id: wordLike(idShape),
  tab: oneOfThese(caseTabs),
  dialog: oneOfThese(caseDialogs),
  /** The id of the case that this one is merged with. */
  other: wordLike(idShape),
  /** The id of the task that is being read. */
  open: wordLike(idShape),
  /** The id of the hearing whose outcome is recorded. */
  outcome: wordLike(idShape),
  /** The deadline that is open, and what is done to it. */
  ...deadlineForms,
  ...rowForms,
})
export type CaseSearch = SearchOf<typeof readCaseSearch>
