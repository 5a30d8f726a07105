import { v7 as uuidv7 } from 'uuid'
import type { World } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'

const own = { right: 'staff', owner: 'rcu', colleague: '', partner: '', stranger: '', system: 'r' } as const

const kept = { right: 'nobody', owner: '', colleague: '', partner: '', stranger: '' } as const

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
  {
    table: 'notification_queue',
    expects: { ...kept, system: 'rcd' },
    seed: async (world, owner) => {
      const news = async () => {
        const [made] = await world.rows<{ id: string }>(
          `insert into notifications (user_id, type, title, message, created_at)
             values ($1, 'x', 'x', '', now()) returning id`,
          [owner.user_id],
        )
        return made?.id
      }
      const [queued, other] = [await news(), await news()]
      const insert = (of: string | undefined) =>
        `insert into notification_queue values ('${of}', 'mail', '${owner.user_id}', now()) on conflict do nothing`
      await world.rows(insert(queued))
      return {
        row: `notification_id = '${queued}'`,
        create: () => insert(other),
        change: 'queued_at = now()',
      }
    },
  },
  {
    table: 'notification_digests',
    expects: { ...kept, system: 'rcd' },
    seed: async (world, owner) => {
      const insert = (day: string) =>
        `insert into notification_digests values ('${owner.user_id}', '${day}') on conflict do nothing`
      await world.rows(insert('2026-11-01'))
      return {
        row: `for_day = '2026-11-01'`,
        create: () => insert('2026-11-02'),
        change: `for_day = '2026-11-03'`,
      }
    },
  },
  {
    table: 'push_subscriptions',
    // They are made by a function, which lets go of whoever had the browser before.
    expects: { right: 'staff', owner: 'rd', colleague: '', partner: '', stranger: '', system: 'rcud' },
    seed: async (world, owner) => {
      const insert = () =>
        `insert into push_subscriptions (id, user_id, session_ref, endpoint, p256dh, auth, made_at)
           values ('${uuidv7()}', '${owner.user_id}', '${owner.session_id}', 'https://x.example/${uuidv7()}',
             repeat('a', 87), repeat('a', 22), now())`
      await world.rows(insert())
      return { row: `user_id = '${owner.user_id}'`, create: insert, change: 'failures = 1' }
    },
  },
]

const worked = new WeakSet<object>()

/** What the clock does each minute, and the jobs of a name that come of it, each once. */
export async function deliverNow(
  world: Pick<World, 'app' | 'enqueued'>,
  job = 'mail-notifications',
): Promise<void> {
  const run = (name: string, payload = {}) =>
    world.app.jobs.find((one) => one.name === name)?.work(payload, { id: uuidv7(), attempt: 1 })
  await run('deliver-notifications')
  for (const added of world.enqueued) {
    if (added.job !== job || worked.has(added)) continue
    worked.add(added)
    await run(job, added.payload)
  }
}
