import { longRunHours } from '../../../contract/limits.ts'
import { count, dayAndTime, hours } from '../../lib/format.ts'

export const said = {
  startFailed: 'Failed to start the timer',
  stopFailed: 'Failed to stop the timer',
  saveFailed: 'Failed to save time',
  /** As the server says them (specification: hours 5). */
  endBeforeStart: 'End time must be after start time',
  start: 'Start',
  stop: 'Stop',
  startTime: 'Start Time',
  endTime: 'End Time',
  saveTime: 'Save Time',
  tracking: 'Time Tracking',
  total: 'Total hours',
} as const

/** The keys that work on the card that has the focus, and those of the running timer. */
export const keys = {
  toggle: 'Start or stop the timer of the task in focus',
  logHours: 'Log hours on the task in focus',
  stop: 'Stop the timer',
} as const

/** The running timer, and the button of a task that starts one. */
export const timer = {
  region: 'Running timer',
  runningOn: 'Timer running on',
  start: (key: string) => `Start timer (${key})`,
  startOf: (title: string) => `Start the timer of ${title}`,
  stop: (key: string) => `Stop timer (${key})`,
  stopOf: (title: string) => `Stop the timer of ${title}`,
  stopLong: (key: string) => `Running for more than ${count(longRunHours)} hours. Stop timer (${key})`,
} as const

/** Everything about the hours of one task. */
export const hoursOfTask = {
  title: 'Work Logs',
  days: 'Daily Work Breakdown',
  loading: 'Loading work logs...',
  loadFailed: 'Failed to load work logs',
} as const

/** A save of the form around leaves the times that were entered by hand where they are. */
export const unsavedTimes = {
  title: 'The times are not saved yet',
  choose: 'Saving the task does not book them. Save them too, or leave them out?',
  incomplete: 'Both a start and an end are needed to save them.',
  leaveOut: 'Leave the times out',
} as const

/** A length of time: '1.5 h'. */
export function inHours(value: number): string {
  return `${hours(value)} h`
}

/** The sum of a task's hours: '1.5h'. */
export function sumOf(value: number): string {
  return `${hours(value)}h`
}

/** The same beside its days: '1.5h total'. */
export function totalOf(value: number): string {
  return `${hours(value)}h total`
}

/** Times that were entered by hand and are booked: '1.5 h saved'. */
export function saved(value: number): string {
  return `${hours(value)} h saved`
}

/** What was booked when a run ended. */
export function booked(total_hours: number, title: string): string {
  return total_hours > 0
    ? `${hours(total_hours)} h booked on “${title}”`
    : `Too short to be booked on “${title}”`
}

/** The latest run. */
export const latest = {
  started: (moment: string, zone: string) => `Started: ${dayAndTime(moment, zone)}`,
  ended: (moment: string, zone: string) => `Ended: ${dayAndTime(moment, zone)}`,
} as const

/** The question before one timer takes the place of another. */
export function stopFirst(running: string, next: string) {
  return {
    title: 'Stop the running timer first?',
    description: `A timer is running on “${running}”. Its hours are booked, then “${next}” starts.`,
    confirmLabel: 'Stop and start',
  }
}

export const longRun = {
  title: `The timer ran for more than ${count(longRunHours)} hours`,
  since: (title: string, moment: string, zone: string) => `“${title}”, since ${dayAndTime(moment, zone)}`,
  question: 'What should be booked?',
  keep: 'Keep all of it',
  stopAt: 'Stop at an earlier time',
  discard: 'Discard the run',
  nothing: 'Nothing is booked.',
  letItRun: 'Let it run',
  doDiscard: 'Discard',
  doBook: 'Book hours',
  discarded: 'The run was discarded',
} as const
