import { v7 as uuidv7 } from 'uuid'
import type { HearingDraft } from '../../../contract/hearings.ts'
import type { TestPerson, World } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'

/** A court past every call; without a calendar it sits on every day. */
export async function aCourt(
  world: World,
  { name_en = 'District Judge', place = null as string | null, calendar_ref = null as string | null } = {},
): Promise<string> {
  const id = uuidv7()
  await world.rows(
    `insert into courts (id, name_en, level, place, calendar_ref, created_at, updated_at)
       values ($1, $2, 'district', $3, $4, now(), now())`,
    [id, name_en, place, calendar_ref],
  )
  return id
}

/** A hearing added through the front door. */
export async function aHearing(creator: TestPerson, draft: HearingDraft) {
  const answer = await creator.call('POST', '/rest/v1/hearings', draft)
  if (answer.status !== 201) throw new Error(`no hearing: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** A deletion is a change here: it hides the row and keeps who did it. */
export const rightsOfHearings: RightsLine = {
  table: 'hearings',
  expects: {
    right: 'hearings.write',
    owner: 'rcu',
    colleague: 'rcu',
    partner: 'rcu',
    stranger: '',
    system: 'rud',
    bare: 'r',
  },
  seed: async (world, owner) => {
    const [court, on, id] = [await aCourt(world), uuidv7(), uuidv7()]
    await world.rows(
      `insert into cases (id, case_id, created_by, created_at, updated_at) values ('${on}', 'C', '${owner.user_id}', now(), now())`,
    )
    const insert = (as: string, by: string, day: string) =>
      `insert into hearings (id, case_ref, on_day, court_ref, created_by, created_at, updated_at)
         values ('${as}', '${on}', ${day}, '${court}', '${by}', now(), now())`
    await world.rows(insert(id, owner.user_id, `'2026-12-01'`))
    const another = `date '2027-01-01' + floor(random() * 10000)::int`
    return {
      row: `id = '${id}'`,
      create: (actor) => insert(uuidv7(), actor, another),
      change: `room = '12'`,
    }
  },
}
