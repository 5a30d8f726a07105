import { longRunHours } from '../../../contract/limits.ts'
import { count } from '../../lib/format.ts'

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
