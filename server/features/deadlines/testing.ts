import { v7 as uuidv7 } from 'uuid'
import type { DeadlineDraft } from '../../../contract/deadlines.ts'
import type { TestPerson, World } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'

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
