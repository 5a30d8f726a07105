import { isDay } from '../../contract/kernel/days.ts'

/** Reads the part of an address after '?' as flat text; the last of several equal names wins. */
export function readSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** Writes flat values as the part of an address after '?', leaving out what is absent or empty. */
export function writeSearch(values: Record<string, unknown>): string {
  const present = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const text = new URLSearchParams(present.map(([key, value]) => [key, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

/** The value when it is one of the options; undefined for anything else that an address may hold. */
export function oneOf<Option extends string>(value: unknown, options: readonly Option[]): Option | undefined {
  return options.find((option) => option === value)
}

/** A word of an address as text; undefined when it is empty or longer than any search. */
export function wordIn(value: unknown): string | undefined {
  // A router may have read `q=123` as a number.
  const text = String(value ?? '').trim()
  return text !== '' && text.length <= 200 ? text : undefined
}

/** A day (YYYY-MM-DD) of an address; undefined where there is no such day. */
export function dayWord(value: unknown): string | undefined {
  const word = wordIn(value)
  return word && isDay(word) ? word : undefined
}

/** What a value of an address means; undefined when it means nothing. */
type Reading<Value> = (raw: unknown) => Value | undefined

/** What an address holds; whatever is at its default is absent. */
export type SearchOf<Read extends (raw: Record<string, unknown>) => unknown> = ReturnType<Read>

/** Reads the part of an address that means something, name by name; never throws, whatever was typed there. */
export function readsSearch<Readings extends Record<string, Reading<unknown>>>(readings: Readings) {
  type Search = { [Name in keyof Readings]?: ReturnType<Readings[Name]> }
  return (raw: Record<string, unknown>): Search => {
    const found = Object.entries(readings).map(([name, read]) => [name, read(raw[name])] as const)
    return asRead(Object.fromEntries(found.filter(([, value]) => value !== undefined)))
  }

  /** Guaranteed by each reading, whose value stands under its name. */
  function asRead(found: object): Search {
    return found as Search
  }
}

/** One of some words. */
export function oneOfThese<const Option extends string>(options: readonly Option[]): Reading<Option> {
  return (raw) => oneOf(raw, options)
}

/** A word of a shape, an id for example. */
export function wordLike(shape: RegExp): Reading<string> {
  return (raw) => {
    const word = wordIn(raw)
    return word !== undefined && shape.test(word) ? word : undefined
  }
}

export const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What a page of rows opens by its address: the form of a row, by its id, and that of a new one. */
export const rowForms = {
  edit: wordIn,
  // A router may have read it as a number.
  add: (raw: unknown) => (String(raw) === '1' ? ('1' as const) : undefined),
}
