import type { NoteScope } from '../../../contract/notes.ts'
import { count as shown } from '../../lib/format.ts'
import { plural } from '../../lib/words.tsx'

/** What happened to a task, word for word (specification: tasks 18), and what its screens say. */
export const said = {
  created: 'Note created successfully',
  updated: 'Note updated successfully',
  deleted: 'Note deleted successfully',
  archived: 'Task archived successfully',
  unarchived: 'Task unarchived successfully',
  restored: 'Task restored',
  restoreFailed: 'Failed to restore task',
  loadFailed: 'Failed to load notes',
  createFailed: 'Failed to create note',
  updateFailed: 'Failed to update note',
  deleteFailed: 'Failed to delete note. Please try again.',
  deleteFailedInArchive: 'Failed to delete note',
  archiveFailed: 'Failed to archive task',
  unarchiveFailed: 'Failed to unarchive task',
  loading: 'Loading tasks...',
  signOut: 'Sign Out',
  create: 'New Task',
  fromTemplate: 'From template',
  tasks: 'Tasks',
  workLogs: 'Work Logs',
  tasksAndHours: 'Tasks and hours',
  partner: 'Partner',
  priorityTasks: 'Priority Tasks',
  allTasks: 'All Tasks',
  backToTasks: 'Back to Tasks',
  close: 'Close',
  edit: 'Edit',
  retry: 'Retry',
  archive: 'Archive',
  unarchive: 'Unarchive',
  delete: 'Delete',
  keptAlive: 'Keep Alive: not archived automatically',
  archivedBadge: 'Archived',
} as const

export const asked = {
  archive: 'Are you sure you want to archive this task?',
  delete: 'Are you sure you want to delete this task?',
} as const

/** Why a list is empty, and the ways on. */
export const empty = {
  found: 'No tasks found',
  foundWhy: 'Try adjusting your search, category, month or associate filters.',
  allMonths: 'Show all months',
  searchAllMonths: 'Search all months',
  clearFilters: 'Clear filters',
  yet: 'No tasks yet',
  yetWhy: 'Create your first task to get started.',
  ofAssociateWhy: 'The active tasks of this associate will be listed here.',
  inArchiveWhy: 'Try adjusting your search terms or category filter.',
  inMonthWhy: 'No tasks found for the selected month.',
} as const

export const archive = {
  title: 'Archived Tasks',
  search: 'Search archived tasks...',
  loading: 'Loading archived tasks...',
  loadFailed: 'Failed to load notes',
  none: 'No archived tasks',
  noneWhy: 'Your tasks will be archived automatically each month.',
} as const

/** The partners' look into an associate's archive (specification: partners 7). */
export const associateArchive = {
  loading: 'Loading archived tasks...',
  loadFailed: 'Failed to load archived notes',
  none: 'No archived tasks',
  noneWhy: 'Tasks of this associate will be listed here by month once they are archived.',
} as const

/** What narrows a list: above it, and for those who only hear it. */
export const filters = {
  title: 'Filters',
  titleSet: 'Filters, some are set',
  category: { label: 'Category', hint: 'Filter by category', all: 'All Categories' },
  month: { label: 'Month', hint: 'Filter by month', all: 'All Months' },
  associate: { label: 'Associate', hint: 'Filter by associate', all: 'All Associates' },
  user: { label: 'User', hint: 'Filter by user', all: 'All Users' },
  search: 'Search tasks',
  searchNotes: 'Search notes...',
  searchHint: 'Search tasks, or a date like ‘July 7’ or ‘7/7’',
  searchHintOnPhone: 'Search or date, e.g. 7/7',
} as const

/** Whose tasks a list shows. */
export const scopes: Readonly<Record<NoteScope, string>> = {
  own: 'Mine',
  assigned: 'Assigned to me',
  both: 'Both',
}
export const scopeFilter = { label: 'Whose tasks', hint: 'Filter by whose task it is' } as const

/** What a card says of the day, the steps and the people of a task. */
export const shared = {
  today: 'Due today',
  tomorrow: 'Due tomorrow',
  on: (day: string) => `Due ${day}`,
  overdue: (days: number) =>
    plural(days, { one: 'Overdue by {n} day', other: 'Overdue by {n} days' }).replace('{n}', shown(days)),
  steps: (done: number, total: number) =>
    plural(total, { one: '{done} of {total} step', other: '{done} of {total} steps' })
      .replace('{done}', shown(done))
      .replace('{total}', shown(total)),
  createdBy: (name: string) => `Created by ${name}`,
  with: (names: string) => `Works on it too: ${names}`,
  others: (n: number) => `+${shown(n)}`,
} as const

/** What the keys of a list do. */
export const keys = {
  create: 'New task',
  next: 'Go to the next task',
  previous: 'Go to the task before',
  read: 'Read the task in focus',
  edit: 'Edit the task in focus',
  priority: 'Mark the task in focus as priority, or not',
  select: 'Select the task in focus, or not',
  archive: 'Archive the task in focus',
  save: 'Save a form',
  cancel: 'Cancel or close',
} as const

/** The menu of a card. */
export const menu = {
  read: 'Read',
  mark: 'Mark as Priority',
  unmark: 'Remove Priority',
  stopKeepAlive: 'Stop Keep Alive',
  openDrive: 'Open Google Drive',
  select: 'Select',
  reopen: 'Reopen',
} as const

/** The form of a task. */
export const form = {
  opening: 'Opening the task...',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  unsaved: 'Unsaved changes',
  timeUnsaved: 'The time is not saved',
  partUnsaved: 'A step or how the task repeats is not saved yet',
  somebody: 'Somebody else',
  saveAsNew: 'Save as a new task',
  discard: 'Discard',
  keptTyping: 'What you typed here is kept',
  textKept: 'The text of this task is kept and shows again as type Text.',
  keepAliveHint: 'Is not archived automatically at the end of the month.',
  keptForDue: 'Kept alive until it is done.',
  noSubcategory: 'None',
  /** Stands in the empty field of a new task. */
  caseIdHint: 'drawn when saved',
  openCase: 'Open case',
  hoursUnit: 'h',
} as const

/** The items of a list. */
export const items = {
  item: 'Item',
  new: 'New item',
  add: 'Add',
  addHint: 'Add an item',
  numbered: 'Numbered',
  bulleted: 'Bulleted',
  newNumbered: 'New items are numbered',
  newBulleted: 'New items have a bullet',
  up: 'Move up',
  down: 'Move down',
  toNumber: 'Make it a number',
  toBullet: 'Make it a bullet',
  remove: 'Remove',
  done: 'Done:',
  open: 'Open:',
  moving:
    'Press Space to pick the item up, the arrow keys to move it, Space to put it down, Escape to leave it where it was.',
  pickedUp: (name: string, place: string) => `Picked up ${name}, ${place}.`,
  over: (name: string, place: string) => `${name}: ${place}.`,
  putDown: (name: string, place: string) => `Put down ${name}: ${place}.`,
  back: (name: string) => `${name} is where it was.`,
  moved: (name: string, place: string) => `${name}: now ${place}.`,
  place: (at: number, of: number) => `item ${shown(at)} of ${shown(of)}`,
  reorder: (name: string) => `Reorder ${name}`,
  completed: (name: string) => `Completed: ${name}`,
  textOf: (place: string) => `Text of ${place}`,
}

export function welcome(name: string): string {
  return `Welcome back, ${name}`
}

/** 'n priority tasks' with the right plural, or undefined for none. */
export function priorityTasks(count: number): string | undefined {
  if (count === 0) return undefined
  return plural(count, { one: '{n} priority task', other: '{n} priority tasks' })
}

export function loggedThisMonth(hours: string): string {
  return `${hours} h logged this month`
}

/** '{n} Tasks' with the right plural; a capped count says that there are more. */
export function taskCount(count: number, capped = false): string {
  if (capped) return `${shown(count)}+ Tasks`
  return plural(count, { one: '{n} Task', other: '{n} Tasks' })
}

/** A list for those who only hear it. */
export function listOf(title: string): string {
  return `${title}, list`
}

/** A month of the archive: 'November 2026 (3 tasks)'. */
export function monthOf(month: string, count: number): string {
  return `${month} (${plural(count, { one: '{n} task', other: '{n} tasks' })})`
}

/** Somebody whose archived tasks are chosen. */
export function withRole(name: string, role: string): string {
  return `${name || 'Unknown User'} (${role})`
}

/** What a shortened list says below its first items: '2 more · 2 of 5 done'. */
export function listSummary(count: number, done: number, visible: number): string {
  const more = count > visible ? `${shown(count - visible)} more · ` : ''
  return `${more}${shown(done)} of ${shown(count)} done`
}

export function changedAt(when: string, who: string | undefined): string {
  return who ? `Changed by ${who}, ${when}` : `Changed ${when}`
}

/** What the buttons of a card are called where several stand in one page. */
export const ofTask = {
  actions: (title: string) => `Actions for ${title}`,
  select: (title: string) => `Select ${title}`,
  unarchive: (title: string) => `Unarchive ${title}`,
  delete: (title: string) => `Delete ${title}`,
  edit: (title: string) => `Edit ${title}`,
}

export const drive = {
  title: (host: string) => `Google Drive: ${host}`,
  link: (host: string) => `Google Drive link to ${host}`,
}
