import type { WorkMove, WorkPart } from '../../../../contract/work-moves.ts'
import { count } from '../../../lib/format.ts'
import { plural } from '../../../lib/words.tsx'

/** Moving what somebody has open to another person. */
export const moving = {
  title: 'Move all work',
  hint: 'What has been done stays with whoever did it, and so do their hours.',
  from: 'From',
  to: 'To',
  parts: 'What is moved',
  peopleFailed: 'Failed to load people',
  count: 'Count',
  counting: 'Counting...',
  countFailed: 'Failed to count the work',
  move: (n: number) => plural(n, { one: 'Move {n}', other: 'Move {n}' }),
  moves: (n: number) => plural(n, { one: '{n} to move', other: '{n} to move' }),
  left: (n: number, name: string) =>
    plural(n, {
      one: `{n} stays: its case is hidden from ${name}`,
      other: `{n} stay: their cases are hidden from ${name}`,
    }),
  begun: 'The work is being moved',
  failed: 'Failed to move the work',
} as const

export const partWords: Readonly<Record<WorkPart, string>> = {
  tasks: 'Tasks',
  recurrences: 'Recurring tasks',
  steps: 'Steps',
  leads: 'Lead of cases',
  hearings: 'Hearings',
  deadlines: 'Deadlines',
  events: 'Calendar events',
}

/** Moves that have been made. */
export const moved = {
  title: 'Moved work',
  hint: 'Undo gives back for 7 days what nobody has changed since.',
  loadFailed: 'Failed to load moved work',
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  by: (name: string, when: string) => `${name}, ${when}`,
  part: (name: string, n: number, back: number) =>
    back > 0 ? `${name}: ${count(back)} of ${count(n)} given back` : `${name}: ${count(n)}`,
  undo: 'Undo',
  undoOf: (from: string, to: string) => `Undo: ${from} → ${to}`,
  undoAsk: (from: string) => `Give the work back to ${from}?`,
  undone: 'The work is being given back',
  undoFailed: 'Failed to give the work back',
} as const

export const moveStates: Readonly<Record<WorkMove['state'], string>> = {
  moving: 'Moving',
  moved: 'Moved',
  undoing: 'Giving back',
  undone: 'Given back',
}
