import { foldDigits } from '../../contract/kernel/digits.ts'

// Thousands (1,250,000) and lakhs (12,50,000). Not '12,50': somebody means twelve and a half by it.
const grouped = /^-?\d{1,3}([, ]\d{2,3})*[, ]\d{3}(\.\d*)?$/

/**
 * An amount as typed, as a decimal: without a sign of money and commas between groups of digits, Bangla digits as
 * others. A comma that groups nothing stays, for the contract to refuse.
 */
export function amountTyped(text: string): string {
  const typed = foldDigits(text)
    .replace(/\s+/g, ' ')
    .replace(/ ?[$৳] ?/g, '')
    .trim()
  return grouped.test(typed) ? typed.replace(/[, ]/g, '') : typed
}
