declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'partner_note.created': { title: string; category: string }
    'partner_note.modified': { before: Record<string, unknown>; after: Record<string, unknown> }
    'partner_note.deleted': { title: string; category: string }
    'partner_note.restored': { title: string }
  }
}

export type PartnerNoteEvent =
  | 'partner_note.created'
  | 'partner_note.modified'
  | 'partner_note.deleted'
  | 'partner_note.restored'
