import { useState } from 'react'
import type { Timesheet } from '../../../../contract/timesheets.ts'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { isLocked } from '../logic.ts'
import { useRecallWeek } from './api.ts'
import { submitting as words } from './labels.ts'
import { SheetState } from './sheet-state.tsx'
import { SubmitDialog } from './submit-dialog.tsx'

interface WeekStateProps {
  user_id: string
  sunday: string
  sheet: Timesheet | null
  week: string
  /** A week that has not begun is not submitted. */
  isToCome: boolean
}

/** How far one's own week is, and what is done about it: it is submitted, or recalled. */
export function WeekState({ isToCome, ...of }: WeekStateProps) {
  const { sheet, sunday } = of
  const [isSubmitting, setSubmitting] = useState(false)
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
      {!isLocked(sheet) && !isToCome && <Button onClick={() => setSubmitting(true)}>{words.title}</Button>}
      {sheet?.can.recall && (
        <Button busy={isPending} onClick={() => takeBack(sheet.version)}>
          {words.recall}
        </Button>
      )}
      {isSubmitting && <SubmitDialog {...of} onClose={() => setSubmitting(false)} />}
    </>
  )
}
