import { plural } from '../../lib/words.tsx'

export const said = {
  set: 'Set absence',
  created: 'Absence created successfully',
  createFailed: 'Failed to create absence',
  change: 'Edit absence',
  updated: 'Absence updated successfully',
  updateFailed: 'Failed to update absence',
  deleted: 'Absence deleted successfully',
  deleteFailed: 'Failed to delete absence',
  person: 'Person',
  from: 'From',
  until: 'Until',
  cover: 'Cover',
  nobody: 'Nobody',
  note: 'Note',
  save: 'Save',
  close: 'Close',
  known: 'Absences',
} as const

export const changeOf = (name: string, days: string): string => `Edit absence: ${name}, ${days}`
export const deletionOf = (name: string, days: string): string => `Delete absence: ${name}, ${days}`
export const spanOf = (from: string, until: string): string => `${from} – ${until}`
export const coveredBy = (name: string): string => `Cover: ${name}`
export const unseen = (n: number, cover: string): string =>
  plural(n, {
    one: `{n} item is in cases that ${cover} may not see.`,
    other: `{n} items are in cases that ${cover} may not see.`,
  })
