import { v7 as uuidv7 } from 'uuid'
import type { Answer, TestPerson, World } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'
import { aNote } from '../notes/testing.ts'

/** Asks somebody to work on a task, through the front door. */
export async function assign(by: TestPerson, note_id: string, person: Pick<TestPerson, 'user_id'>) {
  const answer = await by.call('POST', '/rest/v1/note_assignees', { note_id, user_id: person.user_id })
  if (answer.status !== 201) throw new Error(`not assigned: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** A step of a task, made through the front door. */
export async function aStep(by: TestPerson, note_id: string, title = 'Draft the plaint') {
  const answer = await by.call('POST', '/rest/v1/note_steps', { note_id, title })
  if (answer.status !== 201) throw new Error(`no step: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

export const notes = '/rest/v1/notes'
export const assignees = '/rest/v1/note_assignees'
export const steps = '/rest/v1/note_steps'

export const rpc = (person: TestPerson, name: string, body: object) =>
  person.call('POST', `/rest/v1/rpc/${name}`, body)

export const titles = ({ body }: Answer): string[] => body.items.map(({ title }: { title: string }) => title)

/** A day of work on a task. */
export async function logOf(person: TestPerson, note_id: string): Promise<{ id: string }> {
  const work = { note_id, work_date: '2026-11-19', hours_worked: 1 }
  return (await person.call('POST', '/rest/v1/daily_work_logs', work)).body
}

/** A firm in which an owner has asked an assignee to work on a task; whoever stands in, and somebody else. */
export function aFirmOfTasks() {
  const people = aFirm('users, cases, notes, daily_work_logs, note_counts, notifications, absences', {
    partner: ['partner', 'Nusrat Jahan'],
    owner: ['associate', 'Farhan Kabir'],
    assignee: ['associate', 'Sadia Rahman'],
    other: ['associate', 'Tanvir Ahmed'],
    cover: ['associate', 'Rafiq Islam'],
  })
  const { owner, assignee } = people
  const aSharedTask = async () => {
    const { id } = await aNote(owner, { title: 'Plaint' })
    await assign(owner, id, assignee)
    const step = await aStep(owner, id)
    return { note: (await owner.call('GET', `${notes}/${id}`)).body, step }
  }
  return { ...people, aSharedTask }
}

const rightsOfAssignees: RightsLine = {
  table: 'note_assignees',
  expects: { right: 'notes.all', owner: 'rcd', colleague: '', partner: 'rcd', stranger: '', system: 'rcd' },
  seed: async (world: World, owner) => {
    const { id } = await aNote(owner)
    const asked = await world.aPerson('associate')
    const other = await world.aPerson('associate')
    await assign(owner, id, asked)
    return {
      row: `note_id = '${id}' and user_id = '${asked.user_id}'`,
      create: (actor) =>
        `insert into note_assignees values ('${id}', '${other.user_id}', '${actor}', '2026-11-01')`,
      change: 'assigned_at = now()',
    }
  },
}

/** Nobody but its owner asks for a task: whoever may change all gives it away at once. */
const rightsOfOwnerAsks: RightsLine = {
  table: 'note_owner_asks',
  expects: { right: 'notes.all', owner: 'rcd', colleague: '', partner: 'rd', stranger: '', system: 'rd' },
  seed: async (world: World, owner) => {
    const [{ id }, free] = [await aNote(owner), await aNote(owner)]
    const asked = await world.aPerson('associate')
    const insert = (note: string, by: string) =>
      `insert into note_owner_asks values ('${note}', '${by}', '${asked.user_id}', '2026-11-01')`
    await world.rows(insert(id, owner.user_id))
    return {
      row: `note_id = '${id}'`,
      create: (actor) => insert(free.id, actor),
      change: 'at = now()',
    }
  },
}

const rightsOfSteps: RightsLine = {
  table: 'note_steps',
  expects: { right: 'notes.all', owner: 'rcud', colleague: '', partner: 'rcud', stranger: '', system: 'rcu' },
  seed: async (_world, owner) => {
    const { id } = await aNote(owner)
    const step = await aStep(owner, id)
    return {
      row: `id = '${step.id}'`,
      create: () =>
        `insert into note_steps (id, note_id, place, title, created_at, updated_at) values ('${uuidv7()}', '${id}', 9, 'x', now(), now())`,
      change: `title = 'y'`,
    }
  },
}

const rightsOfTemplates: RightsLine = {
  table: 'task_templates',
  expects: {
    right: 'staff',
    owner: 'rcud',
    colleague: 'c',
    partner: 'c',
    stranger: '',
    system: 'r',
    bare: 'c',
  },
  seed: async (world: World, owner) => {
    const id = uuidv7()
    const insert = (as: string, by: string) =>
      `insert into task_templates (id, name, draft, created_by, created_at, updated_at)
         values ('${as}', 'Writ', '{"title": "Writ"}', '${by}', now(), now())`
    await world.rows(insert(id, owner.user_id))
    return { row: `id = '${id}'`, create: (actor) => insert(uuidv7(), actor), change: `name = 'y'` }
  },
}

const rightsOfViews: RightsLine = {
  table: 'saved_views',
  expects: {
    right: 'staff',
    owner: 'rcud',
    colleague: 'c',
    partner: 'c',
    stranger: '',
    system: 'r',
    bare: 'c',
  },
  seed: async (world: World, owner) => {
    const id = uuidv7()
    const insert = (as: string, by: string) =>
      `insert into saved_views (id, user_id, page, name, query, place, created_at, updated_at)
         values ('${as}', '${by}', '/', 'Courts', 'category=Litigation', 1, now(), now())`
    await world.rows(insert(id, owner.user_id))
    return { row: `id = '${id}'`, create: (actor) => insert(uuidv7(), actor), change: `name = 'y'` }
  },
}

export const rightsOfTasks = [
  rightsOfAssignees,
  rightsOfOwnerAsks,
  rightsOfSteps,
  rightsOfTemplates,
  rightsOfViews,
]
