import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll } from 'vitest'
import type { DeadlineDraft } from '../../../contract/deadlines.ts'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'
import { aCase } from '../cases/testing.ts'

const subordinate = '00000000-0000-4000-a000-0000000000a3'

const insertDeadline = (as: string, on: string, by: string) =>
  `insert into deadlines (id, case_ref, title, trigger_day, extra_reason, calendar_ref, due_on, working, assignee_id,
      created_by, changed_by, changed_at, created_at, updated_at)
    values ('${as}', '${on}', 'Appeal', '2026-11-20', 'As agreed', '${subordinate}', '2026-12-20', '[]', '${by}',
      '${by}', '${by}', now(), now(), now())`

async function aDeadlineOf(world: World, owner: string): Promise<{ on: string; id: string }> {
  const [on, id] = [uuidv7(), uuidv7()]
  await world.rows(
    `insert into cases (id, case_id, created_by, created_at, updated_at) values ('${on}', 'D', '${owner}', now(), now())`,
  )
  await world.rows(insertDeadline(id, on, owner))
  return { on, id }
}

/** A deletion is a change here: it hides the row and keeps who did it. */
const rightsOfRows: RightsLine = {
  table: 'deadlines',
  expects: {
    right: 'hearings.write',
    owner: 'rcu',
    colleague: 'rcu',
    partner: 'rcu',
    stranger: '',
    system: 'ru',
    bare: 'r',
  },
  seed: async (world, owner) => {
    const { on, id } = await aDeadlineOf(world, owner.user_id)
    return {
      row: `id = '${id}'`,
      create: (actor) => insertDeadline(uuidv7(), on, actor),
      change: `title = 'Revision'`,
    }
  },
}

/** It only grows. */
const rightsOfHistory: RightsLine = {
  table: 'deadline_history',
  expects: {
    right: 'hearings.write',
    owner: 'rc',
    colleague: 'rc',
    partner: 'rc',
    stranger: '',
    system: 'rc',
    bare: 'r',
  },
  seed: async (world, owner) => {
    const { id: deadline } = await aDeadlineOf(world, owner.user_id)
    const insert = (as: string, by: string) =>
      `insert into deadline_history (id, deadline_ref, at, by, action) values ('${as}', '${deadline}', now(), '${by}', 'created')`
    const id = uuidv7()
    await world.rows(insert(id, owner.user_id))
    return {
      row: `id = '${id}'`,
      create: (actor) => insert(uuidv7(), actor),
      change: `action = 'done'`,
    }
  },
}

const rightsOfRules: RightsLine = {
  table: 'deadline_rules',
  expects: {
    right: 'rules.confirm',
    owner: 'r',
    colleague: 'r',
    partner: 'rcud',
    stranger: '',
    system: 'rc',
  },
  seed: async (world) => {
    const insert = (as: string) =>
      `insert into deadline_rules (id, code, title, act, provision, trigger, period, unit, when_closed, created_at, updated_at)
        values ('${as}', 'T-${as.slice(-12)}', 'Appeal', 'An Act', 's.1', 'Judgment', 30, 'day', 'stay', now(), now())`
    const id = uuidv7()
    await world.rows(insert(id))
    return { row: `id = '${id}'`, create: () => insert(uuidv7()), change: `note = 'x'` }
  },
}

export const rightsOfDeadlines = [rightsOfRows, rightsOfHistory, rightsOfRules]

/** A deadline added through the front door. */
export async function aDeadline(creator: TestPerson, draft: DeadlineDraft) {
  const answer = await creator.call('POST', '/rest/v1/deadlines', draft)
  if (answer.status !== 201) throw new Error(`no deadline: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** The rule of a code that is in use. */
export async function ruleOf(reader: TestPerson, code: string) {
  const { body } = await reader.call('GET', `/rest/v1/deadline_rules?code=${code}&is_active=true`)
  if (!body.items[0]) throw new Error(`no rule ${code}`)
  return body.items[0]
}

export const table = '/rest/v1/deadlines'
export const rules = '/rest/v1/deadline_rules'
export const rpc = '/rest/v1/rpc'
export const byHand = {
  title: 'File the appeal',
  trigger_day: '2026-11-20',
  extra_reason: 'Ordered by the court',
}

export const read = (who: TestPerson, path: string) => who.call('GET', path)
export const act = (who: TestPerson, call: string, row: { id: string; version: number }, body: object = {}) =>
  who.call('POST', `${rpc}/${call}`, { id: row.id, version: row.version, ...body })

/** A deadline by hand on a case of its own. */
export async function handed(creator: TestPerson, draft: object = {}) {
  const on = await aCase(creator)
  return aDeadline(creator, { case_ref: on.id, ...byHand, due_on: '2026-12-20', ...draft })
}

/** A firm that counts days. No table is emptied in between: the rules that a firm begins with would go with its people. */
export function aFirmOfDeadlines() {
  const world = {} as World
  const [partner, other, associate, colleague] = [{}, {}, {}, {}] as [
    TestPerson,
    TestPerson,
    TestPerson,
    TestPerson,
  ]
  beforeAll(async () => {
    Object.assign(world, await aWorld())
    Object.assign(partner, await world.aPerson('partner', 'Nusrat Jahan'))
    Object.assign(other, await world.aPerson('partner', 'Imran Hossain'))
    Object.assign(associate, await world.aPerson('associate', 'Farhan Kabir'))
    Object.assign(colleague, await world.aPerson('associate', 'Sadia Rahman'))
  })
  afterAll(() => world.end())

  const told = (type: string, case_ref: string) =>
    world.rows<{ detail: Record<string, unknown> }>(
      'select detail from activity_events where type = $1 and case_ref = $2',
      [type, case_ref],
    )
  const history = async (id: string) =>
    (await read(associate, `/rest/v1/deadline_history?deadline_ref=${id}`)).body.items
  /** A rule of its own, confirmed. */
  const confirmed = async (code: string, more: object = {}) => {
    const draft = { code, title: 'Appeal', act: 'An Act', provision: 's.1', trigger: 'Judgment', ...more }
    const made = await partner.call('POST', rules, draft)
    if (made.status !== 201) throw new Error(`no rule: ${made.status} ${JSON.stringify(made.body)}`)
    return (await act(partner, 'confirm_rule', made.body, { source: 'Gazette of 2 May' })).body
  }
  return { world, partner, other, associate, colleague, told, history, confirmed }
}
