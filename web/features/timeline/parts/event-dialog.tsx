import { type TimelineEvent, timelineLimits } from '../../../../contract/timeline.ts'
import { timelineStatuses } from '../../../../contract/timeline-statuses.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { dayIn } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Conflict, NowBelow } from '../../../ui/rows/conflict.tsx'
import { useRowForm } from '../../../ui/rows/use-row-form.ts'
import { Select } from '../../../ui/select.tsx'
import { DateInput, TextInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { CaseIdField, useHasNoCaseIds } from '../../cases/public.ts'
import { useFirm } from '../../people/public.ts'
import { nextPosition, timeline } from '../api.ts'
import { putLast, said, statusNames } from '../labels.ts'
import { changeOf, draftOf, type EventForm, emptyEvent, eventForm, formOf } from './event-form.ts'

export type EventDialogProps = {
  open: boolean
  /** The event that is edited; undefined adds one. */
  event: TimelineEvent | undefined
  /** The case that the list shows: a new event begins with it. */
  caseId: string | undefined
  onClose: () => void
}

/** The Add Event dialog, and the same for the edit of one. */
export function EventDialog({ open, event, caseId, onClose }: EventDialogProps) {
  const { form, set, dirty, complaints, current, saving, save, discard, close } = useEventForm(
    event,
    caseId,
    onClose,
  )
  const hasNoCases = useHasNoCaseIds()
  const now = (name: keyof EventForm) => <NowBelow now={current?.[name]} mine={form[name]} />
  return (
    <Dialog
      open={open}
      onClose={close}
      dirty={dirty}
      onDiscard={discard}
      onSubmit={save}
      title={event ? 'Edit Event' : 'Add Event'}
      description={
        event ? `Event of ${event.case_id}` : 'Add an event to a case of a task or of the Caselist.'
      }
      footer={
        <>
          <DialogClose />
          <Button
            variant="primary"
            type="submit"
            disabled={!event && hasNoCases}
            busy={saving}
            busyText="Saving..."
          >
            {event ? 'Save' : 'Add Event'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {current && <Conflict what="This event" />}
        <div className="flex flex-col gap-1">
          <CaseIdField
            value={form.case_id}
            onChange={(case_id) => set({ case_id })}
            error={complaints.case_id}
          />
          {now('case_id')}
        </div>
        <Field label="Title" required error={complaints.title} below={now('title')}>
          <TextInput
            value={form.title}
            maxLength={timelineLimits.title}
            autoComplete="off"
            onChange={({ target }) => set({ title: target.value })}
          />
        </Field>
        <Field label="Description" error={complaints.description} below={now('description')}>
          <Textarea
            rows={2}
            value={form.description}
            maxLength={timelineLimits.description}
            onChange={({ target }) => set({ description: target.value })}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label="Date" required error={complaints.timeline_date} below={now('timeline_date')}>
            <DateInput
              value={form.timeline_date}
              onChange={({ target }) => set({ timeline_date: target.value })}
            />
          </Field>
          <Field label="Status" error={complaints.status} below={now('status')}>
            <Select
              value={form.status}
              options={timelineStatuses.map((value) => ({ value, label: statusNames[value] }))}
              onValueChange={(status) => set({ status })}
            />
          </Field>
          <Field
            label="Order Position"
            error={complaints.order_position}
            below={now('order_position')}
            aside={
              <PutLast
                caseId={form.case_id.trim()}
                event={event?.id}
                onPlace={(place) => set({ order_position: String(place) })}
              />
            }
          >
            <TextInput
              inputMode="numeric"
              value={form.order_position}
              maxLength={7}
              autoComplete="off"
              className="tabular-nums"
              onChange={({ target }) => set({ order_position: target.value })}
            />
          </Field>
        </div>
      </div>
    </Dialog>
  )
}

type PutLastProps = { caseId: string; event: string | undefined; onPlace: (place: number) => void }

/** Fills in the place after all events of the case. */
function PutLast({ caseId, event, onPlace }: PutLastProps) {
  const toasts = useToasts()
  return (
    <button
      type="button"
      disabled={caseId === ''}
      className="font-semibold text-accent enabled:hover:underline disabled:text-ink-3 coarse:min-h-control"
      onClick={() =>
        void nextPosition(caseId, event).then(onPlace, (error: unknown) =>
          toasts.error(said.loadFailed, sentenceOf(error)),
        )
      }
    >
      {putLast}
    </button>
  )
}

function useEventForm(event: TimelineEvent | undefined, caseId: string | undefined, onClose: () => void) {
  const { time_zone } = useFirm()
  const { mutateAsync: create } = timeline.useCreate()
  const { mutateAsync: update } = timeline.useUpdate()
  return useRowForm({
    name: 'event-of-case',
    row: event,
    empty: emptyEvent(dayIn(time_zone), caseId),
    shape: eventForm,
    formOf,
    check: async (form, base) => {
      const { ofChange, ofDraft } = await import('./event-check.ts')
      return event ? ofChange(form, base) : ofDraft(form)
    },
    send: (form, base) =>
      event
        ? update({ id: event.id, body: { ...changeOf(form, base.form), version: base.version } })
        : create(draftOf(form)),
    said,
    onClose,
  })
}
