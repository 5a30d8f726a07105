import { Lock } from 'lucide-react'
import { daysAfter } from '../../../../contract/kernel/days.ts'
import { timeSentences } from '../../../../contract/kernel/time-reasons.ts'
import type { Timesheet } from '../../../../contract/timesheets.ts'
import { shortDay } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { isClosed } from '../logic.ts'
import { useRecallWeek } from './api.ts'
import { closedThrough, submitting as words } from './labels.ts'
import { SheetState } from './sheet-state.tsx'

interface WeekStateProps {
  sheet: Timesheet | null
  sunday: string
  /** The last day of the closed period. */
  closed: string | null | undefined
}

/** How far one's own week is; one that is submitted is recalled here. Of closed days it says so. */
export function WeekState({ sheet, sunday, closed }: WeekStateProps) {
  const { mutateAsync: recall, isPending } = useRecallWeek()
  const toasts = useToasts()
  const takeBack = (version: number) =>
    void recall({ week_start: sunday, version }).then(
      () => toasts.success(words.recalled, words.recallFailed),
      (error: unknown) => toasts.error(words.recallFailed, error),
    )
  return (
    <>
      <SheetState sheet={sheet} />
      {closed && isClosed(sunday, closed) && (
        <p className="inline-flex items-center gap-1.5 text-meta text-ink-2">
          <Lock aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
          {isClosed(daysAfter(sunday, 6), closed)
            ? timeSentences['time.period_closed']
            : closedThrough(shortDay(closed))}
        </p>
      )}
      {sheet?.can.recall && (
        <Button busy={isPending} onClick={() => takeBack(sheet.version)}>
          {words.recall}
        </Button>
      )}
    </>
  )
}
