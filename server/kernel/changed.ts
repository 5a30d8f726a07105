/** What an edit changed, as the audit keeps it: of each field that differs its old and its new value. */
export interface Changed {
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** So much of a text is kept, from shortly before the place where it was changed. */
const kept = 300
const lead = 60

/** The fields that differ between two states of a row, before and after; long texts by the part that changed. */
export function changedIn<Row extends object>(
  before: Row,
  after: Row,
  fields: readonly (keyof Row & string)[],
): Changed {
  const changed: Changed = { before: {}, after: {} }
  for (const field of fields) {
    const [was, is] = [before[field], after[field]]
    if (JSON.stringify(was) === JSON.stringify(is)) continue
    const from = Math.max(0, firstDifference(String(was), String(is)) - lead)
    changed.before[field] = partOf(was, from)
    changed.after[field] = partOf(is, from)
  }
  return changed
}

function firstDifference(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let at = 0
  while (at < most && one[at] === other[at]) at += 1
  return at
}

function partOf(value: unknown, from: number): unknown {
  if (typeof value !== 'string' || value.length <= kept) return value
  // A text that is cut in the middle of a character could not be stored.
  const part = value.slice(from, from + kept).toWellFormed()
  return `${from > 0 ? '…' : ''}${part}${from + kept < value.length ? '…' : ''}`
}
