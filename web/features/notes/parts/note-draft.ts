import * as z from 'zod/mini'
import { listItem } from '../../../../contract/notes.ts'
import { dropDraft, findDraft, keepDraft } from '../../../lib/drafts.ts'
import type { NoteForm } from './note-form.ts'

const form = z.object({
  title: z.string(),
  content: z.string(),
  category: z.string(),
  subcategory: z.string(),
  client_name: z.string(),
  case_id: z.string(),
  is_priority: z.boolean(),
  keep_alive: z.boolean(),
  note_type: z.enum(['text', 'list']),
  list_items: z.array(listItem),
  projected_billable_hours: z.string(),
  hours_worked: z.string(),
  google_drive_link: z.string(),
})

const noteDraft = z.object({
  form,
  /** The form that the typing began from and the version it was of, so that restoring can still merge. */
  base: form,
  version: z.number(),
  tries: z.optional(z.object({ key: z.string(), forms: z.array(form) })),
  kept_at: z.string(),
})

/** Unsaved typing on one task, as it is mirrored to this device. */
export interface NoteDraft {
  form: NoteForm
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
  const found = z.safeParse(noteDraft, findDraft(keyOf(noteId)))
  return found.success ? found.data : undefined
}

export function dropNoteDraft(noteId: string): void {
  dropDraft(keyOf(noteId))
}
