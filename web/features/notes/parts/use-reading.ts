import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Note } from '../../../../contract/notes.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { noteQuery } from '../api.ts'
import { said } from '../labels.ts'

/** The task that the address says is being read, also one that is on no page of the list yet. */
export function useReading(id: string | undefined, listed: readonly Note[]): Note | undefined {
  const toasts = useToasts()
  const found = listed.find((note) => note.id === id)
  const { data, error } = useQuery({ ...noteQuery(id ?? ''), enabled: id !== undefined && !found })
  const reason = id !== undefined && error ? sentenceOf(error) : undefined
  useEffect(() => {
    if (reason !== undefined) toasts.error(said.loadFailed, reason)
  }, [reason, toasts])
  if (id === undefined) return undefined
  return found ?? (data?.id === id ? data : undefined)
}
