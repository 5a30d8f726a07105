import { type ReactNode, useState } from 'react'
import type { Timesheet } from '../../../../contract/timesheets.ts'
import { useShortcuts } from '../../../lib/shortcuts.ts'
import { Button } from '../../../ui/button.tsx'
import { SectionHeading } from '../../../ui/heading.tsx'
import { lengthOf, sumOfWeek } from '../../time-entries/public.ts'
import { unseenOf } from '../logic.ts'
import { acts, hiddenTime, keys, submitting } from './labels.ts'
import { OddList } from './odd-list.tsx'
import { ReopenDialog, ReturnDialog } from './sheet-dialogs.tsx'
import { SheetState } from './sheet-state.tsx'
import { useDecisions } from './use-decisions.ts'

interface SheetReviewProps {
  user_id: string
  sunday: string
  /** Left out until it is there. */
  sheet: Timesheet | null | undefined
  /** Seconds of the entries that the reader sees, once they are there. */
  seen: number | undefined
  onDone: () => void
  /** Its time. */
  children: ReactNode
}

/** How somebody's week stands and what is decided; below its time what looks odd about it. */
export function SheetReview({ user_id, sunday, sheet, seen, onDone, children }: SheetReviewProps) {
  const unseen = seen === undefined ? 0 : unseenOf(sheet, seen)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {sheet !== undefined && <SheetState sheet={sheet} />}
        {sheet && (
          <p className="text-secondary font-semibold tabular-nums">
            {sumOfWeek(sheet.seconds, sheet.billable_seconds)}
          </p>
        )}
        {sheet && <Acts sheet={sheet} onDone={onDone} />}
      </div>
      {children}
      {unseen > 0 && <p className="text-secondary text-ink-2">{hiddenTime(lengthOf(unseen))}</p>}
      <section aria-label={submitting.odd} className="flex flex-col gap-2.5">
        <SectionHeading title={submitting.odd} />
        <OddList user_id={user_id} sunday={sunday} />
      </section>
    </>
  )
}

function Acts({ sheet, onDone }: { sheet: Timesheet; onDone: () => void }) {
  const { can } = sheet
  const decisions = useDecisions(onDone)
  const [isReopening, setReopening] = useState(false)
  const these = can.decide ? [sheet] : []
  useShortcuts([
    { keys: 'a', label: keys.approveThis, run: () => decisions.approve(these) },
    { keys: 'r', label: keys.returnThis, run: () => decisions.askReturn(these) },
  ])
  return (
    <div className="ml-auto flex gap-2">
      {can.decide && (
        <>
          <Button onClick={() => decisions.askReturn(these)}>{acts.return}</Button>
          <Button variant="primary" busy={decisions.isPending} onClick={() => decisions.approve(these)}>
            {acts.approve}
          </Button>
        </>
      )}
      {can.reopen && <Button onClick={() => setReopening(true)}>{acts.reopen}</Button>}
      <ReturnDialog of={decisions} />
      {isReopening && (
        <ReopenDialog sheet={sheet} onDone={() => undefined} onClose={() => setReopening(false)} />
      )}
    </div>
  )
}
