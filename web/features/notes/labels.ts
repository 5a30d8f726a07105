import type { Note } from '../../../contract/notes.ts'
import { initialOf } from '../../ui/initials.ts'
import { nameOf } from '../people/public.ts'

/** What happened to a task, word for word (specification: tasks 18). */
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
} as const

export const asked = {
  archive: 'Are you sure you want to archive this task?',
  delete: 'Are you sure you want to delete this task?',
} as const

/** The partners' look into an associate's archive (specification: partners 7). */
export const associateArchive = {
  loading: 'Loading archived tasks...',
  loadFailed: 'Failed to load archived notes',
  none: 'No archived tasks',
  noneWhy: 'Tasks of this associate will be listed here by month once they are archived.',
} as const

export const everything = {
  categories: 'All Categories',
  months: 'All Months',
  associates: 'All Associates',
} as const

export const searchHint = 'Search tasks, or a date like ‘July 7’ or ‘7/7’'
export const searchHintOnPhone = 'Search or date, e.g. 7/7'

/** 'n priority tasks' with the right plural, or undefined for none. */
export function priorityTasks(count: number): string | undefined {
  if (count === 0) return undefined
  return count === 1 ? '1 priority task' : `${count} priority tasks`
}

/** '{n} Tasks' with the right plural; a capped count says that there are more. */
export function taskCount(count: number, capped = false): string {
  if (capped) return `${count.toLocaleString('en-GB')}+ Tasks`
  return count === 1 ? '1 Task' : `${count.toLocaleString('en-GB')} Tasks`
}

/** What a shortened list says below its first items: '2 more · 2 of 5 done'. */
export function listSummary(count: number, done: number, shown: number): string {
  const more = count > shown ? `${count - shown} more · ` : ''
  return `${more}${done} of ${count} done`
}

/** 'N. Jahan' for 'Nusrat Jahan'; a single name stays whole. */
export function shortName(fullName: string): string {
  const words = fullName.trim().split(/\s+/)
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${initialOf(words[0] ?? '')}. ${last}` : last
}

/** Who changed it last, when that was somebody else than its owner. */
export function lastEditor(
  note: Pick<Note, 'user_id' | 'modified_by' | 'modifier_profile'>,
): string | undefined {
  if (!note.modifier_profile || note.modified_by === note.user_id) return undefined
  return nameOf(note.modifier_profile)
}

/** Stands in the empty field of a new task. */
export const caseIdHint = 'drawn when saved'

/** The names of a task's fields as the form and the conflict dialog show them. */
export const fieldNames = {
  title: 'Title',
  content: 'Content',
  category: 'Category',
  subcategory: 'Subcategory',
  client_name: 'Client name',
  case_id: 'Case ID',
  is_priority: 'Priority',
  keep_alive: 'Keep Alive',
  note_type: 'Type',
  list_items: 'List items',
  projected_billable_hours: 'Projected billable hours',
  hours_worked: 'Hours worked',
  google_drive_link: 'Google Drive link',
} as const
