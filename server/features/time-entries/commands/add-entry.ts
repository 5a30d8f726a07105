import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import { dayOf } from '../../../../contract/kernel/days.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { createTimeEntry as createCall, TimeEntry } from '../../../../contract/time-entries.ts'
import { may, type StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { brokenConstraint, invalidField, Refusal, unknownId } from '../../../kernel/refusal.ts'
import { touchNote } from '../../notes/public.ts'
import { getTimeEntry } from '../queries.ts'
import { dayOfSpans, inOrder, lengthOf, saidOf, storedSpans } from '../rules.ts'
import {
  assertActivity,
  assertCaseTakesTime,
  assertFree,
  hintsOf,
  holdDays,
  holdOpenNote,
  overlaps,
} from './hold-time.ts'

type Body = InputOf<typeof createCall>['body']

/** Adds time that was sent in its parts. */
export function createTimeEntry(ctx: StaffContext, { body }: InputOf<typeof createCall>): Promise<TimeEntry> {
  return addEntry(ctx, body)
}

/** Adds time of the caller, or of anybody by whoever approves time. What was proposed and is logged twice is one. */
export async function addEntry(ctx: StaffContext, sent: Body): Promise<TimeEntry> {
  const user_id = sent.user_id ?? ctx.actor.user_id
  const isOwn = user_id === ctx.actor.user_id
  if (!isOwn) await assertOther(ctx, user_id)
  // What somebody else logged of it may lie on a case hidden from the caller, and no answer tells whether it does.
  const body: Body = isOwn ? sent : { ...sent, source: 'line', source_id: undefined }
  const note = await holdOpenNote(ctx, body.note_id)
  const note_id = note?.id ?? null
  const case_ref = note?.case_ref ?? body.case_ref ?? null
  if (!case_ref && body.billing && body.billing !== 'no') throw caseNeeded()
  if (case_ref) await assertCaseTakesTime(ctx, { user_id, case_ref, billing: body.billing, note_id })
  await assertActivity(ctx, body.activity_code)
  const { work_date, seconds, spans } = whenOf(ctx, body)

  await holdDays(ctx, user_id, [work_date], seconds)
  const before = await findProposed(ctx, { ...body, work_date })
  if (before) return sameAs(before, { ...body, seconds, spans, note_id, case_ref })
  await assertSource(ctx, body)
  await assertFree(ctx, { id: undefined, user_id, spans })

  const id = uuidv7()
  const now = ctx.now.toISOString()
  try {
    await sql`
      insert into time_entries (id, user_id, work_date, seconds, spans, note_id, case_ref, activity_code, description, billing,
          source, source_id, created_by, created_at, updated_at)
        values (${id}, ${user_id}, ${work_date}, ${seconds}, ${storedSpans(spans)}::tstzmultirange, ${note_id}, ${case_ref},
          ${body.activity_code ?? null}, ${body.description ?? ''}, ${body.billing ?? null}, ${body.source ?? 'line'},
          ${body.source_id ?? null}, ${ctx.actor.user_id}, ${now}, ${now})`.execute(ctx.db)
  } catch (error) {
    throw refusedTimes(error, spans)
  }
  if (note) await touchNote(ctx, note.id, ctx.actor.user_id)
  const entry = await getTimeEntry(ctx, { params: { id } })
  await record(ctx, { type: 'time_entry.created', ...saidOf(entry) }, hintsOf(entry))
  return entry
}

export const caseNeeded = () =>
  new Refusal('invalid', 'time.case_needed', { fields: [{ path: 'billing', message: 'time.case_needed' }] })

async function assertOther(ctx: StaffContext, user_id: string): Promise<void> {
  if (!may(ctx, 'time.approve')) throw new Refusal('forbidden', 'rights.not_yours')
  const { rows } = await sql`select from profiles where user_id = ${user_id} and left_at is null`.execute(
    ctx.db,
  )
  if (rows.length === 0) throw unknownId('user_id')
}

/** The day, length and times of what was sent: a day of the firm that is not to come, and no more than its times last. */
export function whenOf(
  ctx: StaffContext,
  { spans: typed = [], ...body }: Pick<Body, 'work_date' | 'seconds' | 'spans'>,
): Pick<TimeEntry, 'work_date' | 'seconds' | 'spans'> {
  const spans = inOrder(typed)
  const at = (message: string) => [{ path: 'spans', message }]
  if (!spans)
    throw new Refusal('rule', 'notes.end_not_after_start', { fields: at('notes.end_not_after_start') })
  const zone = ctx.settings.FIRM_TIME_ZONE
  const today = dayOf(ctx.now, zone)
  const day = spans.length > 0 ? dayOfSpans(spans, zone) : (body.work_date ?? today)
  if (!day || (body.work_date && body.work_date !== day)) throw invalidField('spans', complaint('invalid'))
  if (day > today || spans.some(({ to }) => Date.parse(to) > ctx.now.getTime())) {
    const path = spans.length > 0 ? 'spans' : 'work_date'
    throw new Refusal('rule', 'time.in_the_future', { fields: [{ path, message: 'time.in_the_future' }] })
  }
  const length = lengthOf(spans)
  const seconds = body.seconds ?? length
  if (seconds === 0) throw invalidField('seconds', complaint('required'))
  return { work_date: day, seconds, spans }
}

/** What the database says to the times of an entry, as the refusal of it; it alone knows how far a run may be rounded up. */
export function refusedTimes(error: unknown, spans: TimeEntry['spans']): unknown {
  const constraint = brokenConstraint(error)
  if (constraint === 'time_entries_no_overlap') return overlaps()
  if (constraint === 'time_entries_within_spans')
    return invalidField('seconds', complaint('at_most', { most: lengthOf(spans) }))
  // Moved to a day on which the same was logged; which entry that is may be hidden by now, so none is named.
  if (constraint === 'time_entries_once_proposed') return alreadyLogged('work_date')
  return error
}

function alreadyLogged(path: 'source_id' | 'work_date', current?: TimeEntry): Refusal {
  const fields = [{ path, message: 'time.proposed_logged' }]
  return new Refusal('conflict', 'time.proposed_logged', { fields, ...(current && { current }) })
}

/** What was proposed is logged once a day. */
async function findProposed(
  ctx: StaffContext,
  { work_date, source, source_id }: Pick<Body, 'source' | 'source_id'> & { work_date: string },
): Promise<TimeEntry | undefined> {
  if (!source_id || !source || !['hearing', 'meeting', 'event'].includes(source)) return undefined
  const { rows } = await sql<{ id: string | null }>`
    select own_proposed(${source}, ${source_id}, ${work_date}::date) as id`.execute(ctx.db)
  const id = rows[0]?.id
  return id ? getTimeEntry(ctx, { params: { id } }) : undefined
}

type Wanted = Pick<Body, 'activity_code' | 'description' | 'billing'> &
  Pick<TimeEntry, 'seconds' | 'spans' | 'note_id' | 'case_ref'>

/**
 * What is logged, if that is what is wanted; throws a conflict with it where it is not, so that no word typed is lost. Of what
 * is on a case hidden since nothing is answered.
 */
function sameAs(logged: TimeEntry, { description = '', activity_code = null, ...wanted }: Wanted): TimeEntry {
  const { seconds, spans, note_id, case_ref, is_hidden } = logged
  const isSame =
    !is_hidden &&
    seconds === wanted.seconds &&
    timesOf(spans) === timesOf(wanted.spans) &&
    logged.description === description &&
    logged.activity_code === activity_code &&
    note_id === wanted.note_id &&
    case_ref === wanted.case_ref &&
    logged.billing === (wanted.billing ?? logged.billing)
  if (isSame) return logged
  throw alreadyLogged('source_id', is_hidden ? undefined : logged)
}

const timesOf = (spans: TimeEntry['spans']) =>
  spans.flatMap(({ from, to }) => [Date.parse(from), Date.parse(to)]).join()

const tableOf = { hearing: 'hearings', meeting: 'meetings', event: 'calendar_events', task: 'notes' } as const

/** Refuses what time is said to come of where the caller sees no such thing. */
async function assertSource(ctx: StaffContext, { source, source_id }: Body): Promise<void> {
  if (!source || !source_id || !(source in tableOf)) return
  const table = tableOf[source as keyof typeof tableOf]
  const { rows } = await sql`select from ${sql.table(table)} where id = ${source_id}`.execute(ctx.db)
  if (rows.length === 0) throw unknownId('source_id')
}
