import { useState } from 'react'
import { caseDraft, caseLimits } from '../../../../contract/cases.ts'
import { type Complaints, complaintsIn, complaintsOf } from '../../../lib/complaints.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { useKeptForm } from '../../../lib/kept-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useCreateCase } from '../api.ts'
import { said } from '../labels.ts'
import { caseForm, draftOf, emptyCase } from '../logic.ts'
import { LinksField } from './links-field.tsx'

/** The Add Case dialog; what is typed stays on this device until it is created or discarded. */
export function CaseDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { form, dirty, set, drop } = useKeptForm('case.new', { form: emptyCase, version: 0 }, caseForm)
  const [complaints, setComplaints] = useState<Complaints>({})
  const { mutateAsync, isPending } = useCreateCase()
  const toasts = useToasts()
  const isNamed = form.case_id.trim() !== ''
  const close = () => {
    drop()
    setComplaints({})
    onClose()
  }
  const create = () => {
    const draft = draftOf(form)
    const found = complaintsIn(caseDraft, draft)
    setComplaints(found)
    if (!isNamed || isPending || Object.keys(found).length > 0) return
    mutateAsync(draft).then(
      () => {
        toasts.success(said.created)
        close()
      },
      (error: unknown) => {
        setComplaints(complaintsOf(error))
        toasts.error(said.createFailed, sentenceOf(error))
      },
    )
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      dirty={dirty}
      onSubmit={create}
      title="Add Case"
      description="Everybody in the firm sees it; you and the partners can change it."
      footer={
        <>
          <DialogClose />
          <Button variant="primary" type="submit" disabled={!isNamed} busy={isPending} busyText="Creating...">
            Create Case
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="Case ID" required error={complaints.case_id}>
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
      </div>
    </Dialog>
  )
}
