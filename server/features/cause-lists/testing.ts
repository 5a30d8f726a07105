import { v7 as uuidv7 } from 'uuid'
import type { CauseListSource } from '../../../contract/cause-list-words.ts'
import type { TestPerson, World } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'
import * as contents from '../../platform/files/testing-contents.ts'
import { aCourt } from '../hearings/testing.ts'

interface SentList {
  court_ref: string
  on_day?: string
  bench?: string
  source?: CauseListSource
  text?: string
  assignment?: string
  file?: { name: string; content: Buffer }
  key?: string
}

/** Sends a court's list for a day, as a browser would. */
export function sendsList(
  person: TestPerson,
  { file, key, source = 'text', on_day = '2026-12-03', ...fields }: SentList,
) {
  const form = contents.formOf([
    ...Object.entries({ ...fields, source, on_day }).map(([name, content]) => ({ name, content })),
    ...(file ? [{ name: 'file', file_name: file.name, content: file.content }] : []),
  ])
  const headers = { ...form.headers, ...(key === undefined ? {} : { 'idempotency-key': key }) }
  return person.call('POST', '/rest/v1/rpc/read_cause_list', form.payload, headers)
}

/** A list that was taken and compared. */
export async function aList(person: TestPerson, list: SentList) {
  const answer = await sendsList(person, list)
  if (answer.status !== 201) throw new Error(`no list: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

const insertList = (id: string, court: string, person: string) =>
  `insert into cause_lists (id, court_ref, on_day, source, fingerprint, line_count, created_by, created_at, updated_at)
     values ('${id}', '${court}', '2026-12-03', 'text', md5('${id}') || md5('${id}'), 1, '${person}', now(), now())`
const insertLine = (id: string, list: string) =>
  `insert into cause_list_lines (id, list_ref, line_no, raw) values ('${id}', '${list}', 1, 'W.P. 1/26')`
const insertMatch = (id: string, list: string, line: string, of: string) =>
  `insert into cause_list_matches (id, list_ref, line_ref, case_ref, level)
     values ('${id}', '${list}', '${line}', '${of}', 'none')`

async function aKeptLine(world: World, owner: TestPerson) {
  const [court, list, line, of] = [await aCourt(world), uuidv7(), uuidv7(), uuidv7()]
  await world.rows(
    `insert into cases (id, case_id, created_by, created_at, updated_at) values ($1, 'L', $2, now(), now())`,
    [of, owner.user_id],
  )
  await world.rows(insertList(list, court, owner.user_id))
  await world.rows(insertLine(line, list))
  return { court, list, line, of }
}

const expects = {
  right: 'hearings.write',
  owner: 'rcu',
  colleague: 'rcu',
  partner: 'rcu',
  stranger: '',
  system: 'rcud',
  bare: 'r',
} as const

export const rightsOfCauseLists: readonly RightsLine[] = [
  {
    table: 'cause_lists',
    expects,
    seed: async (world, owner) => {
      const { court, list } = await aKeptLine(world, owner)
      return {
        row: `id = '${list}'`,
        create: (actor) => insertList(uuidv7(), court, actor),
        change: `state = 'applied'`,
      }
    },
  },
  {
    table: 'cause_list_lines',
    expects: { ...expects, owner: 'rc', colleague: 'rc', partner: 'rc' },
    seed: async (world, owner) => {
      const { list, line } = await aKeptLine(world, owner)
      return {
        row: `id = '${line}'`,
        create: () => insertLine(uuidv7(), list),
        change: `raw = 'W.P. 2/26'`,
      }
    },
  },
  {
    table: 'cause_list_matches',
    expects,
    seed: async (world, owner) => {
      const { list, line, of } = await aKeptLine(world, owner)
      const id = uuidv7()
      await world.rows(insertMatch(id, list, line, of))
      return {
        row: `id = '${id}'`,
        create: () => insertMatch(uuidv7(), list, line, of),
        change: `decision = 'refused'`,
      }
    },
  },
]
