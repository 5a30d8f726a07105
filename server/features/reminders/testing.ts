import { v7 as uuidv7 } from 'uuid'
import type { World } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'

/** What the clock does each minute. */
export async function remindNow(world: Pick<World, 'app'>): Promise<void> {
  const job = world.app.jobs.find(({ name }) => name === 'remind')
  if (!job) throw new Error('there is no job that reminds')
  await job.work({}, { id: uuidv7(), attempt: 1 })
}

const rightsOfSteps: RightsLine = {
  table: 'reminder_steps',
  expects: { right: 'courts', owner: 'r', colleague: 'r', partner: 'rcud', stranger: '', system: 'rcud' },
  seed: async (world) => {
    const id = uuidv7()
    const insert = (as: string) =>
      `insert into reminder_steps (id, about, days_before, at_time, created_at, updated_at)
         values ('${as}', 'hearing', 3, '08:00', now(), now())`
    await world.rows(insert(id))
    return { row: `id = '${id}'`, create: () => insert(uuidv7()), change: 'days_before = 4' }
  },
}

/** The owner was reminded, and says that they saw it. */
const rightsOfSent: RightsLine = {
  table: 'reminders_sent',
  expects: {
    right: 'staff',
    owner: 'ru',
    colleague: 'r',
    partner: 'r',
    stranger: '',
    system: 'rcud',
    bare: 'r',
  },
  seed: async (world, owner) => {
    const [case_ref, subject] = [uuidv7(), uuidv7()]
    await world.rows(
      `insert into cases (id, case_id, created_by, created_at, updated_at) values ($1, 'R', $2, now(), now())`,
      [case_ref, owner.user_id],
    )
    const insert = (of: string, person: string) =>
      `insert into reminders_sent (about, subject_id, step_ref, for_day, due_on, user_id, channel, case_ref, queued_at)
         values ('hearing', '${of}', '${subject}', '2026-12-01', '2026-12-01', '${person}', 'app', '${case_ref}', now())`
    await world.rows(insert(subject, owner.user_id))
    return {
      row: `subject_id = '${subject}'`,
      create: (actor) => insert(uuidv7(), actor),
      change: 'seen_at = now()',
    }
  },
}

export const rightsOfReminders = [rightsOfSteps, rightsOfSent]
