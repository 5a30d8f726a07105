import type { Fields, FormOf, PerField } from '../../../contract/kernel/row.ts'
import { useFirm } from '../../lib/firm.ts'
import { dayIn } from '../../lib/format.ts'
import type { Merging } from '../../lib/rows/merge.ts'
import { changeOf, draftOf, emptyForm, formOf, shapeOf } from '../../lib/rows/row-fields.ts'
import type { Complaints } from '../../lib/said.ts'
import { type RowForm, type RowFormOptions, useRowForm } from './use-row-form.ts'

/** What of an area its forms need: what its rows are called, their fields, and the two writes. */
export interface FormArea<F extends Fields, Row, Draft, Change> {
  /** Names what is kept of it on this device. */
  name: string
  fields: F
  /** The words of the fields. */
  names: PerField<F, string>
  said: RowFormOptions<Row, unknown>['said']
  calls: {
    useCreate: () => { mutateAsync: (draft: Draft) => Promise<Row> }
    useUpdate: () => { mutateAsync: (edit: { id: string; body: Change }) => Promise<Row> }
  }
  /** How two changes of a row are compared and joined, where that is not field by field. */
  rules?: Merging<FormOf<F>>
  /** What does not fit beside what the description says. */
  check?: (form: FormOf<F>, base: FormOf<F>) => Complaints
  /** The reason of a refusal that asks back at its field and is no failure. */
  asksBack?: string
}

export interface FieldsForm<F extends Fields> extends RowForm<FormOf<F>> {
  fields: F
  names: PerField<F, string>
}

interface FormOpening<F extends Fields, Row> {
  /** The row that is edited; undefined for a new one. */
  row: Row | undefined
  /** What a new one begins with, beside what is usual. */
  given?: Partial<FormOf<F>>
  onClose: () => void
  /** What follows the making of a new one, when the form is closed. */
  onCreated?: ((row: Row) => void) | undefined
}

/** The form of a new or edited row, made of the description of its fields (contract/kernel/row.ts). */
export function useFieldsForm<
  F extends Fields,
  Row extends { id: string; version: number } & { readonly [Name in keyof F]: unknown },
  Draft,
  Change,
>(
  area: FormArea<F, Row, Draft, Change>,
  { row, given, onClose, onCreated }: FormOpening<F, Row>,
): FieldsForm<F> {
  const { name, fields, names, said, calls, rules, check, asksBack } = area
  const { time_zone } = useFirm()
  const { mutateAsync: create } = calls.useCreate()
  const { mutateAsync: update } = calls.useUpdate()
  const change = (form: FormOf<F>, base: FormOf<F>, version: number) => ({
    ...changeOf<F, Change>(fields, form, base),
    version,
  })
  const editor = useRowForm<Row, FormOf<F>>({
    name,
    row,
    empty: { ...emptyForm(fields, dayIn(time_zone)), ...given },
    shape: shapeOf(fields),
    formOf: (one) => formOf(fields, one),
    check: async (form, base) => {
      const { ofChange, ofDraft } = await import('../../lib/rows/row-check.ts')
      const found = row
        ? ofChange(fields, change(form, base.form, base.version), base.version)
        : ofDraft(fields, draftOf(fields, form))
      return { ...found, ...check?.(form, base.form) }
    },
    send: (form, base) =>
      row
        ? update({ id: row.id, body: change(form, base.form, base.version) })
        : create(draftOf(fields, form)),
    said,
    asksBack,
    onClose,
    onCreated,
    ...(rules && { rules }),
  })
  return { ...editor, fields, names }
}
