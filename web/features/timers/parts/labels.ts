import { longRunHours } from '../../../../contract/limits.ts'
import { count, dayAndTime, hours } from '../../../lib/format.ts'

/** What a person does with their timer. */
export const acts = {
  startFailed: 'Failed to start the timer',
  stopFailed: 'Failed to stop the timer',
} as const

/** The times of a task, and their saving. */
export const tracking = {
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

/** A timer that is paused, and one that runs on. */
export const pausing = {
  pauseLabel: 'Pause the timer',
  resumeLabel: 'Let the timer run on',
  pauseFailed: 'Failed to pause the timer',
  resumeFailed: 'Failed to resume the timer',
  pause: {
    word: 'Pause',
    title: (key: string) => `Pause timer (${key})`,
    of: (title: string) => `Pause the timer of ${title}`,
  },
  resume: {
    word: 'Resume',
    title: (key: string) => `Resume timer (${key})`,
    of: (title: string) => `Resume the timer of ${title}`,
  },
  /** 'Paused 12 min', 'Paused 1 h 20 min'. */
  since: (minutes: number) =>
    minutes < 60
      ? `Paused ${count(minutes)} min`
      : `Paused ${count(Math.floor(minutes / 60))} h ${count(minutes % 60)} min`,
} as const

/** The button that stops a timer, in a word. */
export const stopping = 'Stop'

/** What a timer is about. */
export const describing = {
  ask: 'Describe',
  of: (title: string) => `Timer of ${title}:`,
  title: 'Describe the timer',
  text: 'Description',
  activity: 'Activity',
  noActivity: 'No activity',
  save: 'Save',
  done: 'Timer described',
} as const

/** A length of time: '1.5 h'. */
export function inHours(value: number): string {
  return `${hours(value)} h`
}

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

/** The latest run. */
export const latest = {
  started: (moment: string, zone: string) => `Started: ${dayAndTime(moment, zone)}`,
  ended: (moment: string, zone: string) => `Ended: ${dayAndTime(moment, zone)}`,
} as const

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

/** Part of what was booked was logged already. */
export const takenTime = { title: 'Time', show: 'Show' } as const

/** What was booked when a run ended. */
export function booked(total_hours: number, title: string): string {
  return total_hours > 0
    ? `${hours(total_hours)} h booked on “${title}”`
    : `Too short to be booked on “${title}”`
}

/** The question before one timer takes the place of another. */
export function stopFirst(running: string, next: string) {
  return {
    title: 'Stop the running timer first?',
    description: `A timer is running on “${running}”. Its hours are booked, then “${next}” starts.`,
    confirmLabel: 'Stop and start',
  }
}
