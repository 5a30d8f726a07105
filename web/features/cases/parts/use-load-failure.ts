import { useEffect } from 'react'
import { sentenceOf } from '../../../lib/failure.ts'
import { useToasts } from '../../../ui/toast.tsx'

/** Says once that a list could not be loaded, and answers the reason to show in its place. */
export function useLoadFailure(error: unknown, message: string): string | undefined {
  const toasts = useToasts()
  const reason = error ? sentenceOf(error) : undefined
  useEffect(() => {
    if (reason !== undefined) toasts.error(message, reason)
  }, [reason, message, toasts])
  return reason
}
