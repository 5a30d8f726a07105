import { type PartnerNote, partnerNoteTrashDays } from '../../../contract/partner-notes.ts'
import type { Role } from '../../../contract/people.ts'
import { type Changed, changedIn } from '../../kernel/changed.ts'
import type { Hint } from '../../kernel/record.ts'
import { wordsOf } from '../../kernel/rich-text.ts'
import { presentAuthor } from '../people/public.ts'

export interface PartnerNoteRow {
  id: string
  user_id: string
  title: string
  content: string
  content_is_excerpt: boolean
  category: string
  is_priority: boolean
  version: number
  created_at: string
  updated_at: string
  full_name: string
  role: Role
  left_at: string | null
}

/** A partner note as a partner gets it; all partners may change it (specification: rights 1). */
export function presentPartnerNote({ full_name, role, left_at, ...row }: PartnerNoteRow): PartnerNote {
  return { ...row, profiles: presentAuthor({ full_name, role, left_at }), can: { edit: true, delete: true } }
}

/** What an edit changed, before and after; of the content its words. */
export function changedInPartnerNote(before: PartnerNote, after: PartnerNote): Changed {
  return changedIn(readable(before), readable(after), ['title', 'category', 'is_priority', 'content'])
}

const readable = (note: PartnerNote) => ({ ...note, content: wordsOf(note.content) })

/** The partners look at their notes, and nobody else is told that there are any. */
export function partnerNoteHints(row: { id: string; version: number }): Hint[] {
  return [{ topic: 'partner_notes', audience: 'partners', subject_id: row.id, version: row.version }]
}

/** What was deleted before this moment can no longer be restored. */
export function restorableSince(now: Date): string {
  return new Date(now.getTime() - partnerNoteTrashDays * 24 * 3_600_000).toISOString()
}
