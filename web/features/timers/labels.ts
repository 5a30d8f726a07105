import { longRunHours } from '../../../contract/limits.ts'
import { hours } from '../../lib/format.ts'

export const said = {
  startFailed: 'Failed to start the timer',
  stopFailed: 'Failed to stop the timer',
  saveFailed: 'Failed to save time',
} as const

/** As the server says them (specification: hours 5). */
export const endBeforeStart = 'End time must be after start time'

/** A save of the form around leaves the times that were entered by hand where they are. */
export const unsavedTimes = {
  title: 'The times are not saved yet',
  choose: 'Saving the task does not book them. Save them too, or leave them out?',
  incomplete: 'Both a start and an end are needed to save them.',
  leaveOut: 'Leave the times out',
} as const

/** What was booked when a run ended. */
export function booked(total_hours: number, title: string | undefined): string {
  const on = title === undefined ? '' : ` on “${title}”`
  return total_hours > 0 ? `${hours(total_hours)} h booked${on}` : `Too short to be booked${on}`
}

/** The question before one timer takes the place of another. */
export function stopFirst(running: string, next: string) {
  return {
    title: 'Stop the running timer first?',
    description: `A timer is running on “${running}”. Its hours are booked, then “${next}” starts.`,
    confirmLabel: 'Stop and start',
  }
}

export const longRun = {
  title: `The timer ran for more than ${longRunHours} hours`,
  keep: 'Keep all of it',
  stopAt: 'Stop at an earlier time',
  discard: 'Discard the run',
} as const
