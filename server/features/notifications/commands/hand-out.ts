import { sql } from 'kysely'
import { dayOf, timeOf } from '../../../../contract/kernel/days.ts'
import type { SystemContext } from '../../../kernel/context.ts'
import { wishesOf } from '../queries.ts'
import { type Fate, fateOf, isDigestDue, isUrgentKind, type Moment, type Wishes } from './choose-way.ts'

interface Waiting {
  notification_id: string
  channel: 'mail' | 'push'
  user_id: string
  queued_at: string
  type: string
  kind: string | null
}

const mostAtOnce = 20_000

/**
 * Gives what may go to its readers now to the jobs that mail and push it: one of each a person, each notification once
 * however many servers there are. What is wanted no more is let go; the rest waits.
 */
export async function handOut(ctx: SystemContext): Promise<void> {
  const { rows } = await sql<Waiting>`
    select q.notification_id, q.channel, q.user_id, q.queued_at, n.type, n.params ->> 'kind' as kind
      from notification_queue q join notifications n on n.id = q.notification_id
      order by q.user_id, q.queued_at, q.notification_id limit ${mostAtOnce}`.execute(ctx.db)
  const wishes = await wishesOf(ctx, [...new Set(rows.map(({ user_id }) => user_id))])
  const moment = momentOf(ctx)
  for (const [user_id, wished] of wishes) {
    const own = rows.filter((row) => row.user_id === user_id)
    for (const channel of ['mail', 'push'] as const) {
      const waiting = own.filter((row) => row.channel === channel)
      await handOutTo(ctx, user_id, channel, waiting, wished, moment)
    }
  }
}

/** The firm's day and time now. */
export function momentOf({ now, settings }: Pick<SystemContext, 'now' | 'settings'>): Moment {
  const zone = settings.FIRM_TIME_ZONE
  return { day: dayOf(now, zone), time: `${timeOf(now, zone)}:00` }
}

async function handOutTo(
  ctx: SystemContext,
  user_id: string,
  channel: 'mail' | 'push',
  waiting: readonly Waiting[],
  wishes: Wishes,
  moment: Moment,
): Promise<void> {
  const fates = new Map<Fate, Waiting[]>()
  for (const row of waiting) {
    const about = { type: row.type, isUrgent: isUrgentKind(row.kind ?? '') }
    const fate = fateOf(channel, about, wishes, moment)
    fates.set(fate, [...(fates.get(fate) ?? []), row])
  }
  const take = (rows: readonly Waiting[] = []) => takeOut(ctx, channel, rows)
  await take(fates.get('never'))
  const now = await take(fates.get('now'))
  if (now.length > 0) await (channel === 'mail' ? mail : push)(ctx, user_id, now)
  const gathered = fates.get('digest') ?? []
  if (gathered.length === 0 || !isDigestDue(wishes, moment)) return
  const ids = await digestOf(ctx, user_id, gathered, wishes, moment)
  if (ids.length > 0) await mail(ctx, user_id, ids, true)
}

// Jobs take the ids along and nothing of what they say: that is decided when it is sent.
const mail = (ctx: SystemContext, user_id: string, ids: string[], is_digest = false) =>
  ctx.enqueue('mail-notifications', { user_id, ids, is_digest })

/** One job a browser, so that one that fails is tried again and no other. */
async function push(ctx: SystemContext, user_id: string, ids: string[]): Promise<void> {
  const { rows } = await sql<{
    id: string
  }>`select id from push_subscriptions where user_id = ${user_id}`.execute(ctx.db)
  for (const { id } of rows) await ctx.enqueue('push', { subscription_id: id, user_id, ids, is_test: false })
}

/** What came before the time of today's digest, if it has not gone yet; what came since is tomorrow's. */
async function digestOf(
  ctx: SystemContext,
  user_id: string,
  gathered: readonly Waiting[],
  { digest_at }: Wishes,
  { day }: Moment,
): Promise<string[]> {
  const zone = ctx.settings.FIRM_TIME_ZONE
  const early = gathered.filter(({ queued_at }) => {
    const [on, at] = [dayOf(queued_at, zone), timeOf(queued_at, zone)]
    return on < day || (on === day && `${at}:00` < digest_at)
  })
  if (early.length === 0) return []
  const { rows } = await sql`insert into notification_digests (user_id, for_day) values (${user_id}, ${day})
    on conflict do nothing returning 1`.execute(ctx.db)
  return rows.length === 0 ? [] : takeOut(ctx, 'mail', early)
}

/** Takes rows from the queue, those that nobody took before. */
async function takeOut(
  ctx: SystemContext,
  channel: 'mail' | 'push',
  rows: readonly Waiting[],
): Promise<string[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ notification_id }) => notification_id)
  const taken = await sql<{ notification_id: string }>`
    delete from notification_queue where notification_id = any (${ids}::uuid[]) and channel = ${channel}
      returning notification_id`.execute(ctx.db)
  const mine = new Set(taken.rows.map(({ notification_id }) => notification_id))
  return ids.filter((id) => mine.has(id))
}
