import type { Reason } from '../../contract/kernel/reasons.ts'
import type { SystemContext } from './context.ts'
import { Refusal } from './refusal.ts'

/** So many tries within a window, counted for all instances together under one key. */
export interface Limit {
  key: string
  /** How many tries pass; the next one waits. */
  tries: number
  window_ms: number
  /** Waits that double with each further try, instead of one that lasts to the end of the window. */
  backOff?: { first_ms: number; most_ms: number }
}

/** Whom an address stands for when tries are counted: a host by IPv4, a whole network (/64) by IPv6. */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  const mapped = bare.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)
  if (mapped?.[1]) return mapped[1]
  if (!bare.includes(':')) return bare
  const [head = '', tail] = bare.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const middle = tail === undefined ? [] : Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0')
  const groups = [...start, ...middle, ...end].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

interface Count {
  tries: number
  blocked_until: Date | null
  reset_at: Date
}

/** Seconds until a try may be made under all of these limits; 0 is now. Counts nothing. */
export async function waitFor(ctx: SystemContext, limits: readonly Limit[]): Promise<number> {
  const rows = await ctx.db
    .selectFrom('rate_limits')
    .selectAll()
    .where('key', 'in', keysOf(limits))
    .where('reset_at', '>', ctx.now.toISOString())
    .execute()
  return Math.max(0, ...rows.map((row) => secondsBlocked(countOf(row), ctx.now)))
}

/**
 * Counts a try under all of these limits and returns 0, or, when one of them is used up, counts nothing but
 * the growth of its wait and returns the seconds to wait. Calls at the same moment are counted one by one.
 * It must be committed to count: throw the refusal outside the transaction.
 */
export async function countTry(ctx: SystemContext, limits: readonly Limit[]): Promise<number> {
  const counts = await lockCounts(ctx, limits)
  const wait = Math.max(0, ...limits.map((limit) => secondsBlocked(counts.get(limit.key), ctx.now)))
  for (const limit of limits) {
    const before = counts.get(limit.key)
    const isBlocked = secondsBlocked(before, ctx.now) > 0
    const isCounted = wait === 0 || (isBlocked && limit.backOff !== undefined)
    if (isCounted) await keep(ctx, limit.key, nextCount(limit, before, ctx.now))
  }
  if (wait === 0) return 0
  return Math.max(wait, await waitFor(ctx, limits))
}

/** Forgets what was counted under these limits. */
export async function forgetTries(ctx: SystemContext, limits: readonly Limit[]): Promise<void> {
  await ctx.db.deleteFrom('rate_limits').where('key', 'in', keysOf(limits)).execute()
}

/** So often may one person do something within a window; this process counts for itself, and at no cost. */
export interface Quota {
  most: number
  window_ms: number
}

/** Counts what each person does and refuses what is above the quota, until the window that the first began is over. */
export function quotaOf({ most, window_ms }: Quota): (user_id: string, now: Date) => void {
  const counts = new Map<string, { count: number; until: number }>()
  return (user_id, now) => {
    const before = counts.get(user_id)
    const isFresh = before === undefined || before.until <= now.getTime()
    const own = isFresh ? { count: 0, until: now.getTime() + window_ms } : before
    if (isFresh) counts.set(user_id, own)
    own.count += 1
    if (own.count > most) throw tooMany(Math.ceil((own.until - now.getTime()) / 1000), 'request.too_many')
  }
}

/** Refuses when there is a wait. */
export function refuseWhile(wait: number, reason: Reason): void {
  if (wait > 0) throw tooMany(wait, reason)
}

/** The refusal of one try too many, which says how long to wait where the reason's sentence says 'a moment'. */
export function tooMany(wait: number, reason: Reason): Refusal {
  return new Refusal('too_many', reason, { retryAfter: wait, values: { wait: { seconds: wait } } })
}

/** The count after one more try. */
export function nextCount(limit: Limit, before: Count | undefined, now: Date): Count {
  const isFresh = before === undefined || before.reset_at <= now
  const tries = isFresh ? 1 : before.tries + 1
  const windowEnd = new Date(now.getTime() + limit.window_ms)
  const { backOff } = limit
  if (!backOff) {
    const reset_at = isFresh ? windowEnd : before.reset_at
    return { tries, reset_at, blocked_until: tries >= limit.tries ? reset_at : null }
  }
  if (tries < limit.tries) return { tries, reset_at: windowEnd, blocked_until: null }
  const doublings = Math.min(tries - limit.tries, 30)
  const blocked_until = new Date(now.getTime() + Math.min(backOff.first_ms * 2 ** doublings, backOff.most_ms))
  // The window starts again with every try, so that waiting out one block does not forget the others.
  return { tries, reset_at: new Date(blocked_until.getTime() + limit.window_ms), blocked_until }
}

function secondsBlocked(count: Count | undefined, now: Date): number {
  if (!count?.blocked_until || count.reset_at <= now) return 0
  return Math.max(0, Math.ceil((count.blocked_until.getTime() - now.getTime()) / 1000))
}

/** Rows are made before they are locked, and always in the same order: no gap and no deadlock. */
async function lockCounts(ctx: SystemContext, limits: readonly Limit[]): Promise<Map<string, Count>> {
  const reset_at = ctx.now.toISOString()
  await ctx.db
    .insertInto('rate_limits')
    .values(keysOf(limits).map((key) => ({ key, tries: 0, reset_at })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const rows = await ctx.db
    .selectFrom('rate_limits')
    .selectAll()
    .where('key', 'in', keysOf(limits))
    .orderBy('key')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.key, countOf(row)]))
}

async function keep(ctx: SystemContext, key: string, count: Count): Promise<void> {
  await ctx.db
    .updateTable('rate_limits')
    .set({
      tries: count.tries,
      blocked_until: count.blocked_until?.toISOString() ?? null,
      reset_at: count.reset_at.toISOString(),
    })
    .where('key', '=', key)
    .execute()
}

function keysOf(limits: readonly Limit[]): string[] {
  return limits.map((limit) => limit.key).sort()
}

function countOf(row: { tries: number; blocked_until: string | null; reset_at: string }): Count {
  return {
    tries: row.tries,
    blocked_until: row.blocked_until === null ? null : new Date(row.blocked_until),
    reset_at: new Date(row.reset_at),
  }
}
