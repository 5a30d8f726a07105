import { invalidField } from './refusal.ts'

/** The `next` of a page: the sort values of its last row, opaque to the caller. */
export function encodeCursor(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** The values of a cursor that `encodeCursor` made, checked one by one; a forged one is refused by name. */
export function decodeCursor(cursor: string, shapes: readonly RegExp[]): string[] {
  const values = parse(cursor)
  const fits =
    values.length === shapes.length &&
    values.every((value) => value.isWellFormed() && !value.includes('\0')) &&
    shapes.every((shape, index) => shape.test(values[index] ?? ''))
  if (!fits) throw invalidField('after', 'must be the `next` of a page of this list')
  return values
}

export const momentShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/
export const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Cuts rows read with `limit + 1` to the page and says where the next one begins. */
export function page<T>(
  rows: readonly T[],
  limit: number,
  keyOf: (row: T) => readonly string[],
): { items: T[]; next: string | null } {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, next: rows.length > limit && last !== undefined ? encodeCursor(keyOf(last)) : null }
}

function parse(cursor: string): string[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(value) ? value.map(String) : []
  } catch {
    return []
  }
}
