import { useRef } from 'react'
import { noteStatuses } from '../../../../contract/notes.ts'
import { dropDraft, findDraft, keepDraft } from '../../../lib/drafts.ts'
import { currentSession } from '../../../lib/session.ts'
import { useLater } from '../../../lib/settled.ts'
import { fields, flag, listOf, number, oneOfWords, text } from '../../../lib/shape.ts'
import { useSubscription } from '../../../lib/subscription.ts'
import type { NoteForm } from './note-form.ts'
import type { Tries, Work } from './use-work.ts'

const item = fields<NoteForm['list_items'][number]>({
  id: text,
  text,
  type: oneOfWords(['bullet', 'number']),
  completed: flag,
})

const status = oneOfWords(noteStatuses)

const form = fields<NoteForm>({
  title: text,
  content: text,
  category: text,
  subcategory: text,
  client_name: text,
  case_id: text,
  // A draft of the release before has none.
  case_ref: (value) => (value === undefined ? '' : text(value)),
  is_priority: flag,
  keep_alive: flag,
  note_type: oneOfWords(['text', 'list']),
  list_items: listOf(item),
  projected_billable_hours: text,
  hours_worked: text,
  google_drive_link: text,
  // Nor these.
  due_on: (value) => (value === undefined ? '' : text(value)),
  due_time: (value) => (value === undefined ? '' : text(value)),
  status: (value) => (value === undefined ? 'todo' : status(value)),
})

const noteDraft = fields<Omit<NoteDraft, 'tries'>>({ form, base: form, version: number, kept_at: text })
const tried = fields<{ tries: Tries }>({ tries: fields<Tries>({ key: text, forms: listOf(form) }) })

/** Unsaved typing on one task, as it is mirrored to this device, so that restoring it can still merge. */
type NoteDraft = Pick<Work, 'form' | 'base' | 'version' | 'tries'> & { kept_at: string }

const keyOf = (noteId: string) => `note.${noteId}`

/** The draft of a task, or undefined when there is none that this version of the product can read. */
export function findNoteDraft(noteId: string): NoteDraft | undefined {
  const kept = findDraft(keyOf(noteId))
  const draft = noteDraft(kept)
  return draft && { ...draft, ...tried(kept) }
}

export function dropNoteDraft(noteId: string): void {
  dropDraft(keyOf(noteId))
}

const pause = 300

/**
 * Mirrors unsaved typing to this device a moment after each key and when the page is left.
 */
export function useDraftMirror(noteId: string, work: Omit<NoteDraft, 'kept_at'>, dirty: boolean) {
  const dropped = useRef<typeof work>(undefined)
  const mirror = () => {
    if (hasLeft() || dropped.current === work) return
    if (dirty) keepDraft(keyOf(noteId), { ...work, kept_at: new Date().toISOString() })
    else dropNoteDraft(noteId)
  }
  useLater(mirror, pause, work)
  useSubscription(subscribeToLeaving, mirror)
  // A new task gets its id, and is typed on, while the form is open.
  const latest = useRef({ noteId, work })
  latest.current = { noteId, work }
  return {
    /** Forgets the draft for good: saved, or given up. */
    drop: () => {
      dropped.current = latest.current.work
      dropNoteDraft(latest.current.noteId)
    },
  }
}

/** Tells that the page is left, or what listens is taken from it. */
function subscribeToLeaving(listener: () => void): () => void {
  addEventListener('pagehide', listener)
  return () => {
    removeEventListener('pagehide', listener)
    listener()
  }
}

// Who signs out leaves nothing behind, also not by the closing of this form.
function hasLeft(): boolean {
  const session = currentSession()
  return session.status === 'signed-out' && session.how === 'left'
}
