import { v7 as uuidv7 } from 'uuid'
import type { AbsenceDraft } from '../../../contract/absences.ts'
import type { TestPerson } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'

/** An absence said through the front door. */
export async function anAbsence(who: TestPerson, draft: AbsenceDraft) {
  const answer = await who.call('POST', '/rest/v1/absences', draft)
  if (answer.status !== 201) throw new Error(`no absence: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

export const rightsOfAbsences: RightsLine = {
  table: 'absences',
  expects: { right: 'people', owner: 'rcud', colleague: 'rc', partner: 'rcud', stranger: '', system: 'r' },
  seed: async (world, owner) => {
    const id = uuidv7()
    const insert = (as: string, of: string, by: string, day: string) =>
      `insert into absences (id, user_id, from_on, until_on, created_by, created_at, updated_at)
         values ('${as}', '${of}', '${day}', '${day}', '${by}', now(), now())`
    await world.rows(insert(id, owner.user_id, owner.user_id, '2026-12-01'))
    return {
      row: `id = '${id}'`,
      create: (actor) => insert(uuidv7(), actor, actor, `2030-01-01`),
      change: `note = 'x'`,
    }
  },
}
