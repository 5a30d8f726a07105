import { useState } from 'react'
import type { Note } from '../../../../contract/notes.ts'
import { selectedAfter } from '../logic.ts'

/** Which of the tasks on a list are selected; what has left the list is not any more. */
export function useSelection(listed: readonly Note[]) {
  const [{ ids, last }, setSelection] = useState<{ ids: ReadonlySet<string>; last?: string }>({ ids: none })
  return {
    ids,
    listed,
    notes: ids.size === 0 ? [] : listed.filter(({ id }) => ids.has(id)),
    toggle: ({ id }: Pick<Note, 'id'>, isRange: boolean) =>
      setSelection((now) => ({ ids: selectedAfter(listed, now, id, isRange), last: id })),
    onSelect: (chosen: readonly string[]) =>
      setSelection({ ids: new Set(chosen), ...(last !== undefined && { last }) }),
  }
}

const none: ReadonlySet<string> = new Set()
