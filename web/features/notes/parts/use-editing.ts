import { useState } from 'react'
import type { Note } from '../../../../contract/notes.ts'
import { newId } from '../../../lib/new-id.ts'
import { newTask } from '../address.ts'

export type Section = 'priority' | 'others'

/** Where the form of a task stands: it keeps this place, whatever happens to the lists meanwhile. */
export interface EditPlace {
  /** Of this opening of the form: it stays when a new task gets its id. */
  key: string
  id: string
  section: Section
  index: number
  /** The task as its card showed it; undefined when it is on no list in sight. */
  row: Note | undefined
}

/**
 * The place of the task that the address says is being edited: where its card was when the form was opened, or, for a
 * task on no list in sight and for a new one, the beginning of the other tasks. `become` says that the new task in the
 * form has an id now, which the address is about to have.
 */
export function useEditPlace(
  id: string | undefined,
  lists: Record<Section, readonly Note[]>,
  isLoaded: boolean,
): { place: EditPlace | undefined; become: (id: string) => void } {
  const [{ place, isAhead }, setPlace] = useState<{ place?: EditPlace; isAhead?: true }>({})
  const become = (made: string) =>
    setPlace((now) => (now.place ? { place: { ...now.place, id: made }, isAhead: true } : now))
  if (id === undefined) {
    if (place) setPlace({})
    return { place: undefined, become }
  }
  if (place?.id === id) {
    if (isAhead) setPlace({ place })
    return { place, become }
  }
  if (isAhead && id === newTask) return { place, become }
  if (!isLoaded) return { place: undefined, become }
  const found = placeIn(id, lists)
  setPlace({ place: found })
  return { place: found, become }
}

function placeIn(id: string, lists: Record<Section, readonly Note[]>): EditPlace {
  const key = newId()
  for (const section of ['priority', 'others'] as const) {
    const index = lists[section].findIndex((note) => note.id === id)
    if (index >= 0) return { key, id, section, index, row: lists[section][index] }
  }
  return { key, id, section: 'others', index: 0, row: undefined }
}
