import type { TextColor } from '../rich-text.ts'

/** The fields of a task, on its form and where two versions of it are compared. */
export const noteNames = {
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
  due_on: 'Due date',
  due_time: 'Time',
  status: 'Status',
}

/** The two kinds of task. */
export const noteTypeWords: Readonly<Record<'text' | 'list', string>> = { text: 'Text', list: 'List' }

/** A category or subcategory of a task as it is shown; one that has left the catalogue as it is stored. */
export function categoryWord(name: string): string {
  return name
}

/** The colours of a text. */
export const colorWords: Readonly<Record<TextColor, string>> = {
  ink: 'ink',
  slate: 'slate',
  red: 'red',
  orange: 'orange',
  amber: 'amber',
  green: 'green',
  teal: 'teal',
  blue: 'blue',
  purple: 'purple',
  pink: 'pink',
}
