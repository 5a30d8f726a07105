import { dropDraft, findDraft, keepDraft } from '../../../lib/drafts.ts'
import { fields, flag, listOf, number, oneOfWords, text } from '../../../lib/shape.ts'
import type { NoteForm } from './note-form.ts'

const item = fields<NoteForm['list_items'][number]>({
  id: text,
  text,
  type: oneOfWords(['bullet', 'number']),
  completed: flag,
})

const form = fields<NoteForm>({
  title: text,
  content: text,
  category: text,
  subcategory: text,
  client_name: text,
  case_id: text,
  is_priority: flag,
  keep_alive: flag,
  note_type: oneOfWords(['text', 'list']),
  list_items: listOf(item),
  projected_billable_hours: text,
  hours_worked: text,
  google_drive_link: text,
})

const noteDraft = fields<Omit<NoteDraft, 'tries'>>({ form, base: form, version: number, kept_at: text })
const tried = fields<{ tries: { key: string; forms: NoteForm[] } }>({
  tries: fields<{ key: string; forms: NoteForm[] }>({ key: text, forms: listOf(form) }),
})

/** Unsaved typing on one task, as it is mirrored to this device. */
export interface NoteDraft {
  form: NoteForm
  /** The form that the typing began from and the version it was of, so that restoring can still merge. */
  base: NoteForm
  version: number
  /** First saves that may have arrived though no answer came. */
  tries?: { key: string; forms: NoteForm[] } | undefined
  kept_at: string
}

const keyOf = (noteId: string) => `note.${noteId}`

export function keepNoteDraft(noteId: string, draft: NoteDraft): void {
  keepDraft(keyOf(noteId), draft)
}

/** The draft of a task, or undefined when there is none that this version of the product can read. */
export function findNoteDraft(noteId: string): NoteDraft | undefined {
  const kept = findDraft(keyOf(noteId))
  const draft = noteDraft(kept)
  return draft && { ...draft, ...tried(kept) }
}

export function dropNoteDraft(noteId: string): void {
  dropDraft(keyOf(noteId))
}
