import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type {
  deleteTimeEntry as deleteCall,
  moveTimeEntries as moveCall,
  splitTimeEntry as splitCall,
  TimeEntry,
  updateTimeEntry as updateCall,
} from '../../../../contract/time-entries.ts'
import { may, type StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { invalidField, notFound, Refusal } from '../../../kernel/refusal.ts'
import { touchNote } from '../../notes/public.ts'
import { getTimeEntry, listEntries } from '../queries.ts'
import { changedInEntry, cutSpans, lengthOf, saidOf, storedSpans } from '../rules.ts'
import { caseNeeded, refusedTimes, whenOf } from './add-entry.ts'
import {
  assertActivity,
  assertCaseTakesTime,
  assertFree,
  hintsOf,
  hintsOfChange,
  holdDays,
  holdOpenNote,
} from './hold-time.ts'

type Change = Omit<InputOf<typeof updateCall>['body'], 'version'>

/** Changes an entry, made on a version of it. */
export async function updateTimeEntry(
  ctx: StaffContext,
  { params, body: { version, ...change } }: InputOf<typeof updateCall>,
): Promise<TimeEntry> {
  const before = await holdEntry(ctx, params.id)
  if (before.version !== version) throw new Refusal('conflict', 'request.stale_version', { current: before })
  return changeEntry(ctx, before, change)
}

/** Gives entries another case, activity or billing, all of them or none; in the order of their ids, as others do. */
export async function moveTimeEntries(
  ctx: StaffContext,
  { body: { ids, ...change } }: InputOf<typeof moveCall>,
): Promise<{ items: TimeEntry[] }> {
  const items: TimeEntry[] = []
  for (const id of [...new Set(ids)].sort())
    items.push(await changeEntry(ctx, await holdEntry(ctx, id), change))
  return { items }
}

/** Deletes an entry whose day is open, from a task that is not archived. */
export async function deleteTimeEntry(
  ctx: StaffContext,
  { params }: InputOf<typeof deleteCall>,
): Promise<undefined> {
  const entry = await holdEntry(ctx, params.id)
  const note = await holdOpenNote(ctx, entry.note_id)
  const { id, user_id, work_date } = entry
  await holdDays(ctx, user_id, [work_date], 0)
  const gone = await ctx.db.deleteFrom('time_entries').where('id', '=', id).executeTakeFirst()
  // Two people pressed in the same moment.
  if (gone.numDeletedRows === 0n) throw notFound()
  if (note) await touchNote(ctx, note.id, ctx.actor.user_id)
  await record(ctx, { type: 'time_entry.deleted', ...saidOf(entry) }, hintsOf(entry))
}

/** Makes two entries of one; the second gets so many seconds from its end. */
export async function splitTimeEntry(
  ctx: StaffContext,
  { body: { id, version, seconds } }: InputOf<typeof splitCall>,
): Promise<{ items: TimeEntry[] }> {
  const before = await holdEntry(ctx, id)
  if (before.version !== version) throw new Refusal('conflict', 'request.stale_version', { current: before })
  if (seconds >= before.seconds)
    throw invalidField('seconds', complaint('less_than', { than: before.seconds }))
  await holdOpenNote(ctx, before.note_id)
  await holdDays(ctx, before.user_id, [before.work_date], 0)
  const [first, second] = cutSpans(before.spans, seconds)
  const rest = before.seconds - seconds
  const kept = await write(ctx, before, { seconds: rest, spans: lengthOf(first) < rest ? [] : first })
  const now = ctx.now.toISOString()
  const other = uuidv7()
  await sql`
    insert into time_entries (id, user_id, work_date, seconds, spans, note_id, case_ref, activity_code, description, billing,
        source, created_by, created_at, updated_at)
      select ${other}, user_id, work_date, ${seconds}, ${storedSpans(second)}::tstzmultirange, note_id, case_ref, activity_code,
          description, billing, case when source in ('hearing', 'meeting', 'event') then 'line' else source end,
          ${ctx.actor.user_id}, ${now}, ${now}
        from time_entries where id = ${id}`.execute(ctx.db)
  const cut = await getTimeEntry(ctx, { params: { id: other } })
  await record(ctx, { type: 'time_entry.created', ...saidOf(cut) }, hintsOf(cut))
  return { items: [kept, cut] }
}

/** An entry that the caller sees whole and may change. */
async function holdEntry(ctx: StaffContext, id: string): Promise<TimeEntry> {
  const [entry] = await listEntries(ctx, [id])
  if (!entry) return refuseHidden(ctx, id)
  const isTheirs = entry.user_id === ctx.actor.user_id
  if (!isTheirs && !may(ctx, 'time.approve')) throw new Refusal('forbidden', 'rights.not_yours')
  if (entry.is_billed) throw new Refusal('rule', 'time.billed')
  if (entry.standing !== 'open' && !may(ctx, 'time.approve'))
    throw new Refusal('rule', entry.standing === 'submitted' ? 'time.week_submitted' : 'time.week_approved')
  return entry
}

async function refuseHidden(ctx: StaffContext, id: string): Promise<never> {
  await getTimeEntry(ctx, { params: { id } })
  throw new Refusal('forbidden', 'rights.not_yours')
}

async function changeEntry(ctx: StaffContext, before: TimeEntry, change: Change): Promise<TimeEntry> {
  const movesHours = ['work_date', 'seconds', 'spans', 'note_id'].some((field) => field in change)
  const target = change.note_id === undefined ? before.note_id : change.note_id
  // Held as one task after the other in the order of their ids, then the days.
  const held = movesHours ? [...new Set([before.note_id, target].filter((each) => each !== null))].sort() : []
  for (const each of held) await holdOpenNote(ctx, each)
  const where = await whereOf(ctx, before, change)
  if (change.activity_code !== undefined) await assertActivity(ctx, change.activity_code)
  const billing = where.case_ref === null && change.billing === undefined ? 'no' : change.billing
  if (where.case_ref === null && billing && billing !== 'no') throw caseNeeded()
  const isElsewhere = where.case_ref !== before.case_ref
  if (where.case_ref !== null && (isElsewhere || change.billing || movesHours))
    await assertCaseTakesTime(ctx, {
      user_id: before.user_id,
      case_ref: where.case_ref,
      billing: billing ?? before.billing ?? undefined,
      note_id: where.note_id,
    })
  const when = movesHours || where.note_id !== before.note_id ? await holdWhen(ctx, before, change) : {}
  const { activity_code, description } = change
  const after = await write(ctx, before, {
    ...when,
    ...where,
    ...(activity_code !== undefined && { activity_code }),
    ...(description !== undefined && { description }),
    ...(billing && { billing }),
  })
  for (const each of new Set([before.note_id, after.note_id]))
    if (each) await touchNote(ctx, each, ctx.actor.user_id)
  return after
}

/** The task and case that an entry comes to: a task of another case is left behind, and brings its own case. */
async function whereOf(
  ctx: StaffContext,
  before: TimeEntry,
  change: Change,
): Promise<Pick<TimeEntry, 'note_id' | 'case_ref'>> {
  const note_id = change.note_id === undefined ? before.note_id : change.note_id
  const wanted = change.case_ref === undefined ? before.case_ref : change.case_ref
  if (!note_id) return { note_id: null, case_ref: wanted }
  const { rows } = await sql<{
    case_ref: string | null
  }>`select case_ref from notes where id = ${note_id}`.execute(ctx.db)
  const of = rows[0]?.case_ref ?? null
  const leaves = change.case_ref !== undefined && change.note_id === undefined && of !== null && of !== wanted
  return leaves ? { note_id: null, case_ref: wanted } : { note_id, case_ref: of ?? wanted }
}

async function holdWhen(
  ctx: StaffContext,
  before: TimeEntry,
  change: Change,
): Promise<Pick<TimeEntry, 'work_date' | 'seconds' | 'spans'>> {
  // Times of another day, or shorter than what is said, are not those of the entry any more.
  const isOther =
    (change.work_date ?? before.work_date) !== before.work_date ||
    (change.seconds ?? 0) > Math.max(before.seconds, lengthOf(before.spans))
  const spans = change.spans ?? (isOther ? [] : before.spans)
  const seconds = change.seconds ?? (change.spans?.length ? lengthOf(change.spans) : before.seconds)
  const work_date = change.work_date ?? (change.spans?.length ? undefined : before.work_date)
  const when = whenOf(ctx, { spans, seconds, ...(work_date && { work_date }) })
  const isSameDay = when.work_date === before.work_date
  const more = when.seconds - (isSameDay ? before.seconds : 0)
  await holdDays(ctx, before.user_id, [when.work_date, before.work_date], more)
  if (change.spans) await assertFree(ctx, { id: before.id, user_id: before.user_id, spans: when.spans })
  return when
}

async function write(ctx: StaffContext, before: TimeEntry, change: Partial<TimeEntry>): Promise<TimeEntry> {
  const { spans, ...rest } = change
  if (isSame(before, change)) return before
  // Not its case and words either.
  await sql`select hold_open_period(${before.work_date}::date)`.execute(ctx.db)
  if (before.standing !== 'open') await countWeekOn(ctx, before)
  try {
    const { numUpdatedRows } = await ctx.db
      .updateTable('time_entries')
      .set({
        ...(rest as Pick<TimeEntry, 'note_id'>),
        ...(spans && { spans: sql<string>`${storedSpans(spans)}::tstzmultirange` }),
        version: before.version + 1,
        updated_at: ctx.now.toISOString(),
      })
      .where('id', '=', before.id)
      .where('version', '=', before.version)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Refusal('conflict', 'request.stale_version', { current: before })
  } catch (error) {
    throw refusedTimes(error, spans ?? before.spans)
  }
  const after = await getTimeEntry(ctx, { params: before })
  // It was submitted in this moment.
  if (before.standing === 'open' && after.standing !== 'open') await countWeekOn(ctx, after)
  const { id: subject_id, user_id: person_id, note_title: title, work_date, case_ref } = after
  const event = { type: 'time_entry.modified', subject_id, person_id, title, work_date, case_ref } as const
  const former_case_ref = before.case_ref
  await record(ctx, { ...event, ...changedInEntry(before, after), former_case_ref }, hintsOfChange(after))
  return after
}

/** Makes a week that waits, or was approved, another one than was seen: whoever decides about it reads it anew. */
async function countWeekOn(ctx: StaffContext, { user_id, work_date }: TimeEntry): Promise<void> {
  await sql`
    update timesheets set version = version + 1
      where user_id = ${user_id} and week_start = start_of_week(${work_date}::date) and state <> 'returned'`.execute(
    ctx.db,
  )
}

/** Whether a change leaves an entry as it stands: nothing is written of it, and nobody hears of it. */
function isSame(before: TimeEntry, change: Partial<TimeEntry>): boolean {
  return isDeepStrictEqual({ ...before, ...change }, before)
}
