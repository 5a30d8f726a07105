import { v7 as uuidv7 } from 'uuid'
import type { PartnerNoteDraft } from '../../../contract/partner-notes.ts'
import type { TestPerson } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'

/** A partner note written through the front door. */
export async function aPartnerNote(who: TestPerson, draft: PartnerNoteDraft = {}) {
  const answer = await who.call('POST', '/rest/v1/partner_notes', draft)
  if (answer.status !== 201) throw new Error(`no note: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

const insert = (id: string, person: string) =>
  `insert into partner_notes (id, user_id, title, category, created_at, updated_at)
     values ('${id}', '${person}', 'x', 'Tax', now(), now())`

/** Even an associate who once wrote it, as a partner, sees nothing of it. A deletion is a change here. */
export const rightsOfPartnerNotes: RightsLine = {
  table: 'partner_notes',
  expects: { right: 'partner_notes', owner: '', colleague: '', partner: 'rcu', stranger: '', system: 'rd' },
  seed: async (world, owner) => {
    const id = uuidv7()
    await world.rows(insert(id, owner.user_id))
    return { row: `id = '${id}'`, create: (actor) => insert(uuidv7(), actor), change: `title = 'y'` }
  },
}
