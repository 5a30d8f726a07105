import { type Cost, cost as fields } from '../../../../contract/costing.ts'
import { costCategoryWords, costNames as names } from '../../../../contract/words/costing.ts'
import { useOpenForm } from '../../../lib/rows/row-address.ts'
import { shownAs } from '../../../lib/words.tsx'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import { useFieldsForm } from '../../../ui/rows/use-fields-form.ts'
import { CaseIdField, useHasNoCaseIds } from '../../cases/public.ts'
import { costs as calls } from '../api.ts'
import { bookedOn, said } from '../labels.ts'

const area = { name: 'cost', fields, names, said, calls }

/** The Add Cost dialog, which begins with the case that the list shows, and the same for the edit of one. */
export function CostDialog({ caseId = '' }: { caseId: string | undefined }) {
  const { isOpen, row, close } = useOpenForm<Cost>('/costing', calls.one)
  const editor = useFieldsForm(area, { row, given: { case_id: caseId }, onClose: close })
  const isEdit = row !== undefined
  const disabled = useHasNoCaseIds() && !isEdit
  const description = bookedOn(row?.case_id)
  return (
    <RowDialog {...{ editor, isEdit, said, disabled, description }} open={isOpen}>
      <CaseIdField of={editor} />
      <RowField of={editor} name="description" rows={2} />
      <div className="grid gap-4 sm:grid-cols-3">
        <RowField of={editor} name="amount" />
        <RowField of={editor} name="cost_category" wordOf={shownAs(costCategoryWords)} />
        <RowField of={editor} name="date_incurred" />
      </div>
    </RowDialog>
  )
}
