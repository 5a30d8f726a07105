import type { adjourners, nextKinds, outcomes } from '../../../contract/hearing-words.ts'
import type { KeptDay } from '../../../contract/kept-day.ts'
import { dayOf, daysAfter } from '../../../contract/kernel/days.ts'
import type { Act, OutcomeBody } from '../queue/public.tsx'

/** A copy with what its age is known by; moments of this device's clock, in milliseconds. */
export interface Kept {
  copy: KeptDay
  /** When the server answered it. */
  heard: number
  /** When it was last looked at. */
  seen: number
}

const minute = 60_000
const longest = 72 * 60 * minute

/**
 * Whether a copy may still be shown: for 72 hours of the server's clock, which is as far from this device's as it was at the
 * last contact. A clock that jumped back since cannot tell, so nothing may be shown.
 */
export function isFit({ copy, heard, seen }: Kept, now: number): boolean {
  if (now < Math.max(heard, seen) - minute) return false
  const ahead = Date.parse(copy.at) - heard
  return now + ahead - Date.parse(copy.at) < longest
}

/** The firm's day at a moment of the server's clock; never one before the copy was made. */
export function todayOf({ today, time_zone }: Pick<KeptDay, 'today' | 'time_zone'>, now: number): string {
  const day = dayOf(new Date(now), time_zone)
  return day > today ? day : today
}

/** Whether the copy holds the board of a day: of that on which it was made, and of the next. */
export const holdsBoardOf = ({ today }: Pick<KeptDay, 'today'>, day: string): boolean =>
  day <= daysAfter(today, 1)

/** What of a copy is past its day by `today`, as My Day has it first of all, and what is left of it. */
export function sortedOut({ hearings, dated = [], tasks, steps = [] }: KeptDay, today: string) {
  const isLate = ({ kind, on_day }: KeptDay['dated'][number]) => kind === 'deadline' && on_day < today
  const isPast = ({ due_on }: KeptDay['tasks'][number]) => due_on !== null && due_on < today
  // Of a board that has gone by since only one's own that nobody closed is left.
  const isMissing = ({ on_day, is_mine, about }: KeptDay['hearings'][number]) =>
    on_day < today && is_mine && (about?.state ?? 'set') === 'set'
  return {
    late: {
      hearings: hearings.filter(isMissing),
      dated: dated.filter(isLate),
      tasks: tasks.filter(isPast),
      steps: steps.filter(({ due_on }) => due_on < today),
    },
    still: {
      hearings: hearings.filter(({ on_day }) => on_day >= today),
      dated: dated.filter(({ on_day }) => on_day >= today),
      tasks: tasks.filter((task) => !isPast(task)),
      steps: steps.filter(({ due_on }) => due_on >= today),
    },
  }
}

type ChangeOf<Kind> = Extract<Act['change'], { kind: Kind }>

/** What was done last with a thing of the kept day and waits for a connection; what was refused does not show as done. */
export function lastActOn<Kind extends Act['change']['kind']>(
  acts: readonly Act[],
  kind: Kind,
  id: string,
  item?: string,
): ChangeOf<Kind> | undefined {
  const isOn = (change: Act['change']): change is ChangeOf<Kind> =>
    change.kind === kind && change.id === id && (change.kind !== 'item' || change.item === item)
  const waiting = acts.filter(({ refused, theirs }) => refused === undefined && theirs === undefined)
  return waiting.map(({ change }) => change).findLast(isOn)
}

/** What is typed of an outcome, here or in the form of the diary before the line was lost. */
export interface OutcomeForm {
  state: (typeof outcomes)[number] | null
  adjourned_by: (typeof adjourners)[number] | null
  adjourn_reason: string
  order_summary: string
  next: (typeof nextKinds)[number] | null
  on_day: string
  reason: string
  at_time: string
  purpose_ref: string
  appears_id: string
  look_again_on: string
  stage_ref: string
}

/** The outcome of a day in court once all is said that the server asks for; undefined until then. */
export function outcomeOf(form: OutcomeForm, day: string): OutcomeBody | undefined {
  const { state, adjourned_by, next, on_day, reason, at_time, purpose_ref, appears_id } = form
  if (state === null || next === null || (state === 'adjourned' && adjourned_by === null)) return undefined
  if (next === 'date' && on_day < day) return undefined
  if (next === 'none' && reason.trim() === '') return undefined
  return {
    ...{ state, order_summary: form.order_summary || null },
    ...(state === 'adjourned' && { adjourned_by, adjourn_reason: form.adjourn_reason || null }),
    ...filled({ stage_ref: form.stage_ref }),
    next: {
      kind: next,
      ...(next === 'date' && { on_day, ...filled({ at_time, purpose_ref, appears_id }) }),
      ...(next === 'none' && { reason, ...filled({ look_again_on: form.look_again_on }) }),
    },
  }
}

/** What is chosen of it; the rest is as it is on the hearing. */
const filled = <Fields extends Record<string, string>>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<Fields>
