import * as z from 'zod/mini'
import { refusesClosed } from './closed-time.ts'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { saidOfRun } from './time-entries.ts'

export const timer = z.object({
  id: f.id,
  note_id: f.id,
  note_title: z.string(),
  started_at: f.moment,
  /** Since when it is paused; left out while it runs. */
  paused_at: z.optional(f.moment),
  /** The pauses that are over, in order; left out where there were none. */
  pauses: z.optional(z.array(z.object({ from: f.moment, to: f.moment }))),
  /** It was forgotten and paused at the last sign of work; its end is asked for. Left out otherwise. */
  was_left: z.optional(z.literal(true)),
  /** What it is about, which its entries will say; each is left out where nothing is said. */
  description: z.optional(z.string()),
  activity_code: z.optional(z.string()),
  /** Its case, where its task has none. */
  case_ref: z.optional(f.id),
})
export type Timer = z.infer<typeof timer>

/**
 * What is to be known of hours that were booked, left out where nothing is: part of the time was logged already on this
 * day, so there it was booked without times.
 */
const warnings = z.optional(
  z.array(z.object({ reason: z.string(), message: z.string(), work_date: z.string() })),
)

/** A finished run: its hours are the elapsed time less its pauses, rounded to 2 decimals. */
export const timeRecord = z.object({
  id: f.id,
  note_id: f.id,
  time_start: f.moment,
  time_end: f.moment,
  total_hours: z.number(),
  warnings,
})
export type TimeRecord = z.infer<typeof timeRecord>

const moment = z.iso.datetime({
  offset: true,
  message: complaint('moment', { example: '2026-11-21T09:30:00Z' }),
})

export const getTimer = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/running_timer',
  summary: "The caller's running timer, if there is one, and the moment by the server's clock",
  access: 'staff',
  reply: z.object({ timer: z.nullable(timer), now: f.moment }),
  refuses: [],
})

export const startTimer = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/start_timer',
  summary: 'Starts a timer on a note; one that runs already is refused, unless it is to be stopped',
  access: 'staff',
  body: z.object({ note_id: f.id, stop_running: z.optional(z.boolean()) }),
  /** What is to be known of the one that was stopped for it. */
  reply: z.object({ timer, warnings }),
  refuses: ['row.not_found', 'notes.archived', 'timers.already_running', 'timers.ran_long', ...refusesClosed],
})

export const stopTimer = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/stop_timer',
  summary: 'Ends the running timer now, or at `time_end`, and books its hours by day',
  access: 'staff',
  body: z.object({ time_end: z.optional(moment), keep_long: z.optional(z.boolean()) }),
  reply: timeRecord,
  refuses: [
    'timers.none_running',
    'timers.ran_long',
    'notes.end_not_after_start',
    'notes.hours_above_a_day',
    ...refusesClosed,
  ],
})

export const pauseTimer = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/pause_timer',
  summary: 'Pauses the running timer: what follows is not worked, until it is resumed or stopped',
  access: 'staff',
  body: z.object({}),
  reply: z.object({ timer }),
  refuses: ['timers.none_running', 'timers.paused'],
})

export const resumeTimer = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/resume_timer',
  summary: 'Lets the paused timer run on',
  access: 'staff',
  body: z.object({}),
  reply: z.object({ timer }),
  refuses: ['timers.none_running', 'timers.not_paused', 'timers.already_running'],
})

export const describeTimer = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/describe_timer',
  summary: 'Says what the running or paused timer is about; what is left out stays',
  access: 'staff',
  body: z.object(saidOfRun),
  reply: z.object({ timer }),
  refuses: ['timers.none_running', 'row.not_found', 'notes.cannot_see', 'time.case_closed'],
})

export const discardTimer = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/discard_timer',
  summary: 'Ends the running timer and books nothing',
  access: 'staff',
  body: z.object({}),
  refuses: ['timers.none_running'],
})

export const saveTime = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/save_time',
  summary: 'Books a start and an end entered by hand',
  access: 'staff',
  body: z.object({ note_id: f.id, time_start: moment, time_end: moment }),
  reply: timeRecord,
  refuses: [
    'row.not_found',
    'notes.archived',
    'notes.end_not_after_start',
    'notes.hours_above_a_day',
    ...refusesClosed,
    'timers.in_the_future',
    'timers.too_long',
    'request.key_reused',
  ],
  creates: true,
})
