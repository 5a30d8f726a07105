import { type Cost, cost as fields } from '../../../../contract/costing.ts'
import { costNames as names } from '../../../../contract/words/costing.ts'
import { useOpenForm } from '../../../lib/rows/row-address.ts'
import { NowBelow } from '../../../ui/rows/conflict.tsx'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import { useFieldsForm } from '../../../ui/rows/use-fields-form.ts'
import { CaseIdField, useHasNoCaseIds } from '../../cases/public.ts'
import { costs as calls } from '../api.ts'
import { said } from '../labels.ts'

/** The Add Cost dialog, which begins with the case that the list shows, and the same for the edit of one. */
export function CostDialog({ caseId = '' }: { caseId: string | undefined }) {
  const { isOpen, row, close } = useOpenForm<Cost>('/costing', calls.one)
  const area = { name: 'cost', fields, names, said, calls }
  const editor = useFieldsForm(area, { row, given: { case_id: caseId }, onClose: close })
  const hasNoCases = useHasNoCaseIds()
  const { form, set, complaints, current } = editor
  return (
    <RowDialog
      open={isOpen}
      editor={editor}
      what="This cost"
      title={row ? 'Edit Cost' : said.add}
      description={row ? `Booked on ${row.case_id}` : 'Book a cost on a case of a task or of the Caselist.'}
      save={row ? 'Save' : said.add}
      disabled={!row && hasNoCases}
    >
      <CaseIdField
        value={form.case_id}
        onChange={(case_id) => set({ case_id })}
        error={complaints.case_id}
        below={<NowBelow now={current?.case_id} mine={form.case_id} />}
      />
      <RowField of={editor} name="description" rows={2} />
      <div className="grid gap-4 sm:grid-cols-3">
        <RowField of={editor} name="amount" />
        <RowField of={editor} name="cost_category" />
        <RowField of={editor} name="date_incurred" />
      </div>
    </RowDialog>
  )
}
