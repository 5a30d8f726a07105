import { type PartnerNote, partnerNoteTrashDays } from '../../../contract/partner-notes.ts'
import type { Role } from '../../../contract/people.ts'
import type { Hint } from '../../kernel/record.ts'

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
}

/** A partner note as a partner gets it; all partners may change it (decisions §2). */
export function presentPartnerNote({ full_name, role, ...row }: PartnerNoteRow): PartnerNote {
  return { ...row, profiles: { full_name, role }, can: { edit: true, delete: true } }
}

const audited = ['title', 'category', 'is_priority'] as const

/** What an edit changed, before and after; of the content only that it did. */
export function changedInPartnerNote(before: PartnerNote, after: PartnerNote) {
  const fields = audited.filter((field) => before[field] !== after[field])
  const changed: Record<'before' | 'after', Record<string, unknown>> = {
    before: Object.fromEntries(fields.map((field) => [field, before[field]])),
    after: Object.fromEntries(fields.map((field) => [field, after[field]])),
  }
  if (before.content !== after.content) changed.after.content = 'changed'
  return changed
}

/** The partners look at their notes, and nobody else is told that there are any. */
export function partnerNoteHints(row: { id: string; version: number }): Hint[] {
  return [{ topic: 'partner_notes', audience: 'partners', subject_id: row.id, version: row.version }]
}

/** What was deleted before this moment can no longer be restored. */
export function restorableSince(now: Date): string {
  return new Date(now.getTime() - partnerNoteTrashDays * 24 * 3_600_000).toISOString()
}
