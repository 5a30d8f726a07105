import type { Changed } from '../../kernel/changed.ts'

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    /** `is_repeated`: the clock made it, as its owner had said. */
    'note.created': { owner_id: string; title: string; case_id: string | null; is_repeated?: true }
    /** `with_case`: its case was renamed. */
    'note.modified': { owner_id: string; title: string; with_case?: true } & Changed
    'note.archived': { owner_id: string; title: string }
    'note.unarchived': { owner_id: string; title: string }
    'note.deleted': { owner_id: string; title: string; case_id: string | null; hours_worked: string }
    'note.restored': { owner_id: string; title: string }
  }
}
