import { caseChange, type LegalCase } from '../../../../contract/cases.ts'
import { complaintsIn } from '../../../lib/complaints.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { caseOfConflict, useUpdateCase } from '../api.ts'
import { said } from '../labels.ts'
import { type CaseForm, caseForm, changeOf, emptyCase, formOf } from './case-form.ts'
import { type RowForm, useRowForm } from './use-row-form.ts'

export interface CaseEditor extends Omit<RowForm<CaseForm>, 'close'> {
  id: string
  /** Asks first when something was typed. */
  cancel: () => void
}

/** The edit of one row in its place; without a row there is none. */
export function useCaseEditor(row: LegalCase | undefined, onClose: () => void): CaseEditor | undefined {
  const { mutateAsync } = useUpdateCase()
  const confirm = useConfirm()
  const { close, ...editor } = useRowForm({
    name: 'case',
    row,
    empty: emptyCase,
    shape: caseForm,
    formOf,
    check: (form, base) => complaintsIn(caseChange, { ...changeOf(form, base.form), version: base.version }),
    send: (form, base) =>
      mutateAsync({ id: row?.id ?? '', body: { ...changeOf(form, base.form), version: base.version } }),
    rowOfConflict: caseOfConflict,
    said,
    onClose,
  })
  if (!row) return undefined
  const cancel = () => {
    if (!editor.dirty) return close()
    const question = { title: 'Discard changes?', description: 'What you typed here has not been saved.' }
    const answers = { confirmLabel: 'Discard', cancelLabel: 'Keep editing', destructive: true }
    void confirm({ ...question, ...answers }).then((yes) => yes && close())
  }
  return { ...editor, id: row.id, cancel }
}
