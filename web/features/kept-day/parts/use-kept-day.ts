import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { KeptDay } from '../../../../contract/kept-day.ts'
import { firmQuery } from '../../../lib/firm.ts'
import { logProblem } from '../../../lib/log.ts'
import { currentSession, subscribeToLeavers } from '../../../lib/session.ts'
import { eventsOf, useSubscription } from '../../../lib/subscription.ts'
import { useAuth } from '../../auth/public.tsx'
import { copyQuery, keepDay } from '../api.ts'
import { dropCopies } from './kept-copy.ts'

const subscribeToLooks = eventsOf(document, 'visibilitychange')
const quarterHour = 15 * 60_000

/** Keeps the day as it is now, while somebody asked for that; of nobody else anything stays on this device. */
export function useKeeping(subscribeToReconnect: (listener: () => void) => () => void): void {
  useEffect(() => {
    tidy()
    keep()
    const timer = setInterval(keep, quarterHour)
    return () => clearInterval(timer)
  }, [])
  useSubscription(subscribeToLeavers, tidy)
  useSubscription(subscribeToReconnect, keep)
  useSubscription(subscribeToLooks, () => !document.hidden && keep())
}

/** The copy to show while the server has not been reached since the page was opened, or the line `isLost` of a page it is shown for. */
export function useKeptDay(isLost: boolean): KeptDay | undefined {
  const { user_id = '' } = useAuth()
  // Pages wait for it; where one is here without it, the server did not answer, or not for as long as anybody waits.
  const { data: firm } = useQuery(firmQuery)
  const isAway = isLost || firm === undefined
  const { data } = useQuery({ ...copyQuery(user_id), enabled: isAway })
  return (isAway && data) || undefined
}

function keep(): void {
  // Without a connection what is there stays; the next one brings another.
  keepDay().catch(() => undefined)
}

function tidy(): void {
  const state = currentSession()
  const stays = state.status === 'signed-out' ? undefined : state.session.user.id
  dropCopies(stays).catch((error: unknown) =>
    logProblem('What was kept of a day could not be removed', error),
  )
}
