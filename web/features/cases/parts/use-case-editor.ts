import type { LegalCase } from '../../../../contract/cases.ts'
import { useDiscard } from '../../../ui/rows/use-discard.ts'
import { type RowForm, useRowForm } from '../../../ui/rows/use-row-form.ts'
import { cases } from '../api.ts'
import { said } from '../labels.ts'
import { type CaseForm, caseForm, changeOf, emptyCase, formOf } from './case-form.ts'

export interface CaseEditor extends Omit<RowForm<CaseForm>, 'close'> {
  id: string
  /** Asks first when something was typed. */
  cancel: () => void
}

/** The edit of one row in its place; without a row there is none. */
export function useCaseEditor(row: LegalCase | undefined, onClose: () => void): CaseEditor | undefined {
  const { mutateAsync } = cases.useUpdate()
  const { close, ...editor } = useRowForm({
    name: 'case',
    row,
    empty: emptyCase,
    shape: caseForm,
    formOf,
    check: async (form, base) => (await import('./case-check.ts')).ofChange(form, base),
    send: (form, base) =>
      mutateAsync({ id: row?.id ?? '', body: { ...changeOf(form, base.form), version: base.version } }),
    said,
    onClose,
  })
  const cancel = useDiscard(editor.dirty, close)
  if (!row) return undefined
  return { ...editor, id: row.id, cancel }
}
