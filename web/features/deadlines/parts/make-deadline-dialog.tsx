import { useQuery } from '@tanstack/react-query'
import type { CalendarEvent } from '../../../../contract/calendar.ts'
import type { LegalCase } from '../../../../contract/cases.ts'
import { make as words } from '../../../../contract/words/made-of-events.ts'
import { longDay } from '../../../lib/format.ts'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { useFieldsForm } from '../../../ui/rows/use-fields-form.ts'
import { caseQuery } from '../../cases/public.ts'
import { byHandOrRule, useMakeDeadline } from '../api.ts'
import { DeadlineFields, deadlineArea } from './deadline-dialog.tsx'

type MakeDeadlineDialogProps = {
  /** The deadline as the calendar noted it. */
  event: CalendarEvent
  onClose: () => void
  onMade: (event: CalendarEvent) => void
}

/** Makes a deadline of one that the calendar noted: by hand on its day, until a rule is chosen. */
export function MakeDeadlineDialog(props: MakeDeadlineDialogProps) {
  const { case_ref } = props.event
  const { data: of, isError } = useQuery(caseQuery(case_ref ?? undefined))
  // A form begins once: with what its case brings along.
  return (case_ref === null || of || isError) && <MakeDeadline {...props} of={of} />
}

function MakeDeadline({
  event,
  of,
  onClose,
  onMade,
}: MakeDeadlineDialogProps & { of: LegalCase | undefined }) {
  const create = byHandOrRule(useMakeDeadline(event.id))
  const area = {
    ...deadlineArea,
    name: `made-deadline.${event.id}`,
    calls: {
      ...deadlineArea.calls,
      useCreate: () => create,
    },
  }
  const given = {
    case_ref: of?.id ?? '',
    assignee_id: of?.lead_id ?? '',
    title: event.title,
    due_on: event.event_date,
    extra_reason: words.reason,
  }
  const editor = useFieldsForm(area, { row: undefined, given, onClose, onCreated: () => onMade(event) })
  return (
    <RowDialog
      open
      size="lg"
      editor={editor}
      isEdit={false}
      said={{ ...deadlineArea.said, add: words.deadline }}
      description={`${event.title} · ${longDay(event.event_date)}`}
    >
      <DeadlineFields of={editor} row={undefined} picksCase />
    </RowDialog>
  )
}
