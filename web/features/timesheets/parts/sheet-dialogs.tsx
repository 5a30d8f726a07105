import type { Timesheet } from '../../../../contract/timesheets.ts'
import { nameOf } from '../../people/public.ts'
import { weekSpan } from '../../time-entries/public.ts'
import { keyOf } from '../logic.ts'
import { acts, returnWeeks, reasons as words } from './labels.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import type { useDecisions } from './use-decisions.ts'

/** Why weeks are returned. */
export function ReturnDialog({ of: { returning, giveBack, closeReturn, onDone } }: { of: Decisions }) {
  const [only, ...others] = returning ?? []
  if (!returning || !only) return null
  const isOne = others.length === 0
  return (
    <ReasonDialog
      name={isOne ? `week-return.${keyOf(only)}` : 'week-return'}
      title={returnWeeks(returning.length)}
      description={isOne ? whose(only) : undefined}
      what={words.returnWhat}
      send={acts.return}
      failed={acts.returnFailed}
      onSend={(reason) => giveBack(returning, reason)}
      onDone={() => onDone(returning)}
      onClose={closeReturn}
    />
  )
}

type Decisions = ReturnType<typeof useDecisions>

function whose(sheet: Timesheet): string {
  return `${nameOf(sheet)} · ${weekSpan(sheet.week_start)}`
}
