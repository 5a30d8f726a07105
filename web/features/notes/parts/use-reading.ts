import { useQuery } from '@tanstack/react-query'
import type { Note } from '../../../../contract/notes.ts'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { noteQuery } from '../api.ts'
import { said } from '../labels.ts'

/** The task that the address says is being read, also one that is on no page of the list yet. */
export function useReading(id: string | undefined, listed: readonly Note[]): Note | undefined {
  const found = listed.find((note) => note.id === id)
  const query = useQuery({ ...noteQuery(id ?? ''), enabled: id !== undefined && !found })
  useLoadFailure(query, said.loadFailed)
  if (id === undefined) return undefined
  return found ?? (query.data?.id === id ? query.data : undefined)
}
