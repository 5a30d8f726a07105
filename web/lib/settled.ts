import { useEffect, useEffectEvent, useState } from 'react'

/** Runs once when `standing` has stood still for so long; undefined milliseconds are never over. */
export function useLater(run: () => void, milliseconds: number | undefined, standing?: unknown): void {
  const runLatest = useEffectEvent(run)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change begins the wait anew.
  useEffect(() => {
    if (milliseconds === undefined) return
    const timer = setTimeout(() => runLatest(), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds, standing])
}

/** A value as it was when it last stood still for so long: for questions to the server about what somebody types. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value)
  useLater(() => setSettled(value), milliseconds, value)
  return settled
}
