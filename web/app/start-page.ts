import type { QueryClient } from '@tanstack/react-query'
import { myProfileQuery } from '../features/people/public.ts'

// Apart from what every page loads: asked for once somebody has signed in.

/** Where somebody begins; the tasks for whom nothing else is known. */
export async function startOf(client: QueryClient, user_id: string): Promise<string> {
  const profile = await client
    .ensureQueryData({ ...myProfileQuery(user_id), retry: false })
    .catch(() => undefined)
  return profile?.start_page === 'my_day' ? '/my-day' : '/'
}
