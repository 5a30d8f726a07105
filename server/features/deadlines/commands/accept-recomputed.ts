import type { acceptRecomputed as call, Deadline } from '../../../../contract/deadlines.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { writeRow } from '../../../kernel/kept-row-sql.ts'
import { leaveHints, record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { openCase } from '../../cases/public.ts'
import { changedInDeadline, deadlines } from '../rows.ts'
import { keepHistory } from './keep-history.ts'
import { keptWorking, ruleOf, workOut } from './work-out.ts'
import { heldWhileOpen } from './write-deadline.ts'

/**
 * Takes the day that the calendar gives by now, which takes the sign-off away, or its warnings, under which nobody signed; or
 * keeps what stands.
 */
export async function acceptRecomputed(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<Deadline> {
  const before = await heldWhileOpen(ctx, body)
  await openCase(ctx, before.case_ref)
  if (!before.rule_ref) throw new Refusal('conflict', 'deadlines.computed_anew', { current: before })
  const rule = await ruleOf(ctx, before.rule_ref)
  const { computed } = await workOut(ctx, rule, before, before.calendar_ref)
  const { due_on, warn_on } = computed
  // Whoever looked at another day, or at another wording of the rule, looks again.
  if (due_on !== body.due_on || rule.rule_version !== before.rule_version)
    throw new Refusal('conflict', 'deadlines.computed_anew', { current: before })
  if (due_on === before.due_on) return settleWarnings(ctx, before, { warn_on, accept: body.accept })
  const working = JSON.stringify(keptWorking(rule, computed))
  const kept = { kept_on: null, kept_warn_on: null }
  const taken = { due_on, computed_on: due_on, working, warn_on, ...unsigned, ...kept }
  const columns = body.accept ? taken : { kept_on: due_on }
  await writeRow(ctx, { table: 'deadlines' }, before, columns)
  const row = await deadlines.get(ctx, { params: { id: before.id } })
  const { id: subject_id, case_ref, title } = row
  const event = { type: 'deadline.modified', subject_id, case_ref, title } as const
  if (body.accept) await record(ctx, { ...event, ...changedInDeadline(before, row) }, deadlines.hints(row))
  return keepHistory(ctx, row, {
    ...(body.accept ? { action: 'recomputed' } : { action: 'kept', why: due_on }),
    before,
  })
}

const unsigned = { signed_by: null, signed_at: null }

/** The last day stands; the history names the first of the days on which the calendar would have it warn. */
async function settleWarnings(
  ctx: StaffContext,
  before: Deadline,
  { warn_on, accept }: { warn_on: string[]; accept: boolean },
): Promise<Deadline> {
  const why = warn_on.find((day) => !before.warn_on.includes(day))
  if (why === undefined && warn_on.length === before.warn_on.length) return before
  const columns = accept ? { warn_on, kept_warn_on: null } : { kept_warn_on: warn_on }
  await writeRow(ctx, { table: 'deadlines' }, before, columns)
  const row = await deadlines.get(ctx, { params: { id: before.id } })
  await leaveHints(ctx, deadlines.hints(row))
  return keepHistory(ctx, row, { action: accept ? 'recomputed' : 'kept', before, why })
}
