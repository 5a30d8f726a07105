import type { NotificationHours, NotificationSetting } from '../../../contract/notification-settings.ts'

/** The settings with one type's in the place of what it had. */
export const withWays = (items: readonly NotificationSetting[], changed: NotificationSetting) =>
  items.map((item) => (item.kind === changed.kind ? changed : item))

/** What a form of the hours begins with: without hours of one's own those of the firm, which the times then show. */
export function startOf({ quiet_from, quiet_until, firm, ...rest }: NotificationHours) {
  return {
    ...rest,
    isFirms: quiet_from === null,
    quiet_from: quiet_from ?? firm.quiet_from,
    quiet_until: quiet_until ?? firm.quiet_until,
  }
}
export type HoursDraft = ReturnType<typeof startOf>

/** What is kept of a form. */
export function keptOf({ isFirms, quiet_from, quiet_until, ...rest }: HoursDraft) {
  return isFirms ? { ...rest, quiet_from: null, quiet_until: null } : { ...rest, quiet_from, quiet_until }
}

/** The days with one more or one less, in their order. */
export const toggled = (days: readonly number[], day: number): number[] =>
  days.includes(day) ? days.filter((one) => one !== day) : [...days, day].sort()
