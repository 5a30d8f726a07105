import { daysAfter } from '../../../contract/kernel/days.ts'
import type { Timesheet } from '../../../contract/timesheets.ts'
import type { StatusTone } from '../../ui/badge.tsx'

type Week = Pick<Timesheet, 'user_id' | 'week_start'>

/** What tells weeks of a list apart. */
export function keyOf({ user_id, week_start }: Week): string {
  return `${user_id}.${week_start}`
}

/** Whether nothing in a week may be changed: it waits for its approval, or has it. */
export function isLocked(sheet: Pick<Timesheet, 'state'> | null | undefined): boolean {
  return sheet?.state === 'submitted' || sheet?.state === 'approved'
}

/** Whether a day takes no new, changed or deleted time: the period that it lies in is closed. */
export function isClosed(day: string, closed_through: string | null | undefined): boolean {
  return closed_through ? day <= closed_through : false
}

export const stateTones: Readonly<Record<Timesheet['state'] | 'open', StatusTone>> = {
  open: 'grey',
  submitted: 'blue',
  approved: 'green',
  returned: 'red',
}

/** The weeks that a key or a button means: those selected, else the one in focus. */
export function meant<One extends Week>(
  listed: readonly One[],
  selected: ReadonlySet<string>,
  inFocus: string | undefined,
  may: (one: One) => boolean,
): One[] {
  const chosen = listed.filter((one) => selected.has(keyOf(one)))
  const all = chosen.length > 0 ? chosen : listed.filter((one) => keyOf(one) === inFocus)
  return all.filter(may)
}

/** The week that takes the place of those that leave the list: the first after the first of them, else the last before it. */
export function besideGone(listed: readonly Week[], gone: readonly Week[]): string | undefined {
  const leaving = new Set(gone.map(keyOf))
  const keys = listed.map(keyOf)
  const at = keys.findIndex((key) => leaving.has(key))
  const stays = (key: string) => !leaving.has(key)
  return keys.slice(Math.max(0, at)).find(stays) ?? keys.slice(0, Math.max(0, at)).findLast(stays)
}

/** Seconds of a week that its reader does not see: its sum counts them, its list does not hold them. */
export function unseenOf(sheet: Pick<Timesheet, 'seconds'> | null | undefined, seen: number): number {
  return Math.max(0, (sheet?.seconds ?? seen) - seen)
}

/** Whether a period that closes through a day opens days that were closed. */
export function isMovedBack(through: string, closed_through: string | null): boolean {
  return closed_through !== null && through !== '' && through < closed_through
}

// Sunday to Thursday, as the firm works.
const workingDays = 5

/** Whether a week can be submitted, and whether it is time to. */
export type Submitting = 'no' | 'early' | 'due'

/** A week that has begun and is not locked can be submitted; it is due once its last working day has passed. */
export function submittingOf(
  sheet: Pick<Timesheet, 'state'> | null | undefined,
  { sunday, today }: { sunday: string; today: string },
): Submitting {
  if (sheet === undefined || isLocked(sheet) || sunday > today) return 'no'
  return today > daysAfter(sunday, workingDays - 1) ? 'due' : 'early'
}

/** How long each day of a week is for somebody whose week lasts so many seconds, and what is missing of it. */
export function targetOf(
  week: number,
  { sunday, entries }: { sunday: string; entries: readonly { work_date: string; seconds: number }[] },
) {
  const days = Array.from({ length: 7 }, (_, at) => {
    const day = daysAfter(sunday, at)
    const done = entries.reduce((sum, one) => sum + (one.work_date === day ? one.seconds : 0), 0)
    const target = at < workingDays ? week / workingDays : 0
    return { day, target, missing: Math.max(0, target - done) }
  })
  const done = entries.reduce((sum, { seconds }) => sum + seconds, 0)
  return { days, target: week, missing: Math.max(0, week - done) }
}
