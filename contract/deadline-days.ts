import {
  type CourtCalendar,
  isOpen,
  nextOpen,
  nextSitting,
  previousOpen,
  sits,
  workingDays,
} from './court-days.ts'
import type { ClosedDayRule, CopyTime, PeriodUnit, WorkingStepKind } from './deadline-words.ts'
import { dayMonthsAfter, daysAfter, daysBetween } from './kernel/days.ts'

/** How a rule of law counts. What the law says is data; this is only how the data is read. */
export interface CountingRule {
  period: number
  unit: PeriodUnit
  /** Whether the day of the event itself is left out. */
  exclude_first: boolean
  /** Whether the days that the court took for a certified copy are added. */
  copy_time: CopyTime
  /** Where the last day goes when it is closed. */
  when_closed: ClosedDayRule
  /** Days before the last one on which to warn. */
  warn_days: readonly number[]
}

/** What happened, by days (YYYY-MM-DD). */
export interface CountedFrom {
  trigger_day: string
  /** Both or neither. */
  copy_applied_on?: string | undefined
  copy_ready_on?: string | undefined
  extra_days?: number | undefined
}

/** One line of the working: what was done, how many days it added, and the day that came out. */
interface WorkingStep {
  step: WorkingStepKind
  days: number
  day: string
  /** Of the time for a copy: the days between which it counts. */
  copy?: { from: string; ready: string }
}

/** A line of the working as it is kept: also how the rule counted then. */
export interface KeptStep extends WorkingStep {
  unit?: PeriodUnit
  when_closed?: ClosedDayRule
}

export interface Computed {
  due_on: string
  working: WorkingStep[]
  /** Newest last. */
  warn_on: string[]
  /** The day up to which the calendar is filled, if the deadline ends after it. */
  filled_until: string | undefined
}

/**
 * The last day of a period, with the working that a person can follow: the first day is left out if the rule says so,
 * then come the period, the time for copies, what was granted on top, and last the closed day.
 */
export function computeDeadline(rule: CountingRule, from: CountedFrom, calendar: CourtCalendar): Computed {
  const working: WorkingStep[] = [{ step: 'start', days: rule.exclude_first ? 0 : 1, day: from.trigger_day }]
  const add = (step: WorkingStep['step'], days: number, day: string) => {
    working.push({ step, days, day })
    return day
  }
  let day = add('period', rule.period, endOfPeriod(rule, from.trigger_day, calendar))
  const copy = timeForCopy(rule, from)
  if (copy && copy.days > 0) {
    day = daysAfter(day, copy.days)
    working.push({ step: 'copy', days: copy.days, day, copy: { from: copy.from, ready: copy.ready } })
  }
  if (from.extra_days) day = add('extra', from.extra_days, daysAfter(day, from.extra_days))
  const due_on = afterClosed(rule, day, calendar)
  if (due_on !== day) add('moved', daysBetween(day, due_on), due_on)
  return {
    due_on,
    working,
    warn_on: warningDays(rule, due_on, calendar),
    filled_until: due_on > calendar.filled_until ? calendar.filled_until : undefined,
  }
}

/**
 * How a deadline was counted, by its working, where its rule counts otherwise by now; a last day that did not move says
 * nothing of closed days, which go as the rule has it now. Undefined where the working does not say it.
 */
export function countedBefore(
  rule: CountingRule,
  working: readonly KeptStep[],
): (CountingRule & { extra_days: number }) | undefined {
  const lineOf = (step: WorkingStepKind) => working.find((line) => line.step === step)
  const [start, period] = [lineOf('start'), lineOf('period')]
  if (!start || !period) return undefined
  return {
    ...{
      period: period.days,
      unit: period.unit ?? 'day',
      exclude_first: start.days === 0,
      copy_time: 'none',
    },
    when_closed: lineOf('moved')?.when_closed ?? rule.when_closed,
    warn_days: rule.warn_days,
    // The days of the copy are counted already.
    extra_days: (lineOf('copy')?.days ?? 0) + (lineOf('extra')?.days ?? 0),
  }
}

function endOfPeriod(
  { period, unit, exclude_first }: CountingRule,
  from: string,
  calendar: CourtCalendar,
): string {
  // Counting the first day is counting from the day before it.
  if (unit === 'working_day') return workingDays(calendar, exclude_first ? from : daysAfter(from, -1), period)
  const end =
    unit === 'day'
      ? daysAfter(from, period)
      : unit === 'week'
        ? daysAfter(from, period * 7)
        : dayMonthsAfter(from, unit === 'month' ? period : period * 12)
  return exclude_first ? end : daysAfter(end, -1)
}

/** Days before the event itself do not count. */
function timeForCopy(
  { copy_time }: CountingRule,
  { trigger_day, copy_applied_on, copy_ready_on }: CountedFrom,
): { from: string; ready: string; days: number } | undefined {
  if (copy_time === 'none' || !copy_applied_on || !copy_ready_on) return undefined
  const from = copy_applied_on < trigger_day ? trigger_day : copy_applied_on
  const days = daysBetween(from, copy_ready_on) + (copy_time === 'both_days_counted' ? 1 : 0)
  return { from, ready: copy_ready_on, days }
}

function afterClosed({ when_closed }: CountingRule, day: string, calendar: CourtCalendar): string {
  if (when_closed === 'next_sitting') return sits(calendar, day) ? day : nextSitting(calendar, day)
  return when_closed === 'next_open' ? nextOpen(calendar, day) : day
}

/** A last day that stays although it is closed also warns on the last open day before it. */
function warningDays(
  { warn_days, when_closed }: CountingRule,
  due_on: string,
  calendar: CourtCalendar,
): string[] {
  const days = warn_days.map((before) => daysAfter(due_on, -before))
  if (when_closed === 'stay' && !isOpen(calendar, due_on)) days.push(previousOpen(calendar, due_on))
  // No calendar reaches further back.
  return [...new Set(days)].filter((day) => day >= '1900').sort()
}
