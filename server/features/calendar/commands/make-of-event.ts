import { sql } from 'kysely'
import type { CalendarEvent } from '../../../../contract/calendar.ts'
import type { EventType } from '../../../../contract/event-types.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import type { Reason } from '../../../../contract/kernel/reasons.ts'
import type {
  makeDeadline as deadlineCall,
  makeHearing as hearingCall,
} from '../../../../contract/made-of-events.ts'
import { linkedCase } from '../../../kernel/case-refs.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { invalidField, Refusal } from '../../../kernel/refusal.ts'
import { addDeadline, isDeadlineTwice } from '../../deadlines/public.ts'
import { addHearing } from '../../hearings/public.ts'
import { events } from '../rows.ts'

/** Puts a court date of the calendar into the diary, with what the caller adds; the event stays as it is. */
export async function makeHearing(
  ctx: StaffContext,
  { body }: InputOf<typeof hearingCall>,
): Promise<ReplyOf<typeof hearingCall>> {
  const { event_ref, ...draft } = body
  const event = await eventOf(ctx, event_ref, 'court_date', 'calendar.not_court_date')
  const case_ref = await caseOf(ctx, event, draft)
  const { on_day = event.event_date, at_time = event.event_time } = draft
  return addHearing(ctx, { ...nothingElse, body: { ...draft, case_ref, on_day, at_time } })
}

/** Makes a deadline of one that the calendar noted; the same twice on one day of a case is a slip of two people. */
export async function makeDeadline(
  ctx: StaffContext,
  { body }: InputOf<typeof deadlineCall>,
): Promise<ReplyOf<typeof deadlineCall>> {
  const { event_ref, ...draft } = body
  const event = await eventOf(ctx, event_ref, 'deadline', 'calendar.not_deadline')
  const case_ref = await caseOf(ctx, event, draft)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`deadline of ${event_ref}`}, 0))`.execute(ctx.db)
  const title = draft.title || event.title
  const due_on = draft.due_on ?? (draft.rule_ref ? undefined : event.event_date)
  const made = { ...draft, case_ref, title, ...(due_on && { due_on }) }
  const row = await addDeadline(ctx, { ...nothingElse, body: made })
  if (await isDeadlineTwice(ctx, row)) throw new Refusal('conflict', 'deadlines.made_already')
  return row
}

const nothingElse = { params: undefined, query: undefined }

/** The event that the caller sees, if it is of the type; throws not-found. */
async function eventOf(
  ctx: StaffContext,
  id: string,
  type: EventType,
  otherwise: Reason,
): Promise<CalendarEvent> {
  const event = await events.get(ctx, { params: { id } })
  if (event.event_type === type) return event
  throw new Refusal('rule', otherwise, { fields: [{ path: 'event_ref', message: otherwise }] })
}

/** The case that was chosen, else that of the event; throws, naming the field, where the caller sees none. */
async function caseOf(
  ctx: StaffContext,
  event: CalendarEvent,
  { case_ref = event.case_ref ?? undefined }: { case_ref?: string | undefined },
): Promise<string> {
  if (!case_ref) throw invalidField('case_ref', complaint('required'))
  await linkedCase(ctx, { case_ref })
  return case_ref
}
