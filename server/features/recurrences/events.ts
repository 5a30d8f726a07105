declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'note_recurrence.created': { owner_id: string; title: string }
    'note_recurrence.modified': { owner_id: string; title: string }
    'note_recurrence.deleted': { owner_id: string; title: string }
  }
}

export {}
