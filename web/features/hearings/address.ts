import {
  dayWord,
  idShape,
  oneOfThese,
  readsSearch,
  rowForms,
  type SearchOf,
  wordLike,
} from '../../lib/search.ts'

/** The views of the diary; a day is the first one. */
const diaryViews = ['week', 'undated', 'missing'] as const

/** What the diary's address means: its view, the day, whose hearings, and the outcome that is being recorded. */
export const readDiarySearch = readsSearch({
  view: oneOfThese(diaryViews),
  day: dayWord,
  /** Where it is left out a phone shows one's own. */
  whose: oneOfThese(['mine', 'all']),
  person: wordLike(idShape),
  court: wordLike(idShape),
  /** The case of a new hearing, where it is known. */
  case: wordLike(idShape),
  outcome: wordLike(idShape),
  /** The case that an outcome has ended. */
  dispose: wordLike(idShape),
  what: oneOfThese(['held', 'adjourned', 'not_reached', 'vacated']),
  ...rowForms,
})
export type DiarySearch = SearchOf<typeof readDiarySearch>
