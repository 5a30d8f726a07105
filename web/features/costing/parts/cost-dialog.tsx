import { costCategories } from '../../../../contract/cost-categories.ts'
import { type Cost, costLimits } from '../../../../contract/costing.ts'
import { dayIn } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Conflict, NowBelow } from '../../../ui/rows/conflict.tsx'
import { useRowForm } from '../../../ui/rows/use-row-form.ts'
import { Select } from '../../../ui/select.tsx'
import { DateInput, DecimalInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { CaseIdField, useHasNoCaseIds } from '../../cases/public.ts'
import { useFirm } from '../../people/public.ts'
import { costOfConflict, useCreateCost, useUpdateCost } from '../api.ts'
import { said } from '../labels.ts'
import { type CostForm, changeOf, costForm, draftOf, emptyCost, formOf } from './cost-form.ts'

export type CostDialogProps = {
  open: boolean
  /** The cost that is edited; undefined adds one. */
  cost: Cost | undefined
  /** The case that the list shows: a new cost begins with it. */
  caseId: string | undefined
  onClose: () => void
}

/** The Add Cost dialog, and the same for the edit of one. */
export function CostDialog({ open, cost, caseId, onClose }: CostDialogProps) {
  const { form, set, dirty, complaints, current, saving, save, discard, close } = useCostForm(
    cost,
    caseId,
    onClose,
  )
  const hasNoCases = useHasNoCaseIds()
  const field = (name: keyof CostForm) => <NowBelow now={current?.[name]} mine={form[name]} />
  return (
    <Dialog
      open={open}
      onClose={close}
      dirty={dirty}
      onDiscard={discard}
      onSubmit={save}
      title={cost ? 'Edit Cost' : 'Add Cost'}
      description={cost ? `Booked on ${cost.case_id}` : 'Book a cost on a case of a task or of the Caselist.'}
      footer={
        <>
          <DialogClose />
          <Button
            variant="primary"
            type="submit"
            disabled={!cost && hasNoCases}
            busy={saving}
            busyText="Saving..."
          >
            {cost ? 'Save' : 'Add Cost'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {current && <Conflict what="This cost" />}
        <div className="flex flex-col gap-1">
          <CaseIdField
            value={form.case_id}
            onChange={(case_id) => set({ case_id })}
            error={complaints.case_id}
          />
          {field('case_id')}
        </div>
        <Field label="Description" required error={complaints.description} below={field('description')}>
          <Textarea
            rows={2}
            value={form.description}
            maxLength={costLimits.description}
            onChange={(event) => set({ description: event.target.value })}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label="Amount" required error={complaints.amount} below={field('amount')}>
            <DecimalInput
              value={form.amount}
              maxLength={24}
              placeholder="0.00"
              onChange={(event) => set({ amount: event.target.value })}
            />
          </Field>
          <Field label="Category" error={complaints.cost_category} below={field('cost_category')}>
            <Select
              value={form.cost_category}
              options={costCategories.map((name) => ({ value: name, label: name }))}
              onValueChange={(cost_category) => set({ cost_category })}
            />
          </Field>
          <Field label="Date" required error={complaints.date_incurred} below={field('date_incurred')}>
            <DateInput
              value={form.date_incurred}
              onChange={(event) => set({ date_incurred: event.target.value })}
            />
          </Field>
        </div>
      </div>
    </Dialog>
  )
}

function useCostForm(cost: Cost | undefined, caseId: string | undefined, onClose: () => void) {
  const { time_zone } = useFirm()
  const { mutateAsync: create } = useCreateCost()
  const { mutateAsync: update } = useUpdateCost()
  return useRowForm({
    name: 'cost',
    row: cost,
    empty: emptyCost(dayIn(time_zone), caseId),
    shape: costForm,
    formOf,
    check: async (form, base) => {
      const { ofChange, ofDraft } = await import('./cost-check.ts')
      return cost ? ofChange(form, base) : ofDraft(form)
    },
    send: (form, base) =>
      cost
        ? update({ id: cost.id, body: { ...changeOf(form, base.form), version: base.version } })
        : create(draftOf(form)),
    rowOfConflict: costOfConflict,
    said,
    onClose,
  })
}
