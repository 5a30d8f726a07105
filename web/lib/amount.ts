import { foldDigits } from '../../contract/kernel/digits.ts'
import { inDigits } from './digits.ts'

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

/** The number in what is typed into a field of numbers, 0 when that is empty; undefined when it is none. */
export function numberTyped(text: string): number | undefined {
  const typed = Number(amountTyped(text))
  return Number.isFinite(typed) ? typed : undefined
}

/** A number so many steps of a size further, on the next whole step and never below 0, as its field holds it. */
export function stepped(value: number, steps: number, size: number): string {
  const now = value / size
  const next = (steps > 0 ? Math.floor(now + 1e-9) : Math.ceil(now - 1e-9)) + steps
  return inDigits(String(Number((Math.max(0, next) * size).toFixed(2))))
}
