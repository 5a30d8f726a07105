import { sql } from 'kysely'
import {
  type Computed,
  type CountedFrom,
  computeDeadline,
  type KeptStep,
} from '../../../../contract/deadline-days.ts'
import { usualWarnDays } from '../../../../contract/deadline-words.ts'
import type { computeDeadline as call } from '../../../../contract/deadlines.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import { daysAfter } from '../../../../contract/kernel/days.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { invalidField, notFound, unknownId } from '../../../kernel/refusal.ts'
import { findCourtCalendar, usualCalendar } from '../../courts/public.ts'
import { ruleAs } from '../rows.ts'
import { doubtsOf, type RuleOfDeadline, tooLong, workingIn } from '../rules.ts'

/** Works a deadline out for somebody who looks what would come of it; writes nothing. */
export async function showComputed(
  ctx: StaffContext,
  { body }: InputOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const rule = body.rule_ref ? await looked(ctx, body.rule_ref) : undefined
  const { rule_ref: _, case_ref, calendar_ref: named, ...from } = body
  if (named) await assertOffered(ctx, named, 'calendar_ref', { orSeen: true })
  const calendar_ref = named ?? (await calendarOf(ctx, case_ref))
  const counting = rule ?? { ...plainRule, ...partsIn(body) }
  const { computed, filled_until } = await workOut(ctx, counting, from, calendar_ref)
  const grounds = {
    rule: rule ?? null,
    rule_version: rule?.rule_version ?? null,
    trigger_day: body.trigger_day,
    cheque_on: body.cheque_on ?? null,
    due_on: computed.due_on,
    calendar: { filled_until },
  }
  return {
    due_on: computed.due_on,
    working: workingIn(ctx.language, keptWorking(counting, computed), body.trigger || rule?.trigger || null),
    warn_on: computed.warn_on,
    doubts: doubtsOf(ctx.language, grounds),
    calendar_ref,
  }
}

type Counting = Parameters<typeof computeDeadline>[0]

/** What a rule counts by that says no more. */
export const plainRule: Counting = {
  period: 0,
  unit: 'day',
  exclude_first: true,
  copy_time: 'none',
  when_closed: 'next_sitting',
  warn_days: usualWarnDays,
}

type Given<Row> = { [Name in keyof Row]?: Row[Name] | undefined }

function partsIn({ period, unit, exclude_first, copy_time, when_closed, warn_days }: Given<Counting>) {
  const given = { period, unit, exclude_first, copy_time, when_closed, warn_days }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

/** A rule of which somebody looks what comes. */
async function looked(ctx: StaffContext, id: string): Promise<RuleOfDeadline> {
  await assertOffered(ctx, id, 'rule_ref', { orSeen: true })
  return ruleOf(ctx, id)
}

/** A rule, also a deleted one; throws not-found. */
export async function ruleOf(ctx: StaffContext, id: string): Promise<RuleOfDeadline> {
  const { rows } = await sql<{ rule: RuleOfDeadline }>`
    select ${ruleAs('r')} as rule from deadline_rules r where r.id = ${id}`.execute(ctx.db)
  if (!rows[0]) throw notFound()
  return rows[0].rule
}

/**
 * Throws, naming the field, where a rule or calendar is not there or was deleted. `orSeen`: one on which a deadline stands
 * that the caller sees may be looked at anew.
 */
export async function assertOffered(
  ctx: StaffContext,
  id: string,
  field: 'rule_ref' | 'calendar_ref',
  { orSeen = false } = {},
): Promise<void> {
  const table = sql.table(field === 'rule_ref' ? 'deadline_rules' : 'court_calendars')
  const { rows } = await sql`
    select from ${table} where id = ${id} and (deleted_at is null or ${orSeen}
      and exists (select from deadlines where ${sql.ref(field)} = ${id} and deleted_at is null))`.execute(
    ctx.db,
  )
  if (rows.length === 0) throw unknownId(field)
}

/** The calendar that a case's court follows; else the one that courts of no special level do. */
export async function calendarOf(ctx: StaffContext, case_ref: string | undefined): Promise<string> {
  const { rows } = await sql<{ calendar_ref: string | null }>`
    select court.calendar_ref from cases c join courts court on court.id = c.court_ref
      where c.id = ${case_ref ?? null}::uuid`.execute(ctx.db)
  const found = rows[0]?.calendar_ref ?? (await usualCalendar(ctx))
  if (!found) throw invalidField('calendar_ref', complaint('required'))
  return found
}

type Typed = Pick<CountedFrom, 'trigger_day'> & {
  [Name in 'copy_applied_on' | 'copy_ready_on' | 'extra_days']?: CountedFrom[Name] | null
}
const past = '2200'

/** The last day with its working, by the calendar as it is now; throws, naming the field, where there is none. */
export async function workOut(
  ctx: StaffContext,
  rule: Counting,
  from: Typed,
  calendar_ref: string,
): Promise<{ computed: Computed; filled_until: string }> {
  const most = tooLong(rule)
  if (most !== undefined) throw invalidField('period', complaint('at_most', { most }))
  const { copy_applied_on, copy_ready_on } = from
  assertCopy(copy_applied_on ?? null, copy_ready_on ?? null)
  // A notice may warn before a vacation in which its last day lies.
  const range = { calendar_ref, from: daysAfter(from.trigger_day, -60), until: '2199-12-31' }
  const calendar = await findCourtCalendar(ctx, range)
  if (!calendar) throw unknownId('calendar_ref')
  const counted = {
    trigger_day: from.trigger_day,
    copy_applied_on: copy_applied_on ?? undefined,
    copy_ready_on: copy_ready_on ?? undefined,
    extra_days: from.extra_days ?? undefined,
  }
  try {
    const computed = computeDeadline(rule, counted, calendar)
    if (computed.due_on >= past) throw new RangeError('past every calendar')
    return { computed, filled_until: calendar.filled_until }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw invalidField('trigger_day', complaint('day_in_range', { first: '1900', last: '2199' }))
  }
}

function assertCopy(applied: string | null, ready: string | null): void {
  if (applied === null && ready !== null) throw invalidField('copy_applied_on', complaint('required'))
  if (applied !== null && ready === null) throw invalidField('copy_ready_on', complaint('required'))
  if (applied !== null && ready !== null && ready < applied)
    throw invalidField('copy_ready_on', complaint('not_before_day', { first: applied }))
}

/** The working as it is kept, with how the rule counted then. */
export const keptWorking = ({ unit, when_closed }: Counting, { working }: Computed): KeptStep[] =>
  working.map((line) => ({
    ...line,
    ...(line.step === 'period' && { unit }),
    ...(line.step === 'moved' && { when_closed }),
  }))
