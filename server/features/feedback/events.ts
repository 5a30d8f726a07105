declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'partner_feedback.given': { associate_id: string; rating: number }
    'partner_feedback.modified': {
      associate_id: string
      before: Record<string, unknown>
      after: Record<string, unknown>
    }
    'partner_feedback.deleted': { associate_id: string; rating: number }
    'partner_feedback.restored': { associate_id: string; rating: number }
  }
}

export type FeedbackEvent =
  | 'partner_feedback.given'
  | 'partner_feedback.modified'
  | 'partner_feedback.deleted'
  | 'partner_feedback.restored'
