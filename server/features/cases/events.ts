import type { Changed } from '../../kernel/changed.ts'

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'case.created': { case_id: string }
    'case.modified': { case_id: string } & Changed
    'case.deleted': { case_id: string; client_name: string | null }
  }
}
