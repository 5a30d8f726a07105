import { caseLimits } from '../../../../contract/cases.ts'
import { useAddForm } from '../../../lib/rows/row-address.ts'
import { Field } from '../../../ui/field.tsx'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { useRowForm } from '../../../ui/rows/use-row-form.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { cases } from '../api.ts'
import { said } from '../labels.ts'
import { caseForm, draftOf, emptyCase, formOf } from './case-form.ts'
import { LinksField } from './links-field.tsx'
import { SameId } from './same-id.tsx'

/** The Add Case dialog; what is typed stays on this device until it is created or discarded. */
export function CaseDialog() {
  const { isOpen, close } = useAddForm('/caselist')
  const { mutateAsync } = cases.useCreate()
  const editor = useRowForm({
    name: 'case',
    row: undefined,
    empty: emptyCase,
    shape: caseForm,
    formOf,
    check: async (typed) => (await import('./case-check.ts')).ofDraft(typed),
    send: (typed) => mutateAsync(draftOf(typed)),
    said,
    onClose: close,
  })
  const { form, set, complaints } = editor
  return (
    <RowDialog
      open={isOpen}
      editor={editor}
      isEdit={false}
      said={said}
      description="Everybody in the firm sees it; you and the partners can change it."
      disabled={form.case_id.trim() === ''}
    >
      <Field label="Case ID" required error={complaints.case_id} below={<SameId typed={form.case_id} />}>
        <TextInput
          value={form.case_id}
          maxLength={caseLimits.case_id}
          placeholder="CASE-2026-001"
          autoComplete="off"
          onChange={(event) => set({ case_id: event.target.value })}
        />
      </Field>
      <Field label="Client Name" error={complaints.client_name}>
        <TextInput
          value={form.client_name}
          maxLength={caseLimits.client_name}
          autoComplete="off"
          onChange={(event) => set({ client_name: event.target.value })}
        />
      </Field>
      <Field label="Description" error={complaints.description}>
        <Textarea
          value={form.description}
          maxLength={caseLimits.description}
          onChange={(event) => set({ description: event.target.value })}
        />
      </Field>
      <div className="flex flex-col gap-1.5">
        <span aria-hidden="true" className="text-secondary font-semibold">
          Links
        </span>
        <LinksField links={form.links} onChange={(links) => set({ links })} error={complaints.links} />
      </div>
    </RowDialog>
  )
}
