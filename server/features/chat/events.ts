declare module '../../kernel/record.ts' {
  interface DomainEvents {
    // What was said is nobody's business in the audit trail; that it was said, and who removed it, is.
    'community_chat.sent': { has_file: boolean; mentioned: number }
    'community_chat.deleted': { author_id: string; sent_at: string; file_name: string | null }
    'community_chat.cleared': { cleared_seq: number }
  }
}

export {}
