import { useState } from 'react'

/**
 * The row of an id as it was last seen, also after a list has lost it: what is edited in its place stays there when
 * somebody deletes it or a filter hides it, with all that was typed.
 */
export function useLastSeen<Row extends { id: string }>(
  rows: readonly Row[],
  id: string | undefined,
): Row | undefined {
  const row = id === undefined ? undefined : rows.find((one) => one.id === id)
  const [seen, setSeen] = useState(row)
  if (row && row !== seen) setSeen(row)
  return row ?? (seen?.id === id ? seen : undefined)
}
