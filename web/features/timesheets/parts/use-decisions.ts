import { useState } from 'react'
import type { Timesheet } from '../../../../contract/timesheets.ts'
import { timesheetLimits } from '../../../../contract/timesheets.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { nameOf } from '../../people/public.ts'
import { useDecideWeeks } from './api.ts'
import { acts, approved, refusedOf, returned } from './labels.ts'

type Decision = 'approve' | 'return'

/** What is said of each decision. */
const words = {
  approve: { done: approved, failed: acts.approveFailed },
  return: { done: returned, failed: acts.returnFailed },
} as const

/** Approves weeks, or asks why they are returned and does that; says which of them were refused, and why. */
export function useDecisions(onDone: (decided: readonly Timesheet[]) => void) {
  const [returning, setReturning] = useState<readonly Timesheet[]>()
  const { mutateAsync, isPending } = useDecideWeeks()
  const toasts = useToasts()
  /** Answers whether any of them was. */
  const decide = async (decision: Decision, weeks: readonly Timesheet[], reason?: string) => {
    const { done, failed } = words[decision]
    const asked = weeks.slice(0, timesheetLimits.weeks)
    const body = {
      weeks: asked.map(({ user_id, week_start, version }) => ({ user_id, week_start, version })),
      decision,
      ...(reason !== undefined && { reason }),
    }
    const { items, refused } = await mutateAsync(body)
    if (items.length > 0) toasts.success(done(items.length), failed)
    const [first] = refused
    if (first) {
      const of = asked.find(({ user_id }) => user_id === first.user_id)
      toasts.error(failed, asked.length === 1 || !of ? first.message : refusedOf(nameOf(of), first.message))
    }
    return items.length > 0
  }
  return {
    isPending,
    returning,
    onDone,
    closeReturn: () => setReturning(undefined),
    approve: (weeks: readonly Timesheet[]) => {
      if (isPending || weeks.length === 0) return
      decide('approve', weeks).then(
        (isDone) => isDone && onDone(weeks),
        (error: unknown) => toasts.error(acts.approveFailed, error),
      )
    },
    askReturn: (weeks: readonly Timesheet[]) => {
      if (!isPending && weeks.length > 0) setReturning(weeks)
    },
    giveBack: (weeks: readonly Timesheet[], reason: string) => decide('return', weeks, reason),
  }
}
