import { type CalendarEvent, calendarEvent } from '../../../../contract/calendar.ts'
import { eventNames, eventTypeWords } from '../../../../contract/words/calendar.ts'
import { longDay } from '../../../lib/format.ts'
import { shownAs } from '../../../lib/words.tsx'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import { useFieldsForm } from '../../../ui/rows/use-fields-form.ts'
import { CaseField, complainUnpicked, withCase } from '../../cases/public.ts'
import { eventWrites as calls } from '../api.ts'
import { said } from '../labels.ts'

export type EventDialogProps = {
  open: boolean
  /** The event that is edited; undefined adds one. */
  event: CalendarEvent | undefined
  /** The day with which a new event begins. */
  day: string
  onClose: () => void
}

const about = { ...withCase(calendarEvent, eventNames), check: complainUnpicked }

/** The Add Event dialog, and the same for the edit of one's own. */
export function EventDialog({ open, event, day, onClose }: EventDialogProps) {
  // A new event belongs to its day: what was typed for one day is not found on another.
  const name = event ? 'calendar-event' : `calendar-event.${day}`
  const area = { ...about, name, said, calls }
  const editor = useFieldsForm(area, { row: event, given: { event_date: day }, onClose })
  return (
    <RowDialog
      open={open}
      editor={editor}
      isEdit={event !== undefined}
      said={said}
      description={event ? longDay(event.event_date) : said.addHint}
    >
      <RowField of={editor} name="title" />
      <div className="grid gap-4 sm:grid-cols-3">
        <RowField of={editor} name="event_date" />
        <RowField of={editor} name="event_time" hint={said.timeHint} />
        <RowField of={editor} name="event_type" wordOf={shownAs(eventTypeWords)} />
      </div>
      <CaseField of={editor} kind="event" />
      <RowField of={editor} name="description" rows={3} />
    </RowDialog>
  )
}
