import { type CaseForm, legalCase as fields, type LegalCase } from '../../../../contract/cases.ts'
import { caseNames as names } from '../../../../contract/words/cases.ts'
import { useDiscard } from '../../../ui/rows/use-discard.ts'
import { useFieldsForm } from '../../../ui/rows/use-fields-form.ts'
import type { RowForm } from '../../../ui/rows/use-row-form.ts'
import { cases as calls } from '../api.ts'
import { said } from '../labels.ts'

/** What the forms of a case are made of. */
const caseForm = { name: 'case', fields, names, said, calls }

export interface CaseEditor extends Omit<RowForm<CaseForm>, 'close'> {
  id: string
  /** Asks first when something was typed. */
  cancel: () => void
}

/** The edit of one row in its place; without a row there is none. */
export function useCaseEditor(row: LegalCase | undefined, onClose: () => void): CaseEditor | undefined {
  const { close, ...editor } = useFieldsForm(caseForm, { row, onClose })
  const cancel = useDiscard(editor.dirty, close)
  if (!row) return undefined
  return { ...editor, id: row.id, cancel }
}
