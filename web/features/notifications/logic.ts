import type { Notification } from '../../../contract/notifications.ts'

/** How many are unread, in all and by type. */
export interface Unread {
  count: number
  by_type: Record<string, number>
}

/** A list with one of its notifications read. */
export function withOneRead(items: readonly Notification[], id: string): Notification[] {
  return items.map((item) => (item.id === id ? { ...item, is_read: true } : item))
}

/** A list with all of its notifications read. */
export function withAllRead(items: readonly Notification[]): Notification[] {
  return items.map((item) => (item.is_read ? item : { ...item, is_read: true }))
}

/** The count after one of a type was read; never below 0. */
export function withOneLess({ count, by_type }: Unread, type: string): Unread {
  const left = Math.max(0, (by_type[type] ?? 0) - 1)
  return { count: Math.max(0, count - 1), by_type: { ...by_type, [type]: left } }
}

/**
 * What has arrived at the top of the list since it was looked at with the ids of `known`, oldest first and
 * unread only. Before the first look nothing is new.
 */
export function arrivals(
  items: readonly Notification[],
  known: ReadonlySet<string> | undefined,
): Notification[] {
  if (known === undefined) return []
  const first = items.findIndex((item) => known.has(item.id))
  const fresh = first < 0 ? items : items.slice(0, first)
  return fresh.filter((item) => !item.is_read).toReversed()
}

// More than these at once, for example after a night offline, are told in one toast. And no more toasts than
// these in a while: on a busy day of the firm the badge goes on counting by itself.
const few = 3
const aWhile = 30_000

/** How to tell what has arrived, after the moments (milliseconds) at which something was told before. */
export function howToTell(
  count: number,
  told: readonly number[],
  now: number,
): 'each' | 'together' | 'silently' {
  const lately = told.filter((at) => now - at < aWhile).length
  if (count === 0 || lately >= few) return 'silently'
  return count <= few ? 'each' : 'together'
}
