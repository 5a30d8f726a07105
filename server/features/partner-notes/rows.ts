import { sql } from 'kysely'
import { type PartnerNote, partnerNote, partnerNoteTrashDays } from '../../../contract/partner-notes.ts'
import { changedIn } from '../../kernel/changed.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { type EventsOf, keptRowWithTrash } from '../../kernel/kept-row.ts'
import { wordsOf } from '../../kernel/rich-text.ts'
import { type AuthorRow, presentAuthor, withAuthor } from '../people/public.ts'

const told = {
  created: ['title', 'category'],
  modified: ['title'],
  deleted: ['title', 'category'],
  restored: ['title'],
} as const

declare module '../../kernel/record.ts' {
  interface DomainEvents extends EventsOf<'partner_note', PartnerNote, typeof told> {}
}

export type StoredNote = Omit<PartnerNote, 'profiles' | 'can'> & AuthorRow

const { columns, ...author } = withAuthor('user_id')

/** What partners write down among themselves: each may change every note (specification: rights 1), and nobody else is told of one. */
export const partnerNotes = keptRowWithTrash({
  table: 'partner_notes',
  fields: partnerNote,
  ...author,
  columns: sql`${columns}, r.updated_at, false as content_is_excerpt`,
  present: (ctx: StaffContext, rows: StoredNote[]): PartnerNote[] => rows.map((row) => presentNote(ctx, row)),
  event: 'partner_note',
  told,
  audiences: () => [{ right: 'partner_notes' }],
  changed: (before, after) =>
    changedIn(readable(before), readable(after), ['title', 'category', 'is_priority', 'content']),
  trash: {
    days: partnerNoteTrashDays,
    purge: 'purge-partner-notes',
    notDeleted: 'partner_notes.not_deleted',
  },
})

function presentNote(ctx: StaffContext, { full_name, role, left_at, ...row }: StoredNote): PartnerNote {
  const mayChange = may(ctx, 'partner_notes')
  return {
    ...row,
    profiles: presentAuthor({ full_name, role, left_at }),
    can: { edit: mayChange, delete: mayChange },
  }
}

/** The audit keeps of the content its words. */
const readable = (note: PartnerNote) => ({ ...note, content: wordsOf(note.content) })
