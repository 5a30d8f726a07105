import type { EntryType } from '../../../contract/statement-categories.ts'
import type { Changed } from '../../kernel/changed.ts'

interface Entry {
  entry_type: EntryType
  category: string
  amount: string
}

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'financial_statement.created': Entry
    'financial_statement.modified': { category: string } & Changed
    'financial_statement.deleted': Entry & { description: string }
    'financial_statement.restored': Entry
  }
}
