import { v7 as uuidv7 } from 'uuid'
import type { TestPerson } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'

/** Time logged through the front door by a line. */
export async function someTime(who: TestPerson, line: string, more: Record<string, unknown> = {}) {
  const answer = await who.call('POST', '/rest/v1/rpc/log_time', { line, ...more })
  if (answer.status !== 201) throw new Error(`no time: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

const entries: RightsLine = {
  table: 'time_entries',
  expects: {
    right: 'time.approve',
    owner: 'rcud',
    colleague: 'c',
    partner: 'rcud',
    stranger: '',
    system: 'rcud',
  },
  seed: async (world, owner) => {
    const insert = (id: string, who: string) =>
      `insert into time_entries (id, user_id, work_date, seconds, billing, source, created_at, updated_at)
         values ('${id}', '${who}', '2026-11-20', 60, 'no', 'line', now(), now())`
    const id = uuidv7()
    await world.rows(insert(id, owner.user_id))
    return { row: `id = '${id}'`, create: (actor) => insert(uuidv7(), actor), change: `description = 'x'` }
  },
}

/** Kept by whoever keeps the settings of billing; never deleted, as time is of them. */
const activities: RightsLine = {
  table: 'activity_codes',
  expects: {
    right: 'billing.approve',
    owner: 'r',
    colleague: 'r',
    partner: 'rcu',
    stranger: '',
    system: 'r',
  },
  seed: () => {
    const create = () =>
      `insert into activity_codes (code, name_en, name_bn, place) values ('x-${uuidv7().slice(-12)}', 'X', 'X', 99)`
    return Promise.resolve({ row: `code = 'other'`, create, change: 'place = 13' })
  },
}

const settings: RightsLine = {
  table: 'billing_settings',
  expects: { right: 'billing.approve', owner: 'r', colleague: 'r', partner: 'ru', stranger: '', system: 'r' },
  seed: () =>
    Promise.resolve({
      row: 'only_one',
      create: () => 'insert into billing_settings default values',
      change: `closed_through = '2020-01-01'`,
    }),
}

const weeks: RightsLine = {
  table: 'timesheets',
  expects: {
    right: 'time.approve',
    owner: 'rcu',
    colleague: 'c',
    partner: 'rcu',
    stranger: '',
    system: 'rcud',
  },
  seed: async (world, owner) => {
    const insert = (who: string, day: string) =>
      `insert into timesheets (user_id, week_start, state, submitted_at) values ('${who}', '${day}', 'submitted', now())`
    await world.rows(insert(owner.user_id, '2026-11-08'))
    return {
      row: `user_id = '${owner.user_id}' and week_start = '2026-11-08'`,
      create: (actor) => insert(actor, '2026-11-01'),
      change: 'seconds = 1',
    }
  },
}

const dismissals: RightsLine = {
  table: 'suggestion_dismissals',
  expects: { right: 'staff', owner: 'rcd', colleague: 'c', partner: 'c', stranger: '', system: '' },
  seed: async (world, owner) => {
    const insert = (who: string, id: string) =>
      `insert into suggestion_dismissals (user_id, source, source_id, work_date) values ('${who}', 'hearing', '${id}', '2026-11-20')`
    const id = uuidv7()
    await world.rows(insert(owner.user_id, id))
    return {
      row: `source_id = '${id}'`,
      create: (actor) => insert(actor, uuidv7()),
      change: `source = 'event'`,
    }
  },
}

const hours: RightsLine = {
  table: 'working_hours',
  expects: { right: 'time.approve', owner: 'r', colleague: '', partner: 'rcud', stranger: '', system: '' },
  seed: async (world, owner) => {
    const insert = (id: string, who: string) =>
      `insert into working_hours (id, user_id, created_at, updated_at) values ('${id}', '${who}', now(), now())`
    const id = uuidv7()
    await world.rows(insert(id, owner.user_id))
    return {
      row: `id = '${id}'`,
      create: (actor) => insert(uuidv7(), actor),
      change: 'seconds_per_week = 3600',
    }
  },
}

export const rightsOfTime = [entries, activities, settings, weeks, dismissals, hours]
