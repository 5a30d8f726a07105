import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Notification } from '../../../../contract/notifications.ts'
import { isGone } from '../../../lib/failure.ts'
import { logProblem } from '../../../lib/log.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { useFirm } from '../../people/public.ts'
import { useMarkRead } from '../api.ts'
import { said } from '../labels.ts'

/** Marks a notification as read; that it failed is only logged. */
export function useRead(): (notification: Notification) => void {
  const { mutateAsync: markRead } = useMarkRead()
  return useCallback(
    (notification) => {
      if (notification.is_read) return
      markRead(notification).catch((error: unknown) =>
        logProblem('A notification could not be marked', error),
      )
    },
    [markRead],
  )
}

/** Opens what a notification is about, and says so when it is gone. */
export function useOpenNotification(): (notification: Notification) => Promise<void> {
  const router = useRouter()
  const client = useQueryClient()
  const toasts = useToasts()
  const { time_zone } = useFirm()
  const read = useRead()
  return useCallback(
    async (notification) => {
      read(notification)
      try {
        // Where each kind leads is no part of every page's first load.
        const { whereTo } = await import('./where-to.ts')
        const link = await whereTo(client, notification, time_zone)
        if (link) await router.navigate(link)
      } catch (error) {
        if (isGone(error)) toasts.error(said.gone, said.goneReason)
        else toasts.error(said.notOpened, error)
      }
    },
    [client, read, router, time_zone, toasts],
  )
}
