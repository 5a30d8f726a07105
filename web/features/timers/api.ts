import { queryOptions } from '@tanstack/react-query'
import * as calls from '../../../contract/timers.ts'
import { call } from '../../lib/client.ts'

/** What a timer has to know of the task it runs on. */
export interface TimedNote {
  id: string
  title: string
}

/** The running timer of whoever is signed in, with the server's clock and this device's at the same moment. */
export const timerQuery = queryOptions({
  queryKey: ['timer'],
  queryFn: async ({ signal }) => {
    const { timer, now } = await call(calls.getTimer, {}, { signal })
    return { timer, now, told_at: Date.now() }
  },
  // Its task's title stands on it, and a deleted task takes it along.
  meta: { topics: ['notes'] },
})
