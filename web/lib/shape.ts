/** Reads a value that nobody vouches for: as it is when it has the shape, without fields that are not known, else undefined. */
export type Shape<Value> = (value: unknown) => Value | undefined

/*
 * For what this device has kept. A page reads that before anything is typed, so it does without the contract's
 * schemas, whose library comes with the first check.
 */

export const text: Shape<string> = (value) => (typeof value === 'string' ? value : undefined)
export const number: Shape<number> = (value) => (Number.isFinite(value) ? Number(value) : undefined)
export const flag: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

/** One of some words. */
export function oneOfWords<const Word extends string>(words: readonly Word[]): Shape<Word> {
  return (value) => words.find((word) => word === value)
}

export function orNull<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (value) => (value === null ? null : shape(value))
}

export function listOf<Value>(item: Shape<Value>): Shape<Value[]> {
  return (value) => {
    if (!Array.isArray(value)) return undefined
    const items = value.map(item).filter((one) => one !== undefined)
    return items.length === value.length ? items : undefined
  }
}

/** An object that has all of these fields. */
export function fields<Value extends object>(
  shapes: { [Name in keyof Value]: Shape<Value[Name]> },
): Shape<Value> {
  return (value) => {
    if (typeof value !== 'object' || value === null) return undefined
    const found: Partial<Value> = {}
    for (const name in shapes) {
      const part = shapes[name](Object.entries(value).find(([key]) => key === name)?.[1])
      if (part === undefined) return undefined
      found[name] = part
    }
    return isWhole(found) ? found : undefined
  }

  function isWhole(found: Partial<Value>): found is Value {
    return Object.keys(found).length === Object.keys(shapes).length
  }
}
