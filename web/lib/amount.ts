import { foldDigits } from '../../contract/date-search.ts'

/** An amount as typed, as a decimal: without thousands' commas, blanks and a sign, Bangla digits as others. */
export function amountTyped(text: string): string {
  return foldDigits(text).replace(/[\s,$৳]/g, '')
}
