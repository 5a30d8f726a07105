import type { Timesheet } from '../../../../contract/timesheets.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { nameOf } from '../../people/public.ts'
import { weekSpan } from '../../time-entries/public.ts'
import { keyOf } from '../logic.ts'
import { useReopenWeek } from './api.ts'
import { acts, returnWeeks, reasons as words } from './labels.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import type { useDecisions } from './use-decisions.ts'

/** Why weeks are returned. */
export function ReturnDialog({ of: { returning, giveBack, closeReturn, onDone } }: { of: Decisions }) {
  const [only, ...others] = returning ?? []
  if (!returning || !only) return null
  const isOne = others.length === 0
  const send = async (reason: string) => {
    const decided = await giveBack(returning, reason)
    return decided.length > 0 ? () => onDone(decided) : undefined
  }
  return (
    <ReasonDialog
      name={isOne ? `week-return.${keyOf(only)}` : 'week-return'}
      title={returnWeeks(returning.length)}
      description={isOne ? whose(only) : undefined}
      what={words.returnWhat}
      send={acts.return}
      failed={acts.returnFailed}
      onSend={send}
      onClose={closeReturn}
    />
  )
}

type Decisions = ReturnType<typeof useDecisions>

interface ReopenDialogProps {
  sheet: Timesheet
  onDone: () => void
  onClose: () => void
}

/** Why an approved week is opened again. */
export function ReopenDialog({ sheet, onDone, onClose }: ReopenDialogProps) {
  const { mutateAsync: reopen } = useReopenWeek()
  const toasts = useToasts()
  const send = async (reason: string) => {
    const { user_id, week_start, version } = sheet
    await reopen({ user_id, week_start, version, reason })
    toasts.success(acts.reopened, acts.reopenFailed)
    return onDone
  }
  return (
    <ReasonDialog
      name={`week-reopen.${keyOf(sheet)}`}
      title={words.reopenTitle}
      description={whose(sheet)}
      what={words.reopenWhat}
      send={acts.reopen}
      failed={acts.reopenFailed}
      onSend={send}
      onClose={onClose}
    />
  )
}

function whose(sheet: Timesheet): string {
  return `${nameOf(sheet)} · ${weekSpan(sheet.week_start)}`
}
