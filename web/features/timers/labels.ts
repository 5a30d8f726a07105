import { longRunHours } from '../../../contract/limits.ts'
import { count, hours } from '../../lib/format.ts'

export const said = {
  startFailed: 'Failed to start the timer',
  stopFailed: 'Failed to stop the timer',
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
