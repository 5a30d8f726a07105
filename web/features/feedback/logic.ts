import { wordIn } from '../../lib/search.ts'

/** What the feedback page's address holds; whatever is at its default is absent. */
export interface FeedbackSearch {
  /** The id of the associate whose feedback is shown. */
  associate?: string | undefined
  /** The id of the feedback whose dialog is open. */
  edit?: string | undefined
}

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The part of an address that means something; never throws, whatever was typed there. */
export function readFeedbackSearch(raw: Record<string, unknown>): FeedbackSearch {
  return { ...idIn(raw, 'associate'), ...idIn(raw, 'edit') }
}

function idIn(raw: Record<string, unknown>, key: keyof FeedbackSearch): FeedbackSearch {
  const word = wordIn(raw[key])
  return word !== undefined && idShape.test(word) ? { [key]: word } : {}
}
