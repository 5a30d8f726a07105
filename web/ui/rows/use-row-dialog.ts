import type { Fields, FormOf } from '../../../contract/kernel/row.ts'
import { useOpenForm } from '../../lib/rows/row-address.ts'
import { type FormArea, useFieldsForm } from './use-fields-form.ts'

/** The form that the address of a page opens, of a new row or of one that is here, and what its dialog takes of it. */
export function useRowDialog<
  F extends Fields,
  Row extends { id: string; version: number } & { readonly [Name in keyof F]: unknown },
  Draft,
  Change,
  Said,
>(
  pathname: string,
  area: FormArea<F, Row, Draft, Change> & {
    said: Said
    calls: { one: Parameters<typeof useOpenForm<Row>>[1] }
  },
  given: Partial<FormOf<F>> = {},
) {
  const { isOpen, row, close } = useOpenForm(pathname, area.calls.one)
  const editor = useFieldsForm(area, { row, given, onClose: close })
  const { said } = area
  return { row, editor, dialog: { open: isOpen, editor, isEdit: row !== undefined, said } }
}
