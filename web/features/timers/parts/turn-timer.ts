import { useToasts } from '../../../ui/toast.tsx'
import { useTurnTimer } from './api.ts'
import { pausing } from './labels.ts'
import type { Running } from './use-timer-desk.ts'

export const pauseKey = 'X'

/** Pauses the running timer or lets it run on; a failure is told. */
export function useTurn({ paused_at }: Running) {
  const { mutate, isPending } = useTurnTimer()
  const toasts = useToasts()
  const pauses = paused_at === undefined
  const failed = pauses ? pausing.pauseFailed : pausing.resumeFailed
  return () => isPending || mutate({ pauses }, { onError: (error) => toasts.error(failed, error) })
}
