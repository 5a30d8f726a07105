import { Printer } from 'lucide-react'
import { useState } from 'react'
import { applicationStatuses, positionLabels } from '../../../../contract/career-positions.ts'
import { applicantLimits, type CareerApplication } from '../../../../contract/careers.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Conflict, NowBelow } from '../../../ui/rows/conflict.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { said, statusNames } from '../labels.ts'
import { ApplicationSheet } from './application-sheet.tsx'
import { useReviewForm } from './review-form.ts'

const options = applicationStatuses.map((value) => ({ value, label: statusNames[value] }))

/** Everything about one application, and what the firm decides on it. */
export function ReviewDialog({
  application,
  open,
  onClose,
}: {
  application: CareerApplication
  open: boolean
  onClose: () => void
}) {
  const { form, set, dirty, complaints, current, saving, save, discard, close } = useReviewForm(
    application,
    onClose,
  )
  const [isMissing, setMissing] = useState(false)
  const submit = () => {
    setMissing(form.status === null)
    if (form.status !== null) save()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      dirty={dirty}
      onDiscard={discard}
      onSubmit={submit}
      size="lg"
      title={application.full_name}
      description={`Application for ${positionLabels[application.position]}`}
      footer={
        <>
          <Button
            className="mr-auto"
            icon={<Printer aria-hidden="true" className="size-4" />}
            onClick={() => window.print()}
          >
            Print
          </Button>
          <DialogClose />
          <Button variant="primary" type="submit" busy={saving} busyText="Updating...">
            Update Application
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {current && <Conflict what="This application" />}
        <ApplicationSheet application={application} />
        <section
          aria-label="Review"
          className="flex flex-col gap-4 border-t border-border pt-5"
          data-print="none"
        >
          <div className="flex flex-col gap-1 sm:max-w-64">
            <Field
              label="Status"
              required
              error={isMissing && form.status === null ? said.statusMissing : complaints.status}
            >
              <Select
                value={form.status}
                options={options}
                placeholder="Select a status"
                onValueChange={(status) => set({ status })}
              />
            </Field>
            <NowBelow
              now={current ? statusNames[current.status ?? application.status] : undefined}
              mine={form.status === null ? '' : statusNames[form.status]}
            />
          </div>
          <div className="flex flex-col gap-1">
            <Field
              label="Review Notes"
              error={complaints.notes}
              hint="Seen by partners only, never by the applicant."
            >
              <Textarea
                rows={4}
                maxLength={applicantLimits.notes}
                value={form.notes}
                onChange={(event) => set({ notes: event.target.value })}
              />
            </Field>
            <NowBelow now={current?.notes} mine={form.notes} />
          </div>
        </section>
      </div>
    </Dialog>
  )
}
