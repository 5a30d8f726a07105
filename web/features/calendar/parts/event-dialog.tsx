import { type CalendarEvent, calendarLimits, eventChange, eventDraft } from '../../../../contract/calendar.ts'
import { eventTypes } from '../../../../contract/event-types.ts'
import { complaintsIn } from '../../../lib/check.ts'
import { longDay } from '../../../lib/format.ts'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Conflict, NowBelow } from '../../../ui/rows/conflict.tsx'
import { useRowForm } from '../../../ui/rows/use-row-form.ts'
import { Select } from '../../../ui/select.tsx'
import { DateInput, TextInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useCreateEvent, useUpdateEvent } from '../api.ts'
import { said, typeNames } from '../labels.ts'
import { changeOf, draftOf, type EventForm, emptyEvent, eventForm, formOf } from './event-form.ts'

export type EventDialogProps = {
  open: boolean
  /** The event that is edited; undefined adds one. */
  event: CalendarEvent | undefined
  /** The day with which a new event begins. */
  day: string
  onClose: () => void
}

/** The Add Event dialog, and the same for the edit of one's own. */
export function EventDialog({ open, event, day, onClose }: EventDialogProps) {
  const form = useEventForm(event, day, onClose)
  return (
    <Dialog
      open={open}
      onClose={form.close}
      dirty={form.dirty}
      onDiscard={form.discard}
      onSubmit={form.save}
      title={event ? 'Edit Event' : 'Add Event'}
      description={event ? longDay(event.event_date) : 'Everybody in the firm sees it.'}
      footer={<DialogSave busy={form.saving}>{event ? 'Save' : 'Add Event'}</DialogSave>}
    >
      <EventFields {...form} />
    </Dialog>
  )
}

function EventFields({ form, set, complaints, current }: ReturnType<typeof useEventForm>) {
  const now = (name: keyof EventForm) => <NowBelow now={current?.[name]} mine={form[name]} />
  return (
    <div className="flex flex-col gap-4">
      {current && <Conflict what="This event" />}
      <Field label="Title" required error={complaints.title} below={now('title')}>
        <TextInput
          value={form.title}
          maxLength={calendarLimits.title}
          autoComplete="off"
          onChange={({ target }) => set({ title: target.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Date" required error={complaints.event_date} below={now('event_date')}>
          <DateInput value={form.event_date} onChange={({ target }) => set({ event_date: target.value })} />
        </Field>
        <Field
          label="Time"
          error={complaints.event_time}
          hint="Empty for the whole day"
          below={now('event_time')}
        >
          <TextInput
            type="time"
            value={form.event_time}
            onChange={({ target }) => set({ event_time: target.value })}
          />
        </Field>
        <Field
          label="Type"
          error={complaints.event_type}
          below={
            <NowBelow now={current && typeNames[current.event_type]} mine={typeNames[form.event_type]} />
          }
        >
          <Select
            value={form.event_type}
            options={eventTypes.map((value) => ({ value, label: typeNames[value] }))}
            onValueChange={(event_type) => set({ event_type })}
          />
        </Field>
      </div>
      <Field label="Description" error={complaints.description} below={now('description')}>
        <Textarea
          rows={3}
          value={form.description}
          maxLength={calendarLimits.description}
          onChange={({ target }) => set({ description: target.value })}
        />
      </Field>
    </div>
  )
}

function useEventForm(event: CalendarEvent | undefined, day: string, onClose: () => void) {
  const { mutateAsync: create } = useCreateEvent()
  const { mutateAsync: update } = useUpdateEvent()
  return useRowForm({
    // A new event belongs to its day: what was typed for one day is not found on another.
    name: event ? 'calendar-event' : `calendar-event.${day}`,
    row: event,
    empty: emptyEvent(day),
    shape: eventForm,
    formOf,
    check: (form, base) =>
      event
        ? complaintsIn(eventChange, { ...changeOf(form, base.form), version: base.version })
        : complaintsIn(eventDraft, draftOf(form)),
    send: (form, base) =>
      event
        ? update({ id: event.id, body: { ...changeOf(form, base.form), version: base.version } })
        : create(draftOf(form)),
    said,
    onClose,
  })
}
