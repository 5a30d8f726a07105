import { complaint } from '../../../../contract/kernel/complaints.ts'
import { type Meeting, meeting } from '../../../../contract/meetings.ts'
import { meetingNames } from '../../../../contract/words/meetings.ts'
import { saidOf } from '../../../lib/complaints.ts'
import { dayIn } from '../../../lib/format.ts'
import { useServerMinute } from '../../../lib/now.ts'
import { type FieldsForm, useFieldsForm } from '../../../ui/rows/use-fields-form.ts'
import { complainUnpicked, withCase } from '../../cases/public.ts'
import { useFirm } from '../../people/public.ts'
import { meetings as calls } from '../api.ts'
import { said } from '../labels.ts'
import { endFor } from '../logic.ts'

const about = withCase(meeting, meetingNames)

export interface MeetingEditor extends FieldsForm<typeof about.fields> {
  /** The meeting that is edited; undefined for a new one. */
  id: string | undefined
  /** The firm's today, which no meeting is moved before. */
  today: string
}

// An input of the browser is empty, and not wrongly written, when its day or time is not said whole.
const whole = ['meeting_date', 'start_time', 'end_time'] as const

/** The form of a new meeting, which begins with today, or of the edit of one in its place. */
export function useMeetingForm(row: Meeting | undefined, onClose: () => void): MeetingEditor {
  const { time_zone } = useFirm()
  const today = dayIn(time_zone, useServerMinute())
  const check = (form: MeetingEditor['form'], base: MeetingEditor['form']) => {
    const { meeting_date: day, start_time, end_time } = form
    const missing = whole.filter((name) => form[name] === '')
    const isMoved = !row || day !== base.meeting_date
    return {
      ...complainUnpicked(form),
      ...(isMoved && day < today && { meeting_date: saidOf(complaint('before_today')) }),
      ...(start_time >= end_time && { end_time: saidOf(complaint('after_start')) }),
      ...Object.fromEntries(missing.map((name) => [name, saidOf(complaint('required'))])),
    }
  }
  const area = { ...about, name: 'meeting', said, calls, check }
  const editor = useFieldsForm(area, { row, given: { meeting_date: today }, onClose })
  // The end goes along with the start.
  const set: typeof editor.set = (change) =>
    editor.set(change.start_time ? { ...change, end_time: endFor(change.start_time, editor.form) } : change)
  return { ...editor, set, id: row?.id, today }
}
