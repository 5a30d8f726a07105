/** What changed in a note: the fields that matter, before and after; texts only by name. */
interface Changed {
  owner_id: string
  title: string
  before: Record<string, unknown>
  after: Record<string, unknown>
}

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'note.created': { owner_id: string; title: string; case_id: string | null }
    'note.modified': Changed
    'note.archived': { owner_id: string; title: string }
    'note.unarchived': { owner_id: string; title: string }
    'note.deleted': { owner_id: string; title: string; case_id: string | null; hours_worked: string }
    'note.restored': { owner_id: string; title: string }
  }
}

export type NoteEvent =
  | 'note.created'
  | 'note.modified'
  | 'note.archived'
  | 'note.unarchived'
  | 'note.deleted'
  | 'note.restored'
