import { caseDetails, type LegalCase, legalCase } from '../../../../contract/cases.ts'
import { foldDigits } from '../../../../contract/kernel/digits.ts'
import { line, rowFields } from '../../../../contract/kernel/row.ts'
import { caseDetailNames, caseNames } from '../../../../contract/words/cases.ts'
import { useAddForm } from '../../../lib/rows/row-address.ts'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import { type FieldsForm, useFieldsForm } from '../../../ui/rows/use-fields-form.ts'
import { cases } from '../api.ts'
import { choiceNames, said } from '../labels.ts'
import { SameId } from './case-fields.tsx'
import { CourtFold, TeamFold } from './case-folds.tsx'
import { LinksField } from './links-field.tsx'

const { title, bench, case_no, filed_on } = caseDetails
const id = line({ most: 36 })
const fields = rowFields({
  ...legalCase,
  title,
  court_ref: id,
  bench,
  type_ref: id,
  case_no,
  case_year: line({ most: 4 }),
  filed_on,
  stage_ref: id,
  lead_id: id,
})
export type NewCaseForm = FieldsForm<typeof fields>

const names = { ...caseNames, ...caseDetailNames, ...choiceNames }

/** A year is typed as a text and sent as a number. */
function useCreate() {
  const { mutateAsync } = cases.useCreate()
  return {
    mutateAsync: ({ case_year, ...draft }: { case_id: string; case_year?: string }): Promise<LegalCase> =>
      mutateAsync({ ...draft, ...(case_year && { case_year: Number(foldDigits(case_year)) }) }),
  }
}

const area = { name: 'case', fields, names, said, calls: { useCreate, useUpdate: cases.useUpdate } }

/** The Add Case dialog; what is typed stays on this device until it is created or discarded. */
export function CaseDialog() {
  const { isOpen, close } = useAddForm('/caselist')
  const editor: NewCaseForm = useFieldsForm(area, { row: undefined, onClose: close })
  const { form, set, complaints } = editor
  return (
    <RowDialog
      open={isOpen}
      editor={editor}
      isEdit={false}
      said={said}
      description={said.whoSees}
      disabled={form.case_id.trim() === ''}
    >
      <RowField
        of={editor}
        name="case_id"
        placeholder={said.idLike}
        below={<SameId typed={form.case_id} />}
      />
      <RowField of={editor} name="client_name" />
      <RowField of={editor} name="description" />
      <div className="flex flex-col gap-1.5">
        <span aria-hidden="true" className="text-secondary font-semibold">
          {caseNames.links}
        </span>
        <LinksField links={form.links} onChange={(links) => set({ links })} error={complaints.links} />
      </div>
      <CourtFold of={editor} />
      <TeamFold of={editor} />
    </RowDialog>
  )
}
