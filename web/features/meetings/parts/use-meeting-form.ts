import type { Meeting } from '../../../../contract/meetings.ts'
import { dayIn } from '../../../lib/format.ts'
import { useServerMinute } from '../../../lib/now.ts'
import { type RowForm, useRowForm } from '../../../ui/rows/use-row-form.ts'
import { useFirm } from '../../people/public.ts'
import { meetings } from '../api.ts'
import { said } from '../labels.ts'
import {
  changeOf,
  complaintsOfChange,
  complaintsOfDraft,
  draftOf,
  emptyMeeting,
  formOf,
  type MeetingForm,
  meetingForm,
} from './meeting-form.ts'

export interface MeetingEditor extends RowForm<MeetingForm> {
  /** The meeting that is edited; undefined for a new one. */
  id: string | undefined
  /** The firm's today, which no meeting is moved before. */
  today: string
}

/** The form of a new meeting, or of the edit of one in its place. */
export function useMeetingForm(row: Meeting | undefined, onClose: () => void): MeetingEditor {
  const { time_zone } = useFirm()
  const today = dayIn(time_zone, useServerMinute())
  const { mutateAsync: create } = meetings.useCreate()
  const { mutateAsync: update } = meetings.useUpdate()
  const form = useRowForm<Meeting, MeetingForm>({
    name: 'meeting',
    row,
    empty: emptyMeeting(today),
    shape: meetingForm,
    formOf,
    check: (typed, base) => (row ? complaintsOfChange(typed, base, today) : complaintsOfDraft(typed, today)),
    send: (typed, base) =>
      row ? update({ id: row.id, body: changeOf(typed, base) }) : create(draftOf(typed)),
    said,
    onClose,
  })
  return { ...form, id: row?.id, today }
}
