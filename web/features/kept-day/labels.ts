export const said = {
  title: 'My Day',
  keep: 'Keep my day on this device',
  keepHint:
    'For phones that only you use. Whoever unlocks this one can read it: the board of today and tomorrow and your open tasks, for three days at most.',
  failed: 'Failed to keep your day',
  tasks: 'Open tasks',
  noHearings: 'No hearings',
  noTasks: 'No open tasks',
} as const

export const offlineSince = (time: string): string => `Offline. Showing your day of ${time}.`

/** What is done, and with what. */
export const actOn = (act: string, title: string): string => `${act}: ${title}`

export const dueOn = (day: string): string => `Due ${day}`
