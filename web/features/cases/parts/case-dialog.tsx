import { caseNames } from '../../../../contract/words/cases.ts'
import { useAddForm } from '../../../lib/rows/row-address.ts'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import { useFieldsForm } from '../../../ui/rows/use-fields-form.ts'
import { said } from '../labels.ts'
import { SameId } from './case-fields.tsx'
import { LinksField } from './links-field.tsx'
import { caseForm } from './use-case-editor.ts'

/** The Add Case dialog; what is typed stays on this device until it is created or discarded. */
export function CaseDialog() {
  const { isOpen, close } = useAddForm('/caselist')
  const editor = useFieldsForm(caseForm, { row: undefined, onClose: close })
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
    </RowDialog>
  )
}
