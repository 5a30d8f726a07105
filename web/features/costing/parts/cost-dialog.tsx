import { cost as fields } from '../../../../contract/costing.ts'
import { costCategoryWords, costNames as names } from '../../../../contract/words/costing.ts'
import { shownAs } from '../../../lib/words.tsx'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import { useRowDialog } from '../../../ui/rows/use-row-dialog.ts'
import {
  CaseIdField,
  caseOf,
  type DialogOfCase,
  useHasNoCaseIds,
  withPickedCase,
} from '../../cases/public.ts'
import { costs as calls } from '../api.ts'
import { bookedOn, said } from '../labels.ts'

const area = { name: 'cost', ...withPickedCase(fields, names, names.case_id), said, calls }

/** The Add Cost dialog, which begins with the case that the list shows, and the same for the edit of one. */
export function CostDialog({ at = '/costing', ...of }: DialogOfCase) {
  const { row, editor, dialog } = useRowDialog(at, area, caseOf(of))
  return (
    <RowDialog {...dialog} disabled={useHasNoCaseIds() && !row} description={bookedOn(row?.case_id)}>
      <CaseIdField of={editor} kind="cost" />
      <RowField of={editor} name="description" rows={2} />
      <div className="grid gap-4 sm:grid-cols-3">
        <RowField of={editor} name="amount" />
        <RowField of={editor} name="cost_category" wordOf={shownAs(costCategoryWords)} />
        <RowField of={editor} name="date_incurred" />
      </div>
    </RowDialog>
  )
}
