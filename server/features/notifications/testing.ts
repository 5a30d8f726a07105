import type { RightsLine } from '../../kernel/testing-rights.ts'

const own = { right: 'staff', owner: 'rcu', colleague: '', partner: '', stranger: '', system: 'r' } as const

/** One's own alone, whoever one is: what others choose is nobody's business. */
export const rightsOfNotifications: readonly RightsLine[] = [
  {
    table: 'notification_settings',
    expects: { ...own, colleague: 'c', partner: 'c' },
    seed: async (world, owner) => {
      const insert = (person: string, kind: string) =>
        `insert into notification_settings values ('${person}', '${kind}', true, 'off', false, now())
           on conflict (user_id, kind) do update set updated_at = now()`
      await world.rows(insert(owner.user_id, 'chat_message'))
      return {
        row: `user_id = '${owner.user_id}'`,
        create: (actor) => insert(actor, 'case_mention'),
        change: 'push = true',
      }
    },
  },
  {
    table: 'notification_hours',
    expects: { ...own, colleague: 'c', partner: 'c' },
    seed: async (world, owner) => {
      const insert = (person: string) =>
        `insert into notification_hours (user_id, updated_at) values ('${person}', now())
           on conflict (user_id) do update set updated_at = now()`
      await world.rows(insert(owner.user_id))
      return { row: `user_id = '${owner.user_id}'`, create: insert, change: 'details = true' }
    },
  },
]
