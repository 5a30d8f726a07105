import { complaint } from '../../../contract/kernel/complaints.ts'
import { type Statement, statement, statementTrashDays } from '../../../contract/statements.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { type EventsOf, keptRowWithTrash } from '../../kernel/kept-row.ts'
import { invalidField } from '../../kernel/refusal.ts'
import { type AuthorRow, presentAuthor, withAuthor } from '../people/public.ts'
import { keepsCategoryOfType } from './rules.ts'

const entry = ['entry_type', 'category', 'amount'] as const
const told = {
  created: entry,
  modified: ['category'],
  deleted: [...entry, 'description'],
  restored: entry,
} as const

declare module '../../kernel/record.ts' {
  interface DomainEvents extends EventsOf<'financial_statement', Statement, typeof told> {}
}

type StoredStatement = Omit<Statement, 'profiles' | 'can'> & AuthorRow

/** Income and expenses of the firm: who sees the entries may change and delete each (specification: rights 1). */
export const statements = keptRowWithTrash({
  table: 'financial_statements',
  fields: statement,
  ...withAuthor('user_id'),
  present: (ctx: StaffContext, rows: StoredStatement[]): Statement[] =>
    rows.map((row) => presentStatement(ctx, row)),
  event: 'financial_statement',
  told,
  audiences: () => [{ right: 'statements' }],
  rule: (_ctx, to, before) => {
    if (before && !keepsCategoryOfType(before, to))
      throw invalidField('category', complaint('category_of_type'))
  },
  trash: {
    days: statementTrashDays,
    purge: 'purge-statements',
    notDeleted: 'financial_statements.not_deleted',
  },
})

function presentStatement(
  ctx: StaffContext,
  { full_name, role, left_at, ...row }: StoredStatement,
): Statement {
  const mayChange = may(ctx, 'statements')
  return {
    ...row,
    profiles: presentAuthor({ full_name, role, left_at }),
    can: { edit: mayChange, delete: mayChange },
  }
}
