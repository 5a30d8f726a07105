import * as z from 'zod/mini'
import { deadlineDraft, deadlineRow, refusesDeadline } from './deadlines.ts'
import { hearingDraft, refusesHearing, writtenHearing } from './hearings.ts'
import { endpoint, type In } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'

/*
 * What becomes of an event of the calendar that was the only way to note a day in court, or a last day, before there was
 * a diary. The event itself stays until its creator removes it.
 */

/** The event, and the case where that is not the event's own. */
const ofEvent = { event_ref: f.id, case_ref: z.optional(f.id) }

export const makeHearing = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/make_hearing',
  summary:
    'Makes a hearing of a court date of the calendar: on its day, at its time and on its case, unless others are named',
  access: 'hearings.write',
  body: z.extend(hearingDraft, { ...ofEvent, on_day: z.optional(f.day) }),
  reply: writtenHearing,
  refuses: [...refusesHearing, 'request.key_reused', 'calendar.not_court_date'],
  creates: true,
})
export type HearingMade = In<(typeof makeHearing)['body']>

export const makeDeadline = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/make_deadline',
  summary:
    'Makes a deadline of one of the calendar: under its title, on its case and, by hand, on its day, unless others are named',
  access: 'hearings.write',
  body: z.extend(deadlineDraft, ofEvent),
  reply: deadlineRow,
  refuses: [...refusesDeadline, 'request.key_reused', 'calendar.not_deadline', 'deadlines.made_already'],
  creates: true,
})
export type DeadlineMade = In<(typeof makeDeadline)['body']>
