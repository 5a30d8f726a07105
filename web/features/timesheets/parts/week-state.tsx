import type { Timesheet } from '../../../../contract/timesheets.ts'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useRecallWeek } from './api.ts'
import { submitting as words } from './labels.ts'
import { SheetState } from './sheet-state.tsx'

/** How far one's own week is; one that is submitted is recalled here. */
export function WeekState({ sheet, sunday }: { sheet: Timesheet | null; sunday: string }) {
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
      {sheet?.can.recall && (
        <Button busy={isPending} onClick={() => takeBack(sheet.version)}>
          {words.recall}
        </Button>
      )}
    </>
  )
}
