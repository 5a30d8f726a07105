import { plural } from '../../lib/words.tsx'

export const said = {
  full: 'This device keeps at most 200 changes. They are sent with the next connection; then more can be made.',
  waits: 'waits for a connection',
  lineGone: 'This line is no longer in the list.',
  kept: 'Kept until there is a connection',
  keepFailed: 'Failed to keep this change',
  copy: 'Copy',
  copied: 'Copied successfully',
  copyFailed: 'Failed to copy',
  dismiss: 'Dismiss',
  decide: 'Choose a version',
  changed: 'Somebody else changed this meanwhile.',
  old: 'Not sent, as it is older than 7 days.',
  list: 'Changes that were not saved',
  conflict: 'This was changed meanwhile',
  choose: 'Somebody else saved it in the meantime. Choose which version to keep.',
  mine: 'Your version',
  theirs: 'The saved version',
  somebody: 'somebody',
  back: 'Not now',
  save: 'Save',
  done: 'Done',
  notDone: 'Not done',
} as const

export const waiting = (n: number): string =>
  plural(n, { one: '{n} change waits for a connection.', other: '{n} changes wait for a connection.' })
export const waitingOf = (n: number, name: string): string =>
  plural(n, { one: `{n} change of ${name} waits`, other: `{n} changes of ${name} wait` })
export const losing = (n: number): string =>
  plural(n, { one: 'Sign out and lose {n} change?', other: 'Sign out and lose {n} changes?' })
export const notSaved = (sentence: string): string => `Could not be saved: ${sentence}`
export const versionOf = (who: string): string => `Version of ${who}`
export const hoursOn = (hours: string, day: string): string => `Hours on ${day}: ${hours}`
export const nextOn = (day: string): string => `Next date ${day}`
export const statusTo = (status: string): string => `Status: ${status}`

/** What an act is, where its row has no word any more. */
export const kinds = {
  status: 'Task',
  step: 'Step',
  item: 'Line of a list',
  hours: 'Hours',
  mention: 'Mention',
  outcome: 'Outcome of a hearing',
} as const
