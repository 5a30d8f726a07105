import { useState } from 'react'
import type { Note } from '../../../../contract/notes.ts'

export type Section = 'priority' | 'others'

/** Where the form of a task stands: it keeps this place, whatever happens to the lists meanwhile. */
export interface EditPlace {
  id: string
  section: Section
  index: number
  /** The task as its card showed it; undefined when it is on no list in sight. */
  row: Note | undefined
}

/**
 * The place of the task that the address says is being edited: where its card was when the form was opened,
 * or, for a task on no list in sight, the beginning of the other tasks.
 */
export function useEditPlace(
  id: string | undefined,
  lists: Record<Section, readonly Note[]>,
  isLoaded: boolean,
): EditPlace | undefined {
  const [place, setPlace] = useState<EditPlace>()
  if (id === undefined) {
    if (place) setPlace(undefined)
    return undefined
  }
  if (place?.id === id) return place
  if (!isLoaded) return undefined
  const found = placeIn(id, lists)
  setPlace(found)
  return found
}

function placeIn(id: string, lists: Record<Section, readonly Note[]>): EditPlace {
  for (const section of ['priority', 'others'] as const) {
    const index = lists[section].findIndex((note) => note.id === id)
    if (index >= 0) return { id, section, index, row: lists[section][index] }
  }
  return { id, section: 'others', index: 0, row: undefined }
}
