import { foldDigits, inBengali } from '../../contract/kernel/digits.ts'
import { type Digits, digitsOf } from '../../contract/kernel/languages.ts'
import { locale } from './locale.ts'
import { deviceStore } from './storage.ts'

const kept = 'sereshta.digits'
let shown: Digits = chosen() ?? digitsOf(locale)

/** Shows digits as a person wants them from now on, also after the next start on this device; null: as the language has it. */
export function setDigits(digits: Digits | null): void {
  if (digits === null) deviceStore.removeItem(kept)
  else deviceStore.setItem(kept, digits)
  shown = digits ?? digitsOf(locale)
}

/** A text of ours in the digits that are shown; not for ids, addresses and files. */
export function inDigits(text: string): string {
  return shown === 'bengali' ? inBengali(text) : foldDigits(text)
}

/** A number, or an exact decimal of a call, as people of this language read it: thousands in English, lakhs in Bangla. */
export function grouped(value: number | string, options: Intl.NumberFormatOptions = {}): string {
  return numberIn(locale === 'bn' ? 'en-IN' : 'en-GB', value, options)
}

/** The same with the grouping of a country. */
export function numberIn(country: string, value: number | string, options: Intl.NumberFormatOptions): string {
  const key = country + JSON.stringify(options)
  // A formatter costs a hundred times more to make than to use.
  const format = formats.get(key) ?? new Intl.NumberFormat(country, options)
  formats.set(key, format)
  return inDigits(format.format(asDecimal(value)))
}

/** A whole number as people read it: 1,204. */
export function count(value: number): string {
  return grouped(value)
}

const formats = new Map<string, Intl.NumberFormat>()

/** Guaranteed by the contract: amounts are decimals as text, which a formatter takes without rounding. */
function asDecimal(amount: number | string): number | Intl.StringNumericLiteral {
  return amount as number | Intl.StringNumericLiteral
}

function chosen(): Digits | undefined {
  const found = deviceStore.getItem(kept)
  return found === 'bengali' || found === 'latin' ? found : undefined
}
