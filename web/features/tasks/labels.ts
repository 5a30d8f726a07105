import { count } from '../../lib/format.ts'
import { plural } from '../../lib/words.tsx'

/** What is done with many tasks at once. */
export const bulk = {
  label: 'Selected tasks',
  selected: (n: number) => plural(n, { one: '{n} task selected', other: '{n} tasks selected' }),
  all: 'Select all on this page',
  clear: 'Clear selection',
  setDue: 'Set',
  noDue: 'No date',
  assign: 'Assign',
  noPriority: 'Remove Priority',
  archive: 'Archive',
  delete: 'Delete',
  archiveAsk: (n: number) =>
    plural(n, {
      one: 'Are you sure you want to archive {n} task?',
      other: 'Are you sure you want to archive {n} tasks?',
    }),
  deleteAsk: (n: number) =>
    plural(n, {
      one: 'Are you sure you want to delete {n} task?',
      other: 'Are you sure you want to delete {n} tasks?',
    }),
  changed: (n: number) => plural(n, { one: '{n} task changed', other: '{n} tasks changed' }),
  refused: (n: number, of: number) => `${count(n)} of ${count(of)} could not be changed`,
  takenBack: 'Changes taken back',
  failed: 'Failed to change tasks',
  takeBackFailed: 'Failed to take the changes back',
} as const
