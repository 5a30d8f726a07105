import type { Changed } from '../../kernel/changed.ts'

interface Of {
  /** Whose time it is. */
  person_id: string
  /** Of its task, which may be gone when somebody reads this. */
  title: string | null
  work_date: string
}

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'time_entry.created': Of & { hours: number }
    'time_entry.modified': Of & Changed
    'time_entry.deleted': Of & { hours: number }
  }
}
