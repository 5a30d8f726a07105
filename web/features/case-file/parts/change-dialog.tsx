import type { CaseFile } from '../../../../contract/case-file.ts'
import { caseDetails, legalCase } from '../../../../contract/cases.ts'
import { caseDetailNames, caseNames } from '../../../../contract/words/cases.ts'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import { useFieldsForm } from '../../../ui/rows/use-fields-form.ts'
import { cases as calls, caseWords as said } from '../../cases/public.ts'

type ChangeDialogProps = { file: CaseFile; open: boolean; onClose: () => void }

const { title, bench, filed_on, no_date_until, no_date_reason } = caseDetails
const { case_id, client_name, description } = legalCase
/** What its lead may change too. */
const ofLead = { title, bench, filed_on, no_date_until, no_date_reason }
const details = { name: 'case-details', fields: ofLead, names: caseDetailNames, said, calls }
const whole = {
  name: 'case-whole',
  fields: { case_id, client_name, description, ...ofLead },
  names: { ...caseNames, ...caseDetailNames },
  said,
  calls,
}

/** What is known of a case, as far as its reader may change it. */
export function ChangeDialog({ file, ...rest }: ChangeDialogProps) {
  return file.can.edit ? <WholeDialog file={file} {...rest} /> : <DetailsDialog file={file} {...rest} />
}

function WholeDialog({ file: { case: row }, open, onClose }: ChangeDialogProps) {
  const editor = useFieldsForm(whole, { row: open ? row : undefined, onClose })
  return (
    <RowDialog open={open} editor={editor} isEdit said={said}>
      <RowField of={editor} name="title" />
      <div className="grid gap-4 sm:grid-cols-2">
        <RowField of={editor} name="case_id" />
        <RowField of={editor} name="client_name" />
        <RowField of={editor} name="bench" />
        <RowField of={editor} name="filed_on" />
        <RowField of={editor} name="no_date_until" />
        <RowField of={editor} name="no_date_reason" />
      </div>
      <RowField of={editor} name="description" rows={3} />
    </RowDialog>
  )
}

function DetailsDialog({ file: { case: row }, open, onClose }: ChangeDialogProps) {
  const editor = useFieldsForm(details, { row: open ? row : undefined, onClose })
  return (
    <RowDialog open={open} editor={editor} isEdit said={said}>
      <RowField of={editor} name="title" />
      <div className="grid gap-4 sm:grid-cols-2">
        <RowField of={editor} name="bench" />
        <RowField of={editor} name="filed_on" />
        <RowField of={editor} name="no_date_until" />
        <RowField of={editor} name="no_date_reason" />
      </div>
    </RowDialog>
  )
}
