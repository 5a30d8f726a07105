import type { ExportedList } from '../../contract/exports.ts'
import { count } from '../lib/format.ts'
import { plural } from '../lib/words.tsx'

/** What the kit says by itself. */
export const said = {
  cancel: 'Cancel',
  confirm: 'Confirm',
  close: 'Close',
  remove: 'Delete',
  save: 'Save',
  saving: 'Saving...',
  loading: 'Loading...',
  loadMore: 'Load more',
  moreFailed: 'More could not be loaded.',
  moreThanOnPaper: 'The list goes on: only what had been loaded is on this paper.',
  retry: 'Retry',
  showAll: 'Show all',
  showLess: 'Show less',
  showMore: 'Show more',
  restored: 'Restored what you had typed.',
  dropRestored: 'Discard',
  actions: 'Actions',
  choose: 'Select…',
  clearFilters: 'Clear filters',
  clearSearch: 'Clear search',
  showTyped: 'Show what is typed',
  hideTyped: 'Hide what is typed',
  /** Where what is complained about has no name. */
  it: 'This',
  /** Where a person's name is missing. */
  unknown: 'Unknown',
  /** Behind the name of a person. */
  hasLeft: '(left)',
}

/** Asked before typing is given up. */
export const discarding = {
  title: 'Discard changes?',
  description: 'What you typed here has not been saved.',
  confirmLabel: 'Discard',
  cancelLabel: 'Keep editing',
}

export const notices = {
  all: 'Notifications',
  success: 'Success',
  error: 'Error',
  news: 'News',
  undo: 'Undo',
  open: 'Open',
  dismiss: 'Dismiss',
}

export const connections = {
  offline: 'Offline. What you see may be out of date.',
  reconnecting: 'Reconnecting…',
  restored: 'Back online',
}

export const themeWords = {
  theme: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  now: (chosen: string) => `Theme: ${chosen}`,
}

/** What was done of what was planned; what goes beyond stands behind. */
export const hoursWords = {
  worked: '{worked} h',
  ofProjected: '{worked} / {projected} h',
  over: (hours: string) => `+${hours} h over`,
}

/** What stands at a row that somebody else has changed meanwhile. */
export const conflict = {
  title: (row: string) => `${row} was changed meanwhile`,
  text: 'What you typed is kept, and what it says now stands below it. Save replaces that, Cancel keeps it.',
  now: (value: string) => `Now: ${value}`,
  empty: 'empty',
}

export const exporting = {
  title: (list: ExportedList) => list.charAt(0).toUpperCase() + list.slice(1),
  failed: (list: ExportedList) => `Failed to export ${list}`,
  busy: 'Exporting...',
  export: 'Export',
  csv: 'Download CSV',
  xlsx: 'Download XLSX',
  print: 'Print',
  cut: (rows: string) => `The first ${rows} rows. Narrow the filters, or download a file, for the rest.`,
  /** The list on paper, for a screen reader. */
  onPaper: (title: string) => `${title} on paper`,
}

export function editOf(row: string): string {
  return `Edit ${row}`
}

export function deletionOf(row: string): string {
  return `Delete ${row}`
}

/** The press that shows a section whole, or cuts it again. */
export function sectionPress(section: string, isWhole: boolean): string {
  return `${isWhole ? said.showLess : said.showAll} of ${section}`
}

/** '1 star', '4 stars'. */
export function stars(n: number): string {
  return plural(n, { one: '{n} star', other: '{n} stars' })
}

/** A rating as it is heard: '4 of 5 stars'. */
export function ratingHeard(rating: number, most: number): string {
  return `${count(rating)} of ${stars(most)}`
}

export function ratingSeen(rating: number, most: number): string {
  return `${count(rating)} of ${count(most)}`
}
