import { v7 as uuidv7 } from 'uuid'
import type { TimelineDraft } from '../../../contract/timeline.ts'
import type { TestPerson } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'

/** An event added through the front door; its case id must be on a note. */
export async function anEvent(who: TestPerson, draft: Partial<TimelineDraft> = {}) {
  const body = { case_id: 'CASE-2026-417', title: 'Plaint filed', ...draft }
  const answer = await who.call('POST', '/rest/v1/case_timeline', body)
  if (answer.status !== 201) throw new Error(`no event: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

const insert = (id: string, person: string) =>
  `insert into case_timeline (id, user_id, case_id, title, timeline_date, created_at, updated_at)
     values ('${id}', '${person}', 'C', 'x', '2026-11-01', now(), now())`

export const rightsOfTimeline: readonly RightsLine[] = [
  {
    table: 'case_timeline',
    // A deletion is a change here: it hides the row and keeps who did it.
    expects: { right: 'staff', owner: 'rcu', colleague: 'rcu', partner: 'rcu', stranger: '', system: 'rd' },
    seed: async (world, owner) => {
      const id = uuidv7()
      await world.rows(insert(id, owner.user_id))
      return { row: `id = '${id}'`, create: (actor) => insert(uuidv7(), actor), change: `title = 'y'` }
    },
  },
  {
    table: 'timeline_cases',
    expects: { right: 'staff', owner: 'r', colleague: 'r', partner: 'r', stranger: '', system: 'rcu' },
    seed: async (world, owner) => {
      await world.rows(insert(uuidv7(), owner.user_id))
      return {
        row: `case_id = 'C'`,
        create: () => `insert into timeline_cases values ('D', '2026-11-01')`,
        change: `newest_date = '2026-11-02'`,
      }
    },
  },
]
