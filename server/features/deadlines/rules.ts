import type { CountingRule, KeptStep } from '../../../contract/deadline-days.ts'
import type { DeadlineRule } from '../../../contract/deadline-rules.ts'
import type { PeriodUnit, signingRefusals } from '../../../contract/deadline-words.ts'
import type { Deadline, Doubt, WorkingLine } from '../../../contract/deadlines.ts'
import type { Language } from '../../../contract/kernel/languages.ts'
import * as banglaDays from '../../../contract/words/days.bn.ts'
import * as englishDays from '../../../contract/words/days.ts'
import * as bangla from '../../../contract/words/deadlines.bn.ts'
import * as english from '../../../contract/words/deadlines.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { type PersonRow, presentPerson } from '../people/public.ts'

/** A rule as a deadline is worked out by it. */
export interface RuleOfDeadline extends CountingRule {
  id: string
  code: string
  title: string
  act: string
  provision: string
  trigger: string
  rule_version: number
  status: DeadlineRule['status']
  is_confirmed: boolean
  asks_cheque: boolean
  valid_from: string | null
  valid_until: string | null
  source: string | null
  note: string | null
}

/** A deadline as the database answers it. */
export interface StoredDeadline
  extends Omit<
    Deadline,
    | 'can'
    | 'rule'
    | 'working'
    | 'doubts'
    | 'assignee'
    | 'backup'
    | 'doer'
    | 'signer'
    | 'worked_out_by'
    | 'unsignable'
  > {
  rule: RuleOfDeadline | null
  working: KeptStep[]
  assignee: PersonRow
  backup: PersonRow | null
  doer: PersonRow | null
  signer: PersonRow | null
  changer: PersonRow
  /** '' is by hand. */
  rule_code: string
  case_status: 'open' | 'disposed' | 'closed'
  lead_id: string | null
  /** Whose choice of a date, or of what decides one, still stands. */
  choosers: string[]
}

type SigningRefusal = (typeof signingRefusals)[number]

/** What somebody reads of a deadline, and what they may do with it; the database states the same again. */
export function presentDeadline(ctx: StaffContext, row: StoredDeadline): Deadline {
  const { rule, assignee, backup, doer, signer, changer, case_status, lead_id, choosers, ...rest } = row
  const { user_id } = ctx.actor
  const writes = may(ctx, 'hearings.write')
  const leads = lead_id === user_id || may(ctx, 'cases.manage')
  const isOpen = rest.state === 'open'
  const unsignable = writes && isOpen && !signer ? refusalToSign(user_id, row) : null
  return {
    ...rest,
    rule: rule && ruleTold(rule),
    working: workingIn(ctx.language, rest.working, rest.trigger),
    doubts: doubtsOf(ctx.language, row),
    assignee: presentPerson(assignee),
    backup: backup && presentPerson(backup),
    doer: doer && presentPerson(doer),
    signer: signer && presentPerson(signer),
    worked_out_by: presentPerson(changer),
    unsignable,
    can: {
      edit: writes && isOpen,
      delete: writes && (rest.created_by === user_id || leads),
      sign: writes && isOpen && !signer && !unsignable,
      finish: writes && isOpen,
      waive: writes && isOpen && leads,
      resume: writes && !isOpen && case_status !== 'closed' && (rest.state === 'done' || leads),
    },
  }
}

/** A second person signs, who chose nothing of its day, and only what a confirmed rule came to, or a day by hand. */
function refusalToSign(me: string, row: StoredDeadline): SigningRefusal | null {
  if ([row.created_by, row.changer.user_id, ...row.choosers].includes(me)) return 'deadlines.own_sign_off'
  if (!row.rule) return null
  // One that was retired unverified is never confirmed: the deadline moves to the version in use, or to a day by hand.
  if (!row.rule.is_confirmed)
    return row.rule.status === 'retired' ? 'deadlines.rule_retired' : 'deadlines.rule_unverified'
  return row.rule.rule_version === row.rule_version ? null : 'deadlines.rule_changed'
}

const ruleTold = ({ id, code, title, act, provision, trigger, status, source }: RuleOfDeadline) => ({
  ...{ id, code, title, act, provision, trigger, status, source },
})

const wordsIn = (language: Language) => (language === 'bn' ? bangla : english)
const daysIn = (language: Language) => (language === 'bn' ? banglaDays : englishDays)

/** The working in words, a line a step. */
export function workingIn(
  language: Language,
  steps: readonly KeptStep[],
  trigger: string | null,
): WorkingLine[] {
  const { workingWords: words } = wordsIn(language)
  const { shortDay } = daysIn(language)
  const textOf = ({ step, days, unit = 'day', when_closed, copy }: KeptStep): string => {
    if (step === 'start') return words.start(trigger ?? words.theEvent, days === 1)
    if (step === 'period') return words.period(days, unit)
    if (step === 'moved') return words.moved[when_closed === 'next_open' ? 'next_open' : 'next_sitting']
    if (step === 'copy')
      return copy ? words.copy(shortDay(copy.from), shortDay(copy.ready), days) : words.copyTime(days)
    return step === 'by_hand' ? words.by_hand : words.extra(days)
  }
  return steps.map(({ step, days, day, ...how }) => ({
    ...{ step, days, day },
    text: textOf({ step, days, day, ...how }),
  }))
}

/** What a date stands on. */
interface Grounds {
  rule: RuleOfDeadline | null
  rule_version: number | null
  trigger_day: string
  cheque_on: string | null
  due_on: string
  calendar: { filled_until: string }
}

/** Why a date is not to be relied on, the gravest first; a day by hand is somebody's word. */
export function doubtsOf(language: Language, grounds: Grounds): Doubt[] {
  const { rule, due_on, calendar } = grounds
  const { doubtWords: words } = wordsIn(language)
  const { shortDay } = daysIn(language)
  if (!rule) return []
  const doubts: Doubt[] = []
  const say = (kind: Doubt['kind'], text: string, day: string | null = null) =>
    doubts.push({ kind, text, day })
  if (rule.asks_cheque && rule.note) say('cheque', rule.note)
  if (!rule.is_confirmed) say('unverified', words.unverified)
  if (rule.status === 'retired') say('retired', words.retired)
  if (rule.rule_version !== grounds.rule_version) say('changed', words.changed)
  const about = grounds.cheque_on ?? grounds.trigger_day
  if (rule.valid_from && about < rule.valid_from)
    say('validity', words.validFrom(shortDay(rule.valid_from)), rule.valid_from)
  if (rule.valid_until && about > rule.valid_until)
    say('validity', words.validUntil(shortDay(rule.valid_until)), rule.valid_until)
  if (due_on > calendar.filled_until)
    say('calendar', words.calendar(shortDay(calendar.filled_until)), calendar.filled_until)
  return doubts
}

/** A deadline as its history and the audit tell of it: by names, where the row holds ids. */
export function auditedDeadline(row: Deadline) {
  const { title, trigger, trigger_day, cheque_on, copy_applied_on, copy_ready_on } = row
  return {
    ...{ title, trigger, trigger_day, cheque_on, copy_applied_on, copy_ready_on },
    extra_days: row.extra_days,
    extra_reason: row.extra_reason,
    rule: row.rule && `${row.rule.code} (${row.rule_version})`,
    calendar: row.calendar.name,
    due_on: row.due_on,
    assignee: row.assignee.full_name,
    backup: row.backup?.full_name ?? null,
    signed: row.signer?.full_name ?? null,
  }
}

/** The longest period of a unit: a hundred years. */
const longest: Record<PeriodUnit, number> = {
  day: 36_500,
  working_day: 25_000,
  week: 5200,
  month: 1200,
  year: 100,
}

/** Of a period that is too long the most that there may be of its unit. */
export const tooLong = ({ period, unit }: { period: number; unit: PeriodUnit }): number | undefined =>
  period > longest[unit] ? longest[unit] : undefined

/** The fields of a rule that decide the day: one of them otherwise is another wording. */
export const countingFields = [
  'period',
  'unit',
  'exclude_first',
  'copy_time',
  'when_closed',
  'warn_days',
] as const
