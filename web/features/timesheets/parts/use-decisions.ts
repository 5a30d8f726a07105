import { useState } from 'react'
import type { Timesheet } from '../../../../contract/timesheets.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { nameOf } from '../../people/public.ts'
import { useDecideWeeks } from './api.ts'
import { decideInPieces, type Refusal } from './decide-in-pieces.ts'
import { acts, andMore, approved, refusedOf, returned, undecided } from './labels.ts'

type Decision = 'approve' | 'return'

/** What is said of each decision. */
const words = {
  approve: { done: approved, failed: acts.approveFailed },
  return: { done: returned, failed: acts.returnFailed },
} as const

/** Approves weeks, or asks why they are returned and does that; says how many of them were refused, and why. */
export function useDecisions(onDone: (decided: readonly Timesheet[]) => void) {
  const [returning, setReturning] = useState<readonly Timesheet[]>()
  const [isPending, setPending] = useState(false)
  const { mutateAsync } = useDecideWeeks()
  const toasts = useToasts()
  /** Answers those that were decided. */
  const decide = async (decision: Decision, weeks: readonly Timesheet[], reason?: string) => {
    const { done, failed } = words[decision]
    setPending(true)
    try {
      const how = { decision, ...(reason !== undefined && { reason }) }
      const { decided, refused } = await decideInPieces(weeks, how, mutateAsync)
      if (decided.length > 0) toasts.success(done(decided.length), failed)
      if (refused.length > 0) toasts.error(failed, whyRefused(refused, weeks.length))
      return decided
    } finally {
      setPending(false)
    }
  }
  return {
    isPending,
    returning,
    onDone,
    closeReturn: () => setReturning(undefined),
    approve: (weeks: readonly Timesheet[]) => {
      if (isPending || weeks.length === 0) return
      decide('approve', weeks).then(
        (decided) => decided.length > 0 && onDone(decided),
        (error: unknown) => toasts.error(acts.approveFailed, error),
      )
    },
    askReturn: (weeks: readonly Timesheet[]) => {
      if (!isPending && weeks.length > 0) setReturning(weeks)
    },
    giveBack: (weeks: readonly Timesheet[], reason: string) => decide('return', weeks, reason),
  }
}

/** So many of those that were refused alike are named. */
const mostNamed = 3

/** Of one week its sentence; of several how many were refused, and with each sentence whose. */
function whyRefused(refused: readonly Refusal[], of: number): string {
  const [first] = refused
  if (first && of === 1) return first.message
  const sentences = refused.map(({ message, weeks }) => {
    const names = [...new Set(weeks.map((week) => nameOf(week)))]
    const others = names.length - mostNamed
    const named = names.slice(0, mostNamed).join(', ')
    return refusedOf(others > 0 ? `${named} ${andMore(others)}` : named, message)
  })
  const n = refused.reduce((sum, { weeks }) => sum + weeks.length, 0)
  return [undecided(n, of), ...sentences].join(' ')
}
