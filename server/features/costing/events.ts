import type { Changed } from '../../kernel/changed.ts'

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'case_costing.created': { case_id: string; amount: string; cost_category: string }
    'case_costing.modified': { case_id: string } & Changed
    'case_costing.deleted': { case_id: string; amount: string; description: string }
    'case_costing.restored': { case_id: string; amount: string }
  }
}
