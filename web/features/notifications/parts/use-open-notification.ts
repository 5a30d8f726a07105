import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Notification } from '../../../../contract/notifications.ts'
import { CallFailure } from '../../../lib/failure.ts'
import { logProblem } from '../../../lib/log.ts'
import { paths } from '../../../lib/paths.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { useFirm } from '../../people/public.ts'
import { useMarkRead } from '../api.ts'
import { said } from '../labels.ts'
import { placeOf } from '../logic.ts'

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
export function useOpenNotification(): (notification: Notification) => void {
  const router = useRouter()
  const client = useQueryClient()
  const toasts = useToasts()
  const { time_zone } = useFirm()
  const read = useRead()
  const openNote = useCallback(
    async (id: string) => {
      try {
        // What reads a task is no part of every page's first load.
        const { placeOfNote } = await import('./open-note.ts')
        await router.navigate(await placeOfNote(client, id, time_zone))
      } catch (error) {
        const isGone = error instanceof CallFailure && error.kind === 'not_found'
        if (isGone) toasts.error(said.gone, said.goneReason)
        else toasts.error(said.notOpened, error)
      }
    },
    [client, router, time_zone, toasts],
  )
  return useCallback(
    (notification) => {
      read(notification)
      const place = placeOf(notification)
      if (place.kind === 'note') void openNote(place.id)
      if (place.kind === 'chat') void router.navigate(paths.chat())
      if (place.kind === 'feedback') void router.navigate(paths.feedback())
      if (place.kind === 'case') void router.navigate(paths.case(place.id, 'messages'))
      if (place.kind === 'archive') void router.navigate(paths.archive())
      if (place.kind === 'applications')
        void router.navigate(place.id ? paths.application(place.id) : paths.applications())
    },
    [openNote, read, router],
  )
}
