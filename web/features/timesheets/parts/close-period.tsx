import type { BillingSettings } from '../../../../contract/billing-settings.ts'
import { dayOf, daysAfter } from '../../../../contract/kernel/days.ts'
import { timesheetLimits } from '../../../../contract/timesheets.ts'
import { complaintsOf } from '../../../lib/complaints.ts'
import { failedAs } from '../../../lib/failure.ts'
import { useFirm } from '../../../lib/firm.ts'
import { shortDay } from '../../../lib/format.ts'
import { useServerMinute } from '../../../lib/now.ts'
import { useKeptChanges } from '../../../lib/rows/kept-changes.ts'
import { flag, text } from '../../../lib/shape.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { ComplaintLine, Field } from '../../../ui/field.tsx'
import { DateInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { isMovedBack } from '../logic.ts'
import { useClosePeriod } from './api.ts'
import { closedThrough, reasons, periods as words } from './labels.ts'

type ClosePeriodProps = { settings: BillingSettings; onClose: () => void }

/** Closes a period up to a day; moved back, or with all days, it opens days again, and says why. */
export function ClosePeriod(props: ClosePeriodProps) {
  const { closed_through } = props.settings
  const { form, set, clear, isDirty, isAll, isBack, complaints, ...closing } = useClosing(props)
  return (
    <Dialog
      open
      size="sm"
      dirty={isDirty}
      onDiscard={clear}
      onClose={closing.leave}
      onSubmit={closing.send}
      title={words.close}
      description={closed_through ? closedThrough(shortDay(closed_through)) : words.none}
      footer={
        <DialogSave
          busy={closing.isPending}
          disabled={(!isAll && form.through === '') || (isBack && form.reason.trim() === '')}
        >
          {isAll ? words.openAll : words.close}
        </DialogSave>
      }
    >
      <div className="flex flex-col gap-4">
        {!isAll && <p>{words.what}</p>}
        <Field label={words.through} required={!isAll} error={complaints.through}>
          <DateInput
            value={form.through}
            disabled={isAll}
            onChange={({ target }) => set({ through: target.value })}
          />
        </Field>
        {closed_through && (
          <Checkbox
            label={words.openAll}
            checked={isAll}
            onChange={({ target }) => set({ all: target.checked })}
          />
        )}
        {isBack && (
          <Field label={reasons.reason} hint={words.backHint} required error={complaints.reason}>
            <Textarea
              rows={3}
              maxLength={timesheetLimits.reason}
              value={form.reason}
              onChange={({ target }) => set({ reason: target.value })}
            />
          </Field>
        )}
        <ComplaintLine id="close-refused" label="" error={closing.refused} />
      </div>
    </Dialog>
  )
}

/** What is typed, the last month unless something else is; and what sends it. */
function useClosing({ settings: { closed_through, version }, onClose }: ClosePeriodProps) {
  const { time_zone } = useFirm()
  const [year, month] = dayOf(useServerMinute(), time_zone).split('-')
  const lastMonth = daysAfter(`${year}-${month}-01`, -1)
  const typed = useKeptChanges(
    'close-period',
    { through: lastMonth, all: false, reason: '' },
    { through: text, all: flag, reason: text },
  )
  const { form, clear } = typed
  const { mutateAsync: close, isPending, error } = useClosePeriod()
  const toasts = useToasts()
  const isAll = form.all && closed_through !== null
  const isBack = isAll || isMovedBack(form.through, closed_through)
  const said = isAll
    ? { done: words.opened, failed: words.openFailed }
    : { done: words.closed, failed: words.closeFailed }
  const leave = () => {
    clear()
    onClose()
  }
  const send = () => {
    const reason = isBack ? { reason: form.reason.trim() } : {}
    void close({ through: isAll ? null : form.through, version, ...reason }).then(
      () => {
        toasts.success(said.done, said.failed)
        leave()
      },
      () => undefined,
    )
  }
  const complaints = complaintsOf(error)
  const isOfField = Object.keys(complaints).length > 0
  return {
    ...{ ...typed, isAll, isBack, isPending, leave, send, complaints },
    refused: error && !isOfField ? failedAs(said.failed, error) : undefined,
  }
}
