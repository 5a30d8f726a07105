import { v7 as uuidv7 } from 'uuid'
import type { CaseDraft } from '../../../contract/cases.ts'
import type { TestPerson } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'

/** A case added through the front door. */
export async function aCase(creator: TestPerson, draft: Partial<CaseDraft> = {}) {
  const answer = await creator.call('POST', '/rest/v1/cases', { case_id: 'CASE-2026-417', ...draft })
  if (answer.status !== 201) throw new Error(`no case: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

export const rightsOfCases: RightsLine = {
  table: 'cases',
  expects: {
    right: 'cases.manage',
    owner: 'rcud',
    colleague: 'rc',
    partner: 'rcud',
    stranger: '',
    system: 'r',
  },
  seed: async (world, owner) => {
    const id = uuidv7()
    await world.rows(
      `insert into cases (id, case_id, created_by, created_at, updated_at) values ('${id}', 'C', '${owner.user_id}', now(), now())`,
    )
    return {
      row: `id = '${id}'`,
      create: (actor) =>
        `insert into cases (id, case_id, created_by, created_at, updated_at) values ('${uuidv7()}', 'C', '${actor}', now(), now())`,
      change: `client_name = 'y'`,
    }
  },
}
