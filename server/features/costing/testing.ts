import { v7 as uuidv7 } from 'uuid'
import type { CostDraft } from '../../../contract/costing.ts'
import type { TestPerson } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'

/** A cost booked through the front door; its case id must be on a note. */
export async function aCost(who: TestPerson, draft: Partial<CostDraft> = {}) {
  const body = { case_id: 'CASE-2026-417', description: 'Stamp paper', amount: '12.50', ...draft }
  const answer = await who.call('POST', '/rest/v1/case_costing', body)
  if (answer.status !== 201) throw new Error(`no cost: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

const insert = (id: string, person: string) =>
  `insert into case_costing (id, user_id, case_id, description, amount, cost_category, date_incurred, created_at, updated_at)
     values ('${id}', '${person}', 'C', 'x', 1, 'Travel', '2026-11-01', now(), now())`

export const rightsOfCosting: readonly RightsLine[] = [
  {
    table: 'case_costing',
    // A deletion is a change here: it hides the row and keeps who did it.
    expects: { right: 'staff', owner: 'rcu', colleague: 'rcu', partner: 'rcu', stranger: '', system: 'rd' },
    seed: async (world, owner) => {
      const id = uuidv7()
      await world.rows(insert(id, owner.user_id))
      return { row: `id = '${id}'`, create: (actor) => insert(uuidv7(), actor), change: 'amount = 2' }
    },
  },
]
