import type { DeadlineRule } from '../../../contract/deadline-rules.ts'
import { deadlineLimits, triggeredByHand } from '../../../contract/deadline-words.ts'
import type { Deadline } from '../../../contract/deadlines.ts'
import { foldDigits } from '../../../contract/kernel/digits.ts'
import { ruleTitle } from '../../../contract/words/shipped-rules.ts'
import { inDigits } from '../../lib/digits.ts'

type Standing = Pick<Deadline, 'state' | 'due_on'>

/** How many days from one day (YYYY-MM-DD) to another. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
}

/** Whether its day has gone by and nobody has said that it was met. */
export function isOverdue({ state, due_on }: Standing, today: string): boolean {
  return state === 'open' && due_on < today
}

/** Whether nobody has signed it although its day is near. */
export function isPressing(
  { signed_at, ...of }: Standing & Pick<Deadline, 'signed_at'>,
  today: string,
): boolean {
  return of.state === 'open' && signed_at === null && daysUntil(of.due_on, today) <= deadlineLimits.pressing
}

/** The rule that follows a deadline, with the day that sets it going: its last day, where no person has to say another. */
export function nextStepOf({
  next_rule,
  due_on,
  cheque_on,
}: Pick<Deadline, 'next_rule' | 'due_on' | 'cheque_on'>) {
  const isByHand = next_rule !== null && triggeredByHand.includes(next_rule.code)
  return { rule: next_rule?.id, on: isByHand ? undefined : due_on, cheque: cheque_on ?? undefined }
}

/** Whether its date stands on a rule that nobody has confirmed. */
export function isUnverified({ doubts }: Pick<Deadline, 'doubts'>): boolean {
  return doubts.some(({ kind }) => kind === 'unverified')
}

/** Deadlines by the rule that they stand on, in their order; those by hand have none. */
export function byRule<Row extends Pick<Deadline, 'rule'>>(
  rows: readonly Row[],
): { code: string; rows: Row[] }[] {
  return [...Map.groupBy(rows, ({ rule }) => rule?.code ?? '').entries()].map(([code, its]) => ({
    code,
    rows: its,
  }))
}

/** Days of warning as a list that people type. */
export const typedDays = (days: readonly number[]): string => inDigits(days.join(', '))

/** A rule as its form shows it: the days of warning in a line. */
export const typedRule = (row: DeadlineRule) => ({ ...row, warn_days: typedDays(row.warn_days) })

/** The days of warning that somebody typed; what is no number is left to the contract's complaint. */
export function daysTyped(typed: unknown): number[] {
  return foldDigits(String(typed ?? ''))
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)
}

/** The colour of how it stands; its word is beside it. */
export const stateTones = { open: 'blue', done: 'green', waived: 'grey' } as const
export const ruleTones = { unverified: 'yellow', confirmed: 'green', retired: 'grey' } as const

/** What a deadline is called: as its rule is, in the reader's language, unless somebody wrote a title of their own. */
export function titleOf({ title, rule }: { title: string; rule: { title: string } | null }): string {
  return rule?.title === title ? ruleTitle(title) : title
}
