import { v7 as uuidv7 } from 'uuid'
import type { StatementDraft } from '../../../contract/statements.ts'
import type { TestPerson } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'

/** An entry made through the front door by a partner. */
export async function aStatement(partner: TestPerson, draft: Partial<StatementDraft> = {}) {
  const usual = { entry_type: 'income', category: 'Legal Fees', description: 'Retainer', amount: '1250.50' }
  const answer = await partner.call('POST', '/rest/v1/financial_statements', { ...usual, ...draft })
  if (answer.status !== 201) throw new Error(`no entry: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

const insert = (id: string, person: string) =>
  `insert into financial_statements (id, user_id, entry_type, category, description, amount, entry_date, created_at, updated_at)
     values ('${id}', '${person}', 'expense', 'Travel', 'x', 1, '2026-11-01', now(), now())`

export const rightsOfStatements: readonly RightsLine[] = [
  {
    table: 'financial_statements',
    // A deletion is a change here: it hides the row and keeps who did it.
    expects: { right: 'statements', owner: '', colleague: '', partner: 'rcu', stranger: '', system: 'rd' },
    seed: async (world, owner) => {
      const id = uuidv7()
      await world.rows(insert(id, owner.user_id))
      return { row: `id = '${id}'`, create: (actor) => insert(uuidv7(), actor), change: 'amount = 2' }
    },
  },
]
