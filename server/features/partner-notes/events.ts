import type { Changed } from '../../kernel/changed.ts'

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'partner_note.created': { title: string; category: string }
    'partner_note.modified': { title: string } & Changed
    'partner_note.deleted': { title: string; category: string }
    'partner_note.restored': { title: string }
  }
}
