import { randomUUID } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { CauseListSource } from '../../../contract/cause-list-words.ts'
import type { CauseListLine } from '../../../contract/cause-lists.ts'
import type { TestPerson, World } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'
import * as contents from '../../platform/files/testing-contents.ts'
import { aCase } from '../cases/testing.ts'
import { aCourt } from '../hearings/testing.ts'
import { aParty, onCase } from '../parties/testing.ts'

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

export const rpc = '/rest/v1/rpc'
/** The day of a list unless another one is said. */
export const day = '2026-12-03'

/** Three people whose cases have numbers in courts, and ways to send, read and apply a court's list. */
export function aFirmWithLists() {
  const people = aFirm('users, cases, parties, courts, cause_lists, activity_events, notifications', {
    partner: ['partner', 'Nusrat Jahan'],
    associate: ['associate', 'Farhan Kabir'],
    colleague: ['associate', 'Sadia Rahman'],
  })
  const { world, associate } = people
  const typeOf = async (code: string) =>
    (await world.rows<{ id: string }>('select id from case_types where code = $1', [code]))[0]?.id ?? ''
  /** A case with a number in a court, and the court. */
  const numbered = async (draft: object = {}) => {
    const court_ref = await aCourt(world)
    const type_ref = await typeOf('WP')
    const numbers = { case_no: '4312', case_year: 2026 }
    return aCase(associate, { court_ref, type_ref, ...numbers, ...draft })
  }
  const opposes = async (case_ref: string, named: object) =>
    onCase(associate, { case_ref, party_ref: (await aParty(associate, named)).id })
  /** Does what was put off to a job. */
  const work = async (name: string) => {
    const waiting = world.enqueued.splice(0).filter((one) => one.job === name)
    const job = world.app.jobs.find((one) => one.name === name)
    for (const { payload } of waiting.length > 0 ? waiting : [{ payload: {} }])
      await job?.work(payload, { id: randomUUID(), attempt: 1 })
  }
  const linesOf = async (who: TestPerson, list: { id: string }, more = ''): Promise<CauseListLine[]> =>
    (await who.call('GET', `/rest/v1/cause_list_lines?list_ref=${list.id}&limit=200${more}`)).body.items
  const levels = async (who: TestPerson, list: { id: string }) =>
    (await linesOf(who, list)).map(({ level, case: of }) => [level, of?.case_id])
  const apply = (who: TestPerson, { id, version }: { id: string; version: number }, lines: object[]) =>
    who.call('POST', `${rpc}/apply_cause_list`, { id, version, lines })
  const undo = (who: TestPerson, { id, version }: { id: string; version: number }) =>
    who.call('POST', `${rpc}/undo_cause_list`, { id, version })
  const ticked = (lines: CauseListLine[]) =>
    lines.flatMap(({ id, case: of }) => (of ? [{ id, case_ref: of.id }] : []))
  /** Which courts the board of the day says to have their list in the diary, to whom. */
  const listed = async (who: TestPerson, more = '') =>
    (await who.call('GET', `${rpc}/diary_day?day=${day}${more}`)).body.listed
  const hearingsOf = async (case_ref: string) =>
    (await associate.call('GET', `/rest/v1/hearings?case_ref=${case_ref}`)).body.items.map(
      ({ on_day, item_no, bench, state }: Record<string, unknown>) => [on_day, item_no, bench, state],
    )
  return {
    ...people,
    numbered,
    opposes,
    work,
    linesOf,
    levels,
    apply,
    undo,
    ticked,
    listed,
    hearingsOf,
  }
}
