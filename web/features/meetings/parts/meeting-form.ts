import { complaint } from '../../../../contract/kernel/complaints.ts'
import { usualLocation } from '../../../../contract/meeting-room.ts'
import {
  type Meeting,
  type MeetingChange,
  type MeetingDraft,
  meetingChange,
  meetingDraft,
} from '../../../../contract/meetings.ts'
import { complaintsIn } from '../../../lib/check.ts'
import { type Complaints, saidOf } from '../../../lib/complaints.ts'
import { changedFields, type FormBase } from '../../../lib/rows/kept-form.ts'
import { fields, text } from '../../../lib/shape.ts'

export interface MeetingForm {
  title: string
  description: string
  meeting_date: string
  start_time: string
  end_time: string
  location: string
}

/** What of it this device may have kept. */
export const meetingForm = fields<MeetingForm>({
  title: text,
  description: text,
  meeting_date: text,
  start_time: text,
  end_time: text,
  location: text,
})

/** What the booking dialog begins with: today, in the usual room. */
export function emptyMeeting(today: string): MeetingForm {
  return {
    title: '',
    description: '',
    meeting_date: today,
    start_time: '',
    end_time: '',
    location: usualLocation,
  }
}

/** A meeting as its form shows it. */
export function formOf(row: Meeting): MeetingForm {
  const { title, description, meeting_date, start_time, end_time, location } = row
  return { title, description: description ?? '', meeting_date, start_time, end_time, location }
}

/** What a new meeting is sent as; an empty description is absent. */
export function draftOf({ description, ...form }: MeetingForm): MeetingDraft {
  return { ...form, ...(description.trim() && { description: description.trim() }) }
}

/** What an edit is sent as: only what was changed, an emptied description as null. */
export function changeOf(form: MeetingForm, base: FormBase<MeetingForm>): MeetingChange {
  const { description, ...changed } = changedFields(form, base.form)
  return {
    ...changed,
    ...(description !== undefined && { description: description.trim() || null }),
    version: base.version,
  }
}

/** What does not fit a new meeting. */
export function complaintsOfDraft(form: MeetingForm, today: string): Complaints {
  const wrong = complaintsIn(meetingDraft, draftOf(form))
  return { ...pastDay(form.meeting_date, today), ...wrong, ...missing(form) }
}

/** What does not fit an edit. The times are looked at together, also when one of them stays. */
export function complaintsOfChange(
  form: MeetingForm,
  base: FormBase<MeetingForm>,
  today: string,
): Complaints {
  const { start_time, end_time } = form
  return {
    ...(form.meeting_date !== base.form.meeting_date && pastDay(form.meeting_date, today)),
    ...(start_time >= end_time && { end_time: saidOf(complaint('after_start')) }),
    ...complaintsIn(meetingChange, changeOf(form, base)),
    ...missing(form),
  }
}

function pastDay(day: string, today: string): Complaints {
  return day !== '' && day < today ? { meeting_date: saidOf(complaint('before_today')) } : {}
}

// An input of the browser is empty, and not wrongly written, when its day or time is not said whole.
function missing(form: MeetingForm): Complaints {
  const fields = (['meeting_date', 'start_time', 'end_time'] as const).filter((name) => form[name] === '')
  return Object.fromEntries(fields.map((name) => [name, saidOf(complaint('required'))]))
}
