declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'case.created': { case_id: string }
    'case.modified': { case_id: string; before: Record<string, unknown>; after: Record<string, unknown> }
    'case.deleted': { case_id: string; client_name: string | null }
  }
}

export type CaseEvent = 'case.created' | 'case.modified' | 'case.deleted'
