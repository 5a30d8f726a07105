import type { Changed } from '../../kernel/changed.ts'

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'partner_feedback.given': { associate_id: string; rating: number }
    'partner_feedback.modified': { associate_id: string } & Changed
    'partner_feedback.deleted': { associate_id: string; rating: number }
    'partner_feedback.restored': { associate_id: string; rating: number }
  }
}
