import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { firmQuery, keepFirmName } from '../../../lib/firm.ts'
import { logProblem } from '../../../lib/log.ts'
import { invalidateTopics } from '../../../lib/query.ts'
import { subscribeToLeavers } from '../../../lib/session.ts'
import { eventsOf, useSubscription } from '../../../lib/subscription.ts'
import { useAuth } from '../../auth/public.tsx'
import { topics } from '../api.ts'
import { heardServer, lookAgain, sendQueue, subscribeToTabs, tidyQueues } from './keeper.ts'

type Subscribe = (listener: () => void) => () => void

const subscribeToLooks = eventsOf(document, 'visibilitychange')
const quarterMinute = 15_000

/** Sends what waits whenever there may be a connection, and lets nobody read what is not theirs. */
export function useKeepingQueue(subscribeToReconnect: Subscribe, onSent: () => void): void {
  const client = useQueryClient()
  const { profile } = useAuth()
  const { data: firm } = useQuery(firmQuery)
  const send = useEffectEvent(() => {
    if (profile) heardServer(profile.full_name)
    sendQueue().then(
      (isAnySent) => {
        if (!isAnySent) return
        void invalidateTopics(client, topics)
        onSent()
      },
      // Without a connection all of it stays; the next one is told.
      () => undefined,
    )
  })
  useEffect(() => {
    void tidy().then(() => send())
    const timer = setInterval(() => send(), quarterMinute)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => firm && keepFirmName(firm), [firm])
  useSubscription(subscribeToReconnect, send)
  useSubscription(subscribeToLooks, () => !document.hidden && send())
  useSubscription(subscribeToLeavers, () => void tidy())
  useSubscription(subscribeToTabs, () => void look())
}

const tidy = (): Promise<void> => tidyQueues().catch(problem)
const look = (): Promise<void> => lookAgain().catch(problem)
const problem = (error: unknown) => logProblem('What waits on this device could not be read', error)
