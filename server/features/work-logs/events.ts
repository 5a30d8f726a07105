interface Day {
  note_id: string
  owner_id: string
  /** Of the task, which may be gone when somebody reads this. */
  title: string
  work_date: string
}

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'work_log.added': Day & { hours_worked: number }
    'work_log.corrected': Day & { person_id: string; before: number; after: number }
    'work_log.deleted': Day & { person_id: string; hours_worked: number }
  }
}

export {}
