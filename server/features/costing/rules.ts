import { type Cost, costTrashDays } from '../../../contract/costing.ts'
import type { Role } from '../../../contract/people.ts'
import { type Changed, changedIn } from '../../kernel/changed.ts'
import type { Staff } from '../../kernel/context.ts'
import type { Hint } from '../../kernel/record.ts'
import { presentAuthor } from '../people/public.ts'

export interface CostRow {
  id: string
  case_id: string
  description: string
  amount: string
  cost_category: string
  date_incurred: string
  created_at: string
  version: number
  user_id: string
  full_name: string
  role: Role
  left_at: string | null
}

/** A cost as the reader gets it: only partners are told who added it, and the clients are those that they may know. */
export function presentCost(
  reader: Pick<Staff, 'role'>,
  row: CostRow,
  clients: ReadonlyMap<string, string>,
): Cost {
  const { full_name, role, left_at, user_id, ...rest } = row
  const told = reader.role === 'partner'
  return {
    ...rest,
    client_name: clients.get(row.case_id) ?? null,
    user_id: told ? user_id : null,
    profiles: told ? presentAuthor({ full_name, role, left_at }) : null,
    // All staff may change and delete every cost (specification: costing 6).
    can: { edit: true, delete: true },
  }
}

const audited = ['case_id', 'description', 'amount', 'cost_category', 'date_incurred'] as const

/** What an edit changed, before and after. */
export function changedInCost(before: Cost, after: Cost): Changed {
  return changedIn(before, after, audited)
}

/** All staff look at the costs. */
export function costHints(row: { id: string; version: number }): Hint[] {
  return [{ topic: 'case_costing', audience: 'staff', subject_id: row.id, version: row.version }]
}

/** What was deleted before this moment can no longer be restored. */
export function restorableSince(now: Date): string {
  return new Date(now.getTime() - costTrashDays * 24 * 3_600_000).toISOString()
}
