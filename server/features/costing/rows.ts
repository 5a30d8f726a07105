import { type Cost, cost, costLimits } from '../../../contract/costing.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { type EventsOf, keptRowWithTrash } from '../../kernel/kept-row.ts'
import { mayRestoreOfCase, ofCases, ruleOfCaseId, type StoredOfCase } from '../cases/public.ts'
import { withAuthor } from '../people/public.ts'

const told = {
  created: ['case_id', 'amount', 'cost_category'],
  modified: ['case_id'],
  deleted: ['case_id', 'amount', 'description'],
  restored: ['case_id', 'amount'],
} as const

declare module '../../kernel/record.ts' {
  interface DomainEvents extends EventsOf<'case_costing', Cost, typeof told> {}
}

/** What cases cost: all staff look at the costs, and may change and delete each (specification: costing 6). */
export const costs = keptRowWithTrash({
  table: 'case_costing',
  fields: cost,
  ...withAuthor('user_id'),
  present: (ctx: StaffContext, rows: StoredOfCase<Cost>[]): Promise<Cost[]> => ofCases(ctx, rows),
  ofCase: 'case_ref',
  event: 'case_costing',
  told,
  audiences: () => ['staff'],
  rule: ruleOfCaseId,
  trash: {
    days: costLimits.trash_days,
    purge: 'purge-costs',
    notDeleted: 'case_costing.not_deleted',
    mayRestore: mayRestoreOfCase,
  },
})
