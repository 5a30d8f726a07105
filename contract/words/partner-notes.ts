import type { PerField } from '../kernel/row.ts'
import type { PartnerNoteCategory } from '../partner-note-categories.ts'
import type { partnerNote } from '../partner-notes.ts'

/** The fields of a partner note, on screens. */
export const partnerNoteNames: PerField<typeof partnerNote, string> = {
  title: 'Title',
  content: 'Content',
  category: 'Category',
  is_priority: 'Priority',
}

/** The categories as people read them. */
export const partnerNoteCategoryWords: Record<PartnerNoteCategory, string> = {
  Corporate: 'Corporate',
  Litigation: 'Litigation',
  'Real Estate': 'Real Estate',
  Tax: 'Tax',
  Employment: 'Employment',
  'Intellectual Property': 'Intellectual Property',
}
