declare module '../../kernel/record.ts' {
  interface DomainEvents {
    /** A month began: one person's notes of the months before went to the archive. */
    'notes.auto_archived': { owner_id: string; month: string; count: number }
    'notes.month_closed': { month: string; count: number }
  }
}

export {}
