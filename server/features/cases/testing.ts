import { v7 as uuidv7 } from 'uuid'
import type { CaseDraft } from '../../../contract/cases.ts'
import type { TestPerson, World } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'

/** A case added through the front door. */
export async function aCase(creator: TestPerson, draft: Partial<CaseDraft> = {}) {
  const answer = await creator.call('POST', '/rest/v1/cases', { case_id: 'CASE-2026-417', ...draft })
  if (answer.status !== 201) throw new Error(`no case: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** A wall between somebody and a case, past every call. */
export const wall = (world: World, case_ref: string, against: TestPerson, by: TestPerson) =>
  world.rows(`insert into case_walls values ($1, $2, 'Brother of the opponent', $3, now())`, [
    case_ref,
    against.user_id,
    by.user_id,
  ])

/** A case for these people and the partners only, past every call; the first of them leads it. */
export async function restrict(world: World, case_ref: string, ...people: TestPerson[]): Promise<void> {
  await world.rows(`update cases set lead_id = $2 where id = $1`, [case_ref, people[0]?.user_id ?? null])
  for (const { user_id } of people.slice(1))
    await world.rows(`insert into case_people values ($1, $2, 'team', '2026-11-01')`, [case_ref, user_id])
  // Last, as the product does it: nobody loses for a moment what they keep.
  await world.rows(`update cases set access = 'restricted' where id = $1`, [case_ref])
}

export const rightsOfCases: RightsLine = {
  table: 'cases',
  expects: {
    right: 'cases.manage',
    owner: 'rcud',
    colleague: 'rc',
    partner: 'rcud',
    stranger: '',
    system: 'ru',
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

/** Who works on a case, and who does not see it. The owner leads the case; a wall against them hides all of it. */
export const rightsOfCaseSight: readonly RightsLine[] = [
  {
    table: 'case_people',
    expects: {
      right: 'cases.manage',
      owner: 'rcd',
      colleague: 'r',
      partner: 'rcd',
      stranger: '',
      system: 'rcud',
      // Who says who sees a case says of whom it is, too.
      alone: { 'cases.restrict': 'rcd' },
    },
    seed: async (world, owner) => {
      const id = await aLedCase(world, owner)
      const other = (await world.aPerson('associate')).user_id
      const third = (await world.aPerson('associate')).user_id
      await world.rows(
        `insert into case_people values ('${id}', '${other}', 'team', '2026-11-01', '${owner.user_id}')`,
      )
      return {
        row: `case_ref = '${id}' and user_id = '${other}'`,
        create: (actor) =>
          `insert into case_people values ('${id}', '${third}', 'team', '2026-11-01', '${actor}')`,
        change: `part = 'clerk'`,
      }
    },
  },
  {
    table: 'case_walls',
    expects: {
      right: 'cases.restrict',
      owner: '',
      colleague: '',
      partner: 'rcd',
      stranger: '',
      system: 'rcud',
    },
    seed: async (world, owner) => {
      const id = await aLedCase(world, owner)
      const other = (await world.aPerson('associate')).user_id
      const third = (await world.aPerson('associate')).user_id
      const wall = (person: string, by: string) =>
        `insert into case_walls values ('${id}', '${person}', 'Brother of the opponent', '${by}', now())`
      await world.rows(wall(other, owner.user_id))
      return {
        row: `case_ref = '${id}' and user_id = '${other}'`,
        create: (actor) => wall(third, actor),
        change: `reason = 'Cousin'`,
      }
    },
  },
  {
    table: 'case_hidden',
    expects: { right: 'nobody', owner: '', colleague: '', partner: '', stranger: '', system: 'rcud' },
    seed: async (world, owner) => {
      const id = await aLedCase(world, owner)
      const other = (await world.aPerson('associate')).user_id
      const third = (await world.aPerson('associate')).user_id
      await world.rows(`insert into case_hidden values ('${other}', '${id}')`)
      return {
        row: `case_ref = '${id}' and user_id = '${other}'`,
        create: () => `insert into case_hidden values ('${third}', '${id}')`,
        change: `case_ref = case_ref`,
      }
    },
  },
]

/** What is written on a case: its writer takes it back, and whoever manages cases. */
export const rightsOfCaseMessages: RightsLine = {
  table: 'case_messages',
  expects: {
    right: 'cases.manage',
    owner: 'rcu',
    colleague: 'rc',
    partner: 'rcu',
    stranger: '',
    system: 'r',
    bare: 'r',
    alone: { 'cases.write': 'rc', 'cases.manage': 'ru' },
  },
  seed: async (world, owner) => {
    const on = await aLedCase(world, owner)
    const id = uuidv7()
    const message = (as: string, by: string) =>
      `insert into case_messages (id, case_ref, user_id, message_text, created_at) values ('${as}', '${on}', '${by}', 'x', now())`
    await world.rows(message(id, owner.user_id))
    return { row: `id = '${id}'`, create: (actor) => message(uuidv7(), actor), change: 'deleted_at = now()' }
  },
}

/** What cases are and were called, and what was refused to be theirs. The owner leads the case. */
export const rightsOfLinks: readonly RightsLine[] = [
  {
    table: 'case_labels',
    expects: { right: 'staff', owner: 'r', colleague: 'r', partner: 'r', stranger: '', system: 'rcud' },
    seed: async (world, owner) => {
      const id = await aLedCase(world, owner)
      return {
        row: `case_ref = '${id}'`,
        create: () => `insert into case_labels values ('${uuidv7()}', '${id}', 'Once', now())`,
        change: `label = 'Other'`,
      }
    },
  },
  {
    table: 'case_numbers',
    expects: {
      right: 'cases.manage',
      owner: 'rcu',
      colleague: 'r',
      partner: 'rcu',
      stranger: '',
      system: 'rcud',
      alone: { 'cases.manage': 'r' },
    },
    seed: async (world, owner) => {
      const id = await aLedCase(world, owner)
      const number = () =>
        `insert into case_numbers (id, case_ref, case_no, case_year, until_on, why, created_at, updated_at)
           values ('${uuidv7()}', '${id}', '88', 2024, '2026-01-12', 'filed', now(), now())`
      await world.rows(number())
      return { row: `case_ref = '${id}'`, create: number, change: `note = 'Old'` }
    },
  },
  {
    table: 'texts_refused',
    expects: {
      right: 'cases.write',
      owner: 'rc',
      colleague: 'rc',
      partner: 'rc',
      stranger: '',
      system: 'rcud',
      bare: 'r',
    },
    seed: async (world, owner) => {
      const id = await aLedCase(world, owner)
      const refused = (by: string) =>
        `insert into texts_refused values ('${id}', 'note', '${uuidv7()}', '${by}', now())`
      await world.rows(refused(owner.user_id))
      return { row: `case_ref = '${id}'`, create: refused, change: `kind = 'cost'` }
    },
  },
  ...['linking', 'labels_to_link'].map(
    (table): RightsLine => ({
      table,
      expects: { right: 'nobody', owner: '', colleague: '', partner: '', stranger: '', system: 'rcud' },
      seed: async (world) => {
        const key = table === 'linking' ? 'phase' : 'label_key'
        const insert = (name: string) =>
          `insert into ${table} (${key}${table === 'linking' ? ', place' : ''}) values ('${name}'${table === 'linking' ? ', 9' : ''})`
        await world.rows(insert('mine'))
        return { row: `${key} = 'mine'`, create: () => insert(uuidv7()), change: 'place = 2' }
      },
    }),
  ),
]

async function aLedCase(world: World, lead: TestPerson): Promise<string> {
  const id = uuidv7()
  await world.rows(
    `insert into cases (id, case_id, created_by, lead_id, created_at, updated_at)
       values ('${id}', 'C', '${lead.user_id}', '${lead.user_id}', now(), now())`,
  )
  return id
}
