import { useEffect, useRef } from 'react'
import { whyNotLoaded } from '../lib/failure.ts'
import { useToasts } from './toast.tsx'

/** How it stands with something that is being loaded. */
export interface Loading {
  error: Error | null
  isSuccess: boolean
  /** What is shown is still what was loaded before. */
  isPlaceholderData: boolean
}

/** Says once that something could not be loaded, however often it is tried again in vain; answers the reason. */
export function useLoadFailure(
  { error, isSuccess, isPlaceholderData }: Loading,
  message: string,
): string | undefined {
  const toasts = useToasts()
  const isTold = useRef(false)
  const reason = error ? whyNotLoaded(error) : undefined
  const isLoaded = isSuccess && !isPlaceholderData
  useEffect(() => {
    if (isLoaded && isTold.current) {
      isTold.current = false
      toasts.worked(message)
    }
    // While it is tried again there is no error, and it is no news when there is one again.
    if (reason === undefined || isTold.current) return
    isTold.current = true
    toasts.error(message, error)
  }, [isLoaded, error, reason, message, toasts])
  return reason
}

/** How it stands with two that are shown together. */
export function bothOf(one: Loading, other: Loading): Loading {
  return {
    error: one.error ?? other.error,
    isSuccess: one.isSuccess && other.isSuccess,
    isPlaceholderData: one.isPlaceholderData || other.isPlaceholderData,
  }
}
