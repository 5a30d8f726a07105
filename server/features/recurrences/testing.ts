import { v7 as uuidv7 } from 'uuid'
import type { World } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'

/** What the clock does every ten minutes. */
export async function repeatNow(world: Pick<World, 'app'>): Promise<void> {
  const job = world.app.jobs.find(({ name }) => name === 'repeat-tasks')
  if (!job) throw new Error('there is no job that repeats tasks')
  await job.work({}, { id: uuidv7(), attempt: 1 })
}

export const rightsOfRecurrences: RightsLine = {
  table: 'note_recurrences',
  expects: { right: 'notes.all', owner: 'rcud', colleague: 'c', partner: 'rcud', stranger: '', system: 'ru' },
  seed: async (world, owner) => {
    const id = uuidv7()
    const insert = (as: string, of: string) =>
      `insert into note_recurrences (id, user_id, draft, every, unit, starts_on, created_at, updated_at)
         values ('${as}', '${of}', '{"title": "Cause list"}', 1, 'week', '2026-12-01', now(), now())`
    await world.rows(insert(id, owner.user_id))
    return { row: `id = '${id}'`, create: (actor) => insert(uuidv7(), actor), change: 'every = 2' }
  },
}
