import { queryOptions } from '@tanstack/react-query'
import { keptDay } from '../../../contract/kept-day.ts'
import { call } from '../../lib/client.ts'
import { currentSession } from '../../lib/session.ts'
import { isKeeping, keepCopy, readCopy } from './parts/kept-copy.ts'

/** The copy on this device of whoever is signed in; null where there is none. */
export const copyQuery = (user_id: string) =>
  queryOptions({
    queryKey: ['kept_day', user_id],
    queryFn: () => readCopy(user_id),
    // Nothing is kept longer than it is needed; a later look reads it anew.
    gcTime: 0,
  })

/** Fetches the day of whoever is signed in and keeps it, where they asked for that; says whether it is there now. */
export async function keepDay(): Promise<boolean> {
  const state = currentSession()
  if (state.status !== 'signed-in') return false
  const { id } = state.session.user
  if (!isKeeping(id)) return false
  const copy = await call(keptDay, {})
  await keepCopy(id, copy)
  return true
}
