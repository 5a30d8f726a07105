import { complaint } from '../../contract/kernel/complaints.ts'
import { invalidField } from './refusal.ts'

/** The `next` of a page: the sort values of its last row, opaque to the caller. */
export function encodeCursor(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** What a value of a cursor must be: a pattern, or a pattern that the calendar agrees with. */
export interface Shape {
  test(value: string): boolean
}

/** The values of a cursor that `encodeCursor` made, checked one by one; a forged one is refused by name. */
export function decodeCursor(cursor: string, shapes: readonly Shape[]): string[] {
  const values = parse(cursor)
  const fits =
    values.length === shapes.length &&
    values.every((value) => value.isWellFormed() && !value.includes('\0')) &&
    shapes.every((shape, index) => shape.test(values[index] ?? ''))
  if (!fits) throw invalidField('after', complaint('page'))
  return values
}

/** A moment as lists order by it, microseconds kept. */
export const momentShape: Shape = {
  test: (value) => /^.{19}(\.\d{1,6})?Z$/.test(value) && isReal(value.slice(0, 19)),
}
export const dayShape: Shape = { test: (value) => isReal(`${value}T00:00:00`) }
export const timeShape: Shape = { test: (value) => isReal(`2000-01-01T${value}`) }
export const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether the calendar and the clock have such a second: the database answers one that they have not with an error. */
function isReal(second: string): boolean {
  if (!/^\d{4}(-\d\d){2}T\d\d(:\d\d){2}$/.test(second) || second < '0001') return false
  const moment = new Date(`${second}Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(second)
}

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
