import { type LegalCase, legalCase } from '../../../contract/cases.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { type EventsOf, keptRow } from '../../kernel/kept-row.ts'
import { type AuthorRow, presentAuthor, withAuthor } from '../people/public.ts'

const told = {
  created: ['case_id'],
  modified: ['case_id'],
  deleted: ['case_id', 'client_name'],
} as const

declare module '../../kernel/record.ts' {
  interface DomainEvents extends EventsOf<'case', LegalCase, typeof told> {}
}

export type StoredCase = Omit<LegalCase, 'profiles' | 'can'> & AuthorRow

/** The firm's cases: all staff look at the list. Notes, costs and events of a case that is deleted stay. */
export const cases = keptRow({
  table: 'cases',
  fields: legalCase,
  ...withAuthor('created_by'),
  present: (ctx: StaffContext, rows: StoredCase[]): LegalCase[] => rows.map((row) => presentCase(ctx, row)),
  event: 'case',
  told,
  audiences: () => ['staff'],
})

function presentCase(ctx: StaffContext, { full_name, role, left_at, ...row }: StoredCase): LegalCase {
  // The rule that the policies of `cases` state in SQL.
  const mine = may(ctx, 'cases.manage') || row.created_by === ctx.actor.user_id
  return { ...row, profiles: presentAuthor({ full_name, role, left_at }), can: { edit: mine, delete: mine } }
}
