import { idShape, readsSearch, type SearchOf, wordLike } from '../../lib/search.ts'

/** What the feedback page's address means. */
export const readFeedbackSearch = readsSearch({
  /** Whose feedback is shown. */
  associate: wordLike(idShape),
  edit: wordLike(idShape),
})
export type FeedbackSearch = SearchOf<typeof readFeedbackSearch>
