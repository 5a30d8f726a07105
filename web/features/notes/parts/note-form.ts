import { type Category, categories } from '../../../../contract/categories.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import { foldDigits } from '../../../../contract/kernel/digits.ts'
import {
  type ListItem,
  type Note,
  type NoteChange,
  type NoteStatus,
  newNote,
} from '../../../../contract/notes.ts'
import { saidOf } from '../../../lib/complaints.ts'
import { inDigits } from '../../../lib/digits.ts'
import { merging } from '../../../lib/rows/merge.ts'
import type { Said } from '../../../lib/said.ts'
import { typedWebAddress } from '../../../lib/typed-address.ts'
import { said } from '../labels.ts'

/** A task as its form holds it: nothing absent, hours as they are typed. */
export interface NoteForm {
  title: string
  content: string
  category: string
  subcategory: string
  client_name: string
  case_id: string
  /** The very case that was picked or is linked; '' where the id was typed. */
  case_ref: string
  is_priority: boolean
  keep_alive: boolean
  note_type: 'text' | 'list'
  list_items: ListItem[]
  projected_billable_hours: string
  hours_worked: string
  google_drive_link: string
  due_on: string
  due_time: string
  status: NoteStatus
}

export type FormField = keyof NoteForm

/** What a new task begins with (specification: tasks 9). */
export const blankForm: NoteForm = {
  ...newNote,
  title: said.create,
  content: '',
  subcategory: '',
  client_name: '',
  case_id: '',
  case_ref: '',
  is_priority: false,
  keep_alive: false,
  list_items: [],
  projected_billable_hours: inDigits('0'),
  hours_worked: inDigits('0'),
  google_drive_link: '',
  due_on: '',
  due_time: '',
  status: 'todo',
}

/** Guaranteed by its type, which has no other fields. */
export const formFields = Object.keys(blankForm) as readonly FormField[]

export function formOf(note: Note): NoteForm {
  return {
    title: note.title,
    content: note.content,
    category: note.category,
    subcategory: note.subcategory ?? '',
    client_name: note.client_name ?? '',
    case_id: note.case_id ?? '',
    case_ref: note.case_ref ?? '',
    is_priority: note.is_priority,
    keep_alive: note.keep_alive,
    note_type: note.note_type,
    list_items: note.list_items,
    projected_billable_hours: inDigits(String(note.projected_billable_hours)),
    hours_worked: inDigits(String(note.hours_worked)),
    google_drive_link: note.google_drive_link ?? '',
    due_on: note.due_on ?? '',
    due_time: note.due_time ?? '',
    status: note.status,
  }
}

/** The form with one field set; another category clears the subcategory, another case id the case that was picked. */
export function withField<F extends FormField>(form: NoteForm, field: F, value: NoteForm[F]): NoteForm {
  const next = { ...form, [field]: value }
  if (field === 'case_id' && value !== form.case_id) return { ...next, case_ref: '' }
  // A time is of a day.
  if (field === 'due_on' && value === '') return { ...next, due_time: '' }
  return field === 'category' && value !== form.category ? { ...next, subcategory: '' } : next
}

/** A title as it is stored: no field is required (specification: tasks 10), so an empty one is the default. */
export function titleTyped(text: string): string {
  return text.trim() === '' ? said.create : text
}

/** Hours as typed, with Bangla digits and a decimal comma understood; 0 when empty, undefined when not a number. */
export function hoursTyped(text: string): number | undefined {
  const latin = foldDigits(text)
    .trim()
    .replace(/^(\d*),(\d+)$/, '$1.$2')
  if (latin === '') return 0
  return /^\d*\.?\d*$/.test(latin) && latin !== '.' ? Number(latin) : undefined
}

/** What is wrong with the form before the server has looked, by field. */
export function complaintsOf(form: NoteForm): Partial<Record<FormField, Said>> {
  const hours = (['projected_billable_hours', 'hours_worked'] as const).filter(
    (field) => hoursTyped(form[field]) === undefined,
  )
  return Object.fromEntries(hours.map((field) => [field, aboutHours(form[field])]))
}

function aboutHours(text: string): Said {
  const isBelowNothing = hoursTyped(text.trim().replace(/^[-−]/, '')) !== undefined
  return saidOf(isBelowNothing ? complaint('at_least', { least: 0 }) : complaint('hours'))
}

type Changes = Omit<NoteChange, 'version'>

/** What a save has to send: the fields that differ from `base`, as the server takes them. */
export function changesOf(base: NoteForm, form: NoteForm): Changes {
  const changed = new Set(noteRules.differing(base, form))
  // The server clears the subcategory of another category unless one is sent along.
  if (changed.has('category')) changed.add('subcategory')
  return Object.assign({}, ...[...changed].map((field) => wireOf(form, field)))
}

/** The whole form, as the server takes it for a new task; it draws a case id where none was typed. */
export function draftOf(form: NoteForm): Changes {
  const { case_id, ...rest }: Changes = Object.assign({}, ...formFields.map((field) => wireOf(form, field)))
  return case_id ? { ...rest, case_id } : rest
}

function wireOf(form: NoteForm, field: FormField): Changes {
  switch (field) {
    case 'category':
      return isCategory(form.category) ? { category: form.category } : {}
    case 'subcategory':
    case 'client_name':
    case 'case_id':
    case 'case_ref':
      return { [field]: form[field].trim() || null }
    case 'due_on':
    case 'due_time':
      return { [field]: form[field] || null }
    case 'google_drive_link':
      return { [field]: typedWebAddress(form[field]) || null }
    case 'projected_billable_hours':
    case 'hours_worked':
      return { [field]: hoursTyped(form[field]) ?? 0 }
    case 'title':
      return { title: titleTyped(form.title) }
    case 'list_items':
      return { list_items: form.list_items.filter((item) => item.text.trim() !== '') }
    default:
      return { [field]: form[field] }
  }
}

export function isCategory(name: string): name is Category {
  return (categories as readonly string[]).includes(name)
}

/** Whether a field holds the same, however it was typed. */
export function isSame(a: NoteForm, b: NoteForm, field: FormField): boolean {
  switch (field) {
    case 'projected_billable_hours':
    case 'hours_worked':
      return hoursTyped(a[field]) === hoursTyped(b[field])
    case 'title':
      return titleTyped(a.title) === titleTyped(b.title)
    case 'list_items':
      return JSON.stringify(a.list_items) === JSON.stringify(b.list_items)
    default:
      return a[field] === b[field]
  }
}

// What only makes sense together is taken from one side together.
export const noteRules = merging<NoteForm>({
  isSame,
  goesWith: { subcategory: 'category', case_ref: 'case_id', due_time: 'due_on' },
})
export const { isDirty, mergeForms, carriedOver, resolved } = noteRules
