import type { ReactNode } from 'react'
import {
  entryTypes,
  statementCategories,
  statementStatuses,
} from '../../../../contract/statement-categories.ts'
import { type Statement, statementLimits } from '../../../../contract/statements.ts'
import { dayIn } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Conflict, NowBelow } from '../../../ui/rows/conflict.tsx'
import { Select } from '../../../ui/select.tsx'
import { DateInput, DecimalInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useFirm } from '../../people/public.ts'
import { entryTypeNames, said, statusNames } from '../labels.ts'
import { isOverAYearAhead } from '../logic.ts'
import { type EntryForm, withType } from './entry-form.ts'
import { useEntryForm } from './use-entry-form.ts'

export type EntryDialogProps = {
  open: boolean
  /** The entry that is edited; undefined adds one. */
  entry: Statement | undefined
  onClose: () => void
}

/** The Add Entry dialog, and the same for the edit of one. */
export function EntryDialog({ open, entry, onClose }: EntryDialogProps) {
  const { form, set, dirty, complaints, current, saving, save, discard, close } = useEntryForm(entry, onClose)
  const confirm = useConfirm()
  const { time_zone } = useFirm()
  const askThenSave = async () => {
    const isFar = isOverAYearAhead(form.entry_date, dayIn(time_zone)) && form.entry_date !== entry?.entry_date
    if (!isFar || (await confirm({ title: said.farAhead, confirmLabel: 'Save' }))) save()
  }
  const field = (name: keyof EntryForm, control: ReactNode) => (
    <div className="flex min-w-0 flex-col gap-1">
      {control}
      <NowBelow now={current?.[name]} mine={form[name]} />
    </div>
  )
  return (
    <Dialog
      open={open}
      onClose={close}
      dirty={dirty}
      onDiscard={discard}
      onSubmit={() => void askThenSave()}
      title={entry ? 'Edit Entry' : 'Add Entry'}
      description="Money that came into the firm or went out of it."
      footer={
        <>
          <DialogClose />
          <Button variant="primary" type="submit" busy={saving} busyText="Saving...">
            {entry ? 'Save' : 'Add Entry'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {current && <Conflict what="This entry" />}
        {field(
          'entry_type',
          <RadioGroup
            label="Type"
            look="cards"
            value={form.entry_type}
            options={entryTypes.map((value) => ({ value, label: entryTypeNames[value].label }))}
            onValueChange={(entry_type) => set(withType(entry_type, form))}
          />,
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          {field(
            'category',
            <Field label="Category" required error={complaints.category}>
              <Select
                value={form.category || null}
                placeholder="Select category"
                options={statementCategories[form.entry_type].map((name) => ({ value: name, label: name }))}
                onValueChange={(category) => set({ category })}
              />
            </Field>,
          )}
          {field(
            'amount',
            <Field label="Amount" required error={complaints.amount}>
              <DecimalInput
                value={form.amount}
                maxLength={24}
                placeholder="0.00"
                onChange={(event) => set({ amount: event.target.value })}
              />
            </Field>,
          )}
        </div>
        {field(
          'description',
          <Field label="Description" required error={complaints.description}>
            <Textarea
              rows={2}
              value={form.description}
              maxLength={statementLimits.description}
              onChange={(event) => set({ description: event.target.value })}
            />
          </Field>,
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          {field(
            'entry_date',
            <Field label="Date" required error={complaints.entry_date}>
              <DateInput
                value={form.entry_date}
                onChange={(event) => set({ entry_date: event.target.value })}
              />
            </Field>,
          )}
          {field(
            'status',
            <Field label="Status" error={complaints.status}>
              <Select
                value={form.status}
                options={statementStatuses.map((value) => ({ value, label: statusNames[value].label }))}
                onValueChange={(status) => set({ status })}
              />
            </Field>,
          )}
        </div>
        {field(
          'remarks',
          <Field label="Remarks" error={complaints.remarks}>
            <Textarea
              rows={2}
              value={form.remarks}
              maxLength={statementLimits.remarks}
              onChange={(event) => set({ remarks: event.target.value })}
            />
          </Field>,
        )}
      </div>
    </Dialog>
  )
}
