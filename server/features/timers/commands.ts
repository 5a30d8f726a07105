import { v7 as uuidv7 } from 'uuid'
import { complaint } from '../../../contract/kernel/complaints.ts'
import { dayOf } from '../../../contract/kernel/days.ts'
import type { InputOf, ReplyOf } from '../../../contract/kernel/endpoint.ts'
import {
  hoursBetween,
  hoursOfMs,
  lengthOf,
  type Run,
  type Span,
  workedSpans,
} from '../../../contract/kernel/hours.ts'
import { hoursOfADay, longestRunDays } from '../../../contract/limits.ts'
import type * as calls from '../../../contract/timers.ts'
import type { Context, StaffContext } from '../../kernel/context.ts'
import { leaveHints, record } from '../../kernel/record.ts'
import { brokenConstraint, Refusal } from '../../kernel/refusal.ts'
import { sentenceOf } from '../../kernel/wording.ts'
import { bookDay, holdNoteToWork, holdOpenDay, isOpenDay, roomOfDay, touchNote } from '../notes/public.ts'
import { giveTimes, tookTimes } from './commands/times-of-run.ts'
import { findTimer, findTimersOf, namedTimer, pausesOf, pausesUpTo, showRunsOnNote } from './queries.ts'
import { endOfInstant, ranLong, splitByDay } from './rules.ts'

/** Starts the caller's timer on a note. One that runs already is refused, or stopped first when asked to. */
export async function startTimer(
  ctx: StaffContext,
  { body }: InputOf<typeof calls.startTimer>,
): Promise<ReplyOf<typeof calls.startTimer>> {
  const note = await holdNoteToWork(ctx, body.note_id)

  if (note.is_archived) throw new Refusal('rule', 'notes.archived')
  const running = await findTimer(ctx)
  if (running && !body.stop_running)
    throw new Refusal('conflict', 'timers.already_running', namedTimer(running))
  const stopped = running && (await stopTimer(ctx, { params: undefined, query: undefined, body: {} }))

  // What runs today is booked today; a week that is submitted in this moment waits, and sees it.
  await holdOpenDay(ctx, ctx.actor.user_id, dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE))

  const id = uuidv7()
  const now = ctx.now.toISOString()
  // Read back, so that every answer about it writes the moment in one way.
  let started_at: string
  try {
    const started = await ctx.db
      .insertInto('time_records')
      .values({ id, note_id: note.id, user_id: ctx.actor.user_id, started_at: now, created_at: now })
      .returning('started_at')
      .executeTakeFirstOrThrow()
    started_at = started.started_at
  } catch (error) {
    if (brokenConstraint(error) === 'time_records_one_running')
      throw new Refusal('conflict', 'timers.already_running')
    throw error
  }
  await showRunsOnNote(ctx, note.id)
  await touchNote(ctx, note.id)

  const { user_id: owner_id, title, case_ref } = note
  await record(ctx, { type: 'timer.started', subject_id: id, note_id: note.id, owner_id, title, case_ref })
  await hintTimer(ctx, ctx.actor.user_id)
  const warnings = stopped?.warnings && { warnings: stopped.warnings }
  return { timer: { id, note_id: note.id, note_title: title, started_at }, ...warnings }
}

/**
 * Ends the caller's timer now, when it was paused, or at an earlier `time_end`, and books its hours day by day. One
 * that ran longer than `longRunHours` is refused until the caller says what to keep.
 */
export async function stopTimer(
  ctx: StaffContext,
  { body }: InputOf<typeof calls.stopTimer>,
): Promise<calls.TimeRecord> {
  const found = await findTimer(ctx)
  if (!found) throw new Refusal('conflict', 'timers.none_running')
  const running = found.timer
  const note = await holdNoteToWork(ctx, running.note_id)

  const start = new Date(running.started_at)
  const end = body.time_end ? new Date(body.time_end) : endOfRun(ctx, running)
  if (end <= start || end > endOfInstant(start, ctx.now)) {
    const fields = [{ path: 'time_end', message: complaint('within_run') }]
    throw new Refusal('rule', 'notes.end_not_after_start', { fields })
  }
  const worked = workedSpans(running, end)
  const isForgotten = ranLong(worked) || running.was_left
  if (isForgotten && !body.time_end && !body.keep_long) {
    throw new Refusal('rule', 'timers.ran_long', namedTimer(found))
  }

  const { id, note_id } = running
  const hours = await endRun(ctx, id, end, worked)
  // Two stops at once: the second finds the run ended and books nothing.
  if (hours === undefined) throw new Refusal('conflict', 'timers.none_running')
  const taken_day = await bookRun(ctx, { id, note_id, user_id: ctx.actor.user_id, worked })

  const { user_id: owner_id, title } = note
  const case_ref = note.case_ref ?? found.case_ref
  await record(ctx, { type: 'timer.stopped', subject_id: id, note_id, owner_id, title, hours, case_ref })
  await hintTimer(ctx, ctx.actor.user_id)
  const times = { time_start: running.started_at, time_end: end.toISOString() }
  return { id, note_id, ...times, total_hours: hours, ...warningsOf(ctx, taken_day) }
}

/** Ends the caller's timer and books nothing. */
export async function discardTimer(ctx: StaffContext): Promise<undefined> {
  const found = await findTimer(ctx)
  if (!found) throw new Refusal('conflict', 'timers.none_running')

  const { id, note_id, note_title: title } = found.timer
  const { case_ref } = found
  const gone = await ctx.db
    .deleteFrom('time_records')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  // Another device stopped or discarded it in the same moment; hours that it booked stay.
  if (gone.numDeletedRows === 0n) throw new Refusal('conflict', 'timers.none_running')
  await showRunsOnNote(ctx, note_id)
  await touchNote(ctx, note_id)

  await record(ctx, { type: 'timer.discarded', subject_id: id, note_id, title, case_ref })
  await hintTimer(ctx, ctx.actor.user_id)
}

/** Books a start and an end that the caller entered by hand, as a run of its own. */
export async function saveTime(
  ctx: StaffContext,
  { body }: InputOf<typeof calls.saveTime>,
): Promise<calls.TimeRecord> {
  const note = await holdNoteToWork(ctx, body.note_id)

  if (note.is_archived) throw new Refusal('rule', 'notes.archived')
  const start = new Date(body.time_start)
  const end = new Date(body.time_end)
  const at = [{ path: 'time_end', message: 'notes.end_not_after_start' }]
  if (end <= start) throw new Refusal('rule', 'notes.end_not_after_start', { fields: at })
  if (end > ctx.now) {
    const fields = [{ path: 'time_end', message: complaint('not_in_the_future') }]
    throw new Refusal('rule', 'timers.in_the_future', { fields })
  }
  const hours = hoursBetween(start, end)
  if (hours > longestRunDays * hoursOfADay || start.getUTCFullYear() < 1900) {
    const fields = [{ path: 'time_start', message: complaint('run_too_long') }]
    throw new Refusal('rule', 'timers.too_long', { fields })
  }

  const id = uuidv7()
  const { user_id } = ctx.actor
  const [time_start, time_end] = [start.toISOString(), end.toISOString()]
  const times = { started_at: time_start, ended_at: time_end, created_at: ctx.now.toISOString() }
  await ctx.db
    .insertInto('time_records')
    .values({ id, note_id: note.id, user_id, ...times, hours })
    .execute()
  const taken_day = await bookRun(ctx, { id, note_id: note.id, user_id, worked: [{ start, end }] })

  const { user_id: owner_id, title, case_ref } = note
  const saved = { type: 'time.saved', subject_id: id, note_id: note.id, owner_id, title, hours } as const
  await record(ctx, { ...saved, case_ref })
  return { id, note_id: note.id, time_start, time_end, total_hours: hours, ...warningsOf(ctx, taken_day) }
}

/**
 * Holds the tasks on which a person's timers run. Before anything of the person is held: who stops a timer holds the
 * task first, and the two would wait for each other.
 */
export async function holdTimersOf(ctx: Context, user_id: string): Promise<void> {
  for (const { note_id } of await openRuns(ctx, 'user_id', user_id)) await holdAnyNote(ctx, note_id)
}

/** Stops the timers of somebody who has left, now, and books their hours, as far as the days have room for them. */
export async function endTimersOfLeaver(ctx: Context, user_id: string): Promise<void> {
  for (const run of await openRuns(ctx, 'user_id', user_id)) await endForTheirPerson(ctx, run)
}

/**
 * Stops the timers that run on a case from whose people it is hidden, and books their hours; or one person's, who
 * is about to lose sight of it.
 */
export async function endTimersOf(
  ctx: StaffContext,
  { case_ref, user_id }: { case_ref: string; user_id?: string },
): Promise<void> {
  for (const { id } of await findTimersOf(ctx, case_ref, user_id)) await endTimer(ctx, id)
}

/** Stops a timer whose person cannot be asked, now, and books its hours. */
export async function endTimer(ctx: Context, id: string): Promise<void> {
  for (const run of await openRuns(ctx, 'id', id)) await endForTheirPerson(ctx, run)
}

type OpenRun = Awaited<ReturnType<typeof openRuns>>[number]

async function endForTheirPerson(ctx: Context, run: OpenRun): Promise<void> {
  const { id, note_id, user_id } = run
  const note = await holdAnyNote(ctx, note_id)
  const end = endOfRun(ctx, run)
  const worked = workedSpans(run, end)
  const hours = await endRun(ctx, id, end, worked)
  // Stopped by themselves in the same moment.
  if (hours === undefined || !note) return
  await bookRun(ctx, { id, note_id, user_id, worked }, { onlyWhatFits: true })
  const { title, user_id: owner_id } = note
  const case_ref = note.case_ref ?? run.case_ref
  await record(ctx, { type: 'timer.stopped', subject_id: id, note_id, owner_id, title, hours, case_ref })
  await hintTimer(ctx, user_id)
}

/** Runs that are not over, in the order in which their tasks are held. */
function openRuns(ctx: Context, by: 'id' | 'user_id', id: string) {
  return ctx.db
    .selectFrom('time_records')
    .select(['id', 'user_id', 'note_id', 'started_at', 'paused_at', 'case_ref', pausesOf.as('pauses')])
    .where(by, '=', id)
    .where('ended_at', 'is', null)
    .orderBy('note_id')
    .execute()
}

/** Also one that nobody asks for who may see it. */
function holdAnyNote(ctx: Context, id: string) {
  return ctx.db
    .selectFrom('notes')
    .select(['user_id', 'title', 'case_ref'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** When a run ends that is stopped now: a paused one when its work did. */
function endOfRun(ctx: Context, { started_at, paused_at }: Run): Date {
  return endOfInstant(new Date(started_at), paused_at ? new Date(paused_at) : ctx.now)
}

/** Ends a run and answers its hours; undefined when it had ended already. */
async function endRun(ctx: Context, id: string, end: Date, worked: Span[]): Promise<number | undefined> {
  const hours = hoursOfMs(lengthOf(worked))
  const ended_at = end.toISOString()
  const { numUpdatedRows } = await ctx.db
    .updateTable('time_records')
    .set({ ended_at, hours, paused_at: null, pauses: pausesUpTo(ended_at) })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 0n ? undefined : hours
}

interface Booking {
  id: string
  note_id: string
  user_id: string
  worked: Span[]
}

/**
 * Books a person's finished run into the days it covers, and shows it on the note. Where nobody can be asked, a day
 * that is full takes what it has room for, and one that is closed nothing. Answers the first day of which part of the
 * time was logged already: the work is done, and booked there without times.
 */
async function bookRun(
  ctx: Context,
  { id, note_id, user_id, worked }: Booking,
  { onlyWhatFits = false } = {},
): Promise<string | undefined> {
  await giveTimes(ctx, id, worked)
  for (const { work_date, hours } of splitByDay(worked, ctx.settings.FIRM_TIME_ZONE)) {
    if (onlyWhatFits && !(await isOpenDay(ctx, user_id, work_date))) continue
    const room = onlyWhatFits ? await roomOfDay(ctx, user_id, work_date) : hours
    const booked = Math.min(hours, room)
    if (booked > 0 || !onlyWhatFits)
      await bookDay(ctx, { note_id, user_id, work_date, hours: booked, field: 'time_end' })
  }
  const taken_day = await tookTimes(ctx)
  await showRunsOnNote(ctx, note_id)
  await touchNote(ctx, note_id, user_id)
  return taken_day
}

function warningsOf(ctx: StaffContext, work_date: string | undefined): Pick<calls.TimeRecord, 'warnings'> {
  const reason = 'timers.logged_already'
  const message = sentenceOf({ reason, detail: {} }, ctx.language)
  return work_date ? { warnings: [{ reason, message, work_date }] } : {}
}

/** Tells a person's other browsers that their timer changed. */
export function hintTimer(ctx: Context, user_id: string): Promise<void> {
  return leaveHints(ctx, [{ topic: 'timer', audience: { person: user_id } }])
}
