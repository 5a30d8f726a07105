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
