import { v7 as uuidv7 } from 'uuid'
import type { CasePartyDraft, PartyDraft } from '../../../contract/parties.ts'
import type { TestPerson, World } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'

/** A party added through the front door. */
export async function aParty(who: TestPerson, draft: Partial<PartyDraft> = {}) {
  return made(await who.call('POST', '/rest/v1/parties', { name_latin: 'Abdul Karim', ...draft }))
}

/** A party put on a case through the front door. */
export async function onCase(
  who: TestPerson,
  draft: Pick<CasePartyDraft, 'case_ref' | 'party_ref'> & Partial<CasePartyDraft>,
) {
  return made(await who.call('POST', '/rest/v1/case_parties', { side: 'theirs', role: 'opponent', ...draft }))
}

function made(answer: Awaited<ReturnType<TestPerson['call']>>) {
  if (answer.status !== 201) throw new Error(`not made: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

const insertParty = (id: string, person: string) =>
  `insert into parties (id, name_latin, created_by, created_at, updated_at) values ('${id}', 'Abdul Karim', '${person}', now(), now())`

async function rowOf(world: World, insert: (id: string, person: string) => string, person: string) {
  const id = uuidv7()
  await world.rows(insert(id, person))
  return id
}

const insertCase = (id: string, person: string) =>
  `insert into cases (id, case_id, created_by, created_at, updated_at) values ('${id}', 'C', '${person}', now(), now())`

/** Of these whoever manages cases does what others may not, but adds nothing without the right to write. */
const ofParties = {
  right: 'cases.manage',
  owner: 'rcu',
  colleague: 'rc',
  partner: 'rcud',
  stranger: '',
  system: 'rcud',
  bare: 'r',
  alone: { 'cases.manage': 'rud', 'cases.write': 'rc' },
} as const

let forms = 0

export const rightsOfParties: readonly RightsLine[] = [
  {
    table: 'parties',
    // A deletion is a change here: it hides the row and keeps who did it.
    expects: { ...ofParties, partner: 'rcu', alone: { 'cases.manage': 'ru', 'cases.write': 'rc' } },
    seed: async (world, owner) => {
      const id = await rowOf(world, insertParty, owner.user_id)
      return { row: `id = '${id}'`, create: (actor) => insertParty(uuidv7(), actor), change: `note = 'x'` }
    },
  },
  {
    table: 'party_aliases',
    expects: ofParties,
    seed: async (world, owner) => {
      const party = await rowOf(world, insertParty, owner.user_id)
      const insert = (id: string, person: string) =>
        `insert into party_aliases (id, party_ref, name, created_by, created_at, updated_at)
           values ('${id}', '${party}', 'Kalu', '${person}', now(), now())`
      const id = await rowOf(world, insert, owner.user_id)
      return { row: `id = '${id}'`, create: (actor) => insert(uuidv7(), actor), change: `kind = 'former'` }
    },
  },
  {
    table: 'party_relations',
    expects: ofParties,
    seed: async (world, owner) => {
      const [one, other] = [
        await rowOf(world, insertParty, owner.user_id),
        await rowOf(world, insertParty, owner.user_id),
      ]
      const insert = (kind: string) => (id: string, person: string) =>
        `insert into party_relations (id, from_ref, to_ref, kind, created_by, created_at, updated_at)
           values ('${id}', '${one}', '${other}', '${kind}', '${person}', now(), now())`
      const id = await rowOf(world, insert('spouse'), owner.user_id)
      return {
        row: `id = '${id}'`,
        create: (actor) => insert('owner')(uuidv7(), actor),
        change: `since = '2020-01-01'`,
      }
    },
  },
  {
    table: 'case_parties',
    expects: {
      ...ofParties,
      owner: 'rcud',
      colleague: 'rcu',
      alone: { 'cases.manage': 'rd', 'cases.write': 'rcu' },
    },
    seed: async (world, owner) => {
      const party = await rowOf(world, insertParty, owner.user_id)
      const of = await rowOf(world, insertCase, owner.user_id)
      const insert = (role: string) => (id: string, person: string) =>
        `insert into case_parties (id, case_ref, party_ref, side, role, from_on, created_by, created_at, updated_at)
           values ('${id}', '${of}', '${party}', 'theirs', '${role}', '2026-11-01', '${person}', now(), now())`
      const id = await rowOf(world, insert('opponent'), owner.user_id)
      return {
        row: `id = '${id}'`,
        create: (actor) => insert('witness')(uuidv7(), actor),
        change: `side = 'neutral'`,
      }
    },
  },
  {
    table: 'name_groups',
    expects: { right: 'courts', owner: 'r', colleague: 'r', partner: 'rcud', stranger: '', system: 'rcud' },
    seed: async (world) => {
      const id = uuidv7()
      await world.rows(`insert into name_groups (id, weight, forms, created_at, updated_at)
        values ('${id}', 1, '{bilkis}', now(), now())`)
      const create = (actor: string) =>
        `insert into name_groups (id, weight, forms, created_by, created_at, updated_at)
           values ('${uuidv7()}', 1, '{form${++forms}}', ${actor === '' ? 'null' : `'${actor}'`}, now(), now())`
      return { row: `id = '${id}'`, create, change: 'weight = 0.5' }
    },
  },
  {
    table: 'name_index',
    expects: { right: 'nobody', owner: '', colleague: '', partner: '', stranger: '', system: 'rcud' },
    seed: async (world, owner) => {
      const party = await rowOf(world, insertParty, owner.user_id)
      return {
        row: `source_id = '${party}'`,
        create: () =>
          `insert into name_index (source, source_id, name) values ('party', '${uuidv7()}', 'Kalu')`,
        change: 'uses = 2',
      }
    },
  },
  {
    table: 'name_index_state',
    expects: { right: 'nobody', owner: '', colleague: '', partner: '', stranger: '', system: 'ru' },
    seed: async () => ({
      row: `what = 'staff'`,
      create: () => `insert into name_index_state (what) values ('staff')`,
      change: 'is_done = true',
    }),
  },
]

/** Raises a wall between somebody and a case, as the database keeps it. */
export async function hides(world: World, case_ref: string, from: TestPerson, by: TestPerson) {
  await world.rows(`insert into case_walls values ($1, $2, 'Brother of the opponent', $3, now())`, [
    case_ref,
    from.user_id,
    by.user_id,
  ])
  await world.rows(`insert into case_hidden values ($1, $2) on conflict do nothing`, [from.user_id, case_ref])
  await world.rows(`update users set hides_cases = true where id = $1`, [from.user_id])
}
