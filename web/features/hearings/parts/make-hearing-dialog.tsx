import { useQuery } from '@tanstack/react-query'
import type { CalendarEvent } from '../../../../contract/calendar.ts'
import type { LegalCase } from '../../../../contract/cases.ts'
import { hearingLimits } from '../../../../contract/hearing-words.ts'
import { make as words } from '../../../../contract/words/made-of-events.ts'
import { longDay } from '../../../lib/format.ts'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { useFieldsForm } from '../../../ui/rows/use-fields-form.ts'
import { caseQuery } from '../../cases/public.ts'
import { hearings, useMakeHearing } from '../api.ts'
import { broughtBy, HearingFields, hearingForm, useClosedCourt } from './hearing-dialog.tsx'

type MakeHearingDialogProps = {
  /** The court date of the calendar. */
  event: CalendarEvent
  onClose: () => void
  onMade: (event: CalendarEvent) => void
}

/** Makes a hearing of a court date: what the event and its case say stands there already. */
export function MakeHearingDialog(props: MakeHearingDialogProps) {
  const { case_ref } = props.event
  const { data: of, isError } = useQuery(caseQuery(case_ref ?? undefined))
  // A form begins once: with what its case brings along.
  return (case_ref === null || of || isError) && <MakeHearing {...props} of={of} />
}

function MakeHearing({ event, of, onClose, onMade }: MakeHearingDialogProps & { of: LegalCase | undefined }) {
  const closed = useClosedCourt(useMakeHearing(event.id))
  const area = {
    ...hearingForm,
    name: `made-hearing.${event.id}`,
    calls: { ...hearings, ...closed.calls },
  }
  const given = {
    ...(of && { case_ref: of.id, ...broughtBy(of) }),
    on_day: event.event_date,
    at_time: event.event_time ?? '',
    purpose: event.title,
    brief: event.description?.slice(0, hearingLimits.brief) ?? '',
  }
  const editor = useFieldsForm(area, { row: undefined, given, onClose, onCreated: () => onMade(event) })
  return (
    <RowDialog
      open
      editor={editor}
      isEdit={false}
      said={{ ...hearingForm.said, add: words.hearing }}
      description={`${event.title} · ${longDay(event.event_date)}`}
    >
      <HearingFields of={editor} closed={closed} picksCase />
    </RowDialog>
  )
}
