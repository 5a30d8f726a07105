import type { Changed } from '../../kernel/changed.ts'

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'case_timeline.created': { case_id: string; title: string }
    'case_timeline.modified': { case_id: string } & Changed
    'case_timeline.reordered': { case_id: string; title: string; before: number; after: number }
    'case_timeline.deleted': { case_id: string; title: string }
    'case_timeline.restored': { case_id: string; title: string }
  }
}
