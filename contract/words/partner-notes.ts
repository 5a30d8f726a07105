import type { PerField } from '../kernel/row.ts'
import type { partnerNote } from '../partner-notes.ts'

/** The fields of a partner note, on screens. */
export const partnerNoteNames: PerField<typeof partnerNote, string> = {
  title: 'Title',
  content: 'Content',
  category: 'Category',
  is_priority: 'Priority',
}
