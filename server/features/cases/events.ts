interface OfCase {
  case_id: string
}

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'case.disposed': OfCase & { disposed_on: string; result: string | null }
    'case.closed': OfCase & { close_note: string | null }
    /** Its conflicts are checked anew. */
    'case.reopened': OfCase & { reason: string }
    'case.person_added': OfCase & { person_id: string; part: string }
    'case.person_removed': OfCase & { person_id: string; part: string }
    // What was said is nobody's business in the audit trail. The subject is the case.
    'case_message.sent': OfCase & { mentioned: number }
    'case_message.deleted': OfCase & { author_id: string; sent_at: string }
  }
}

export {}
