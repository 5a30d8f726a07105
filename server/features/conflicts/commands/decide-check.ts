import { sql } from 'kysely'
import type { CheckOutcome } from '../../../../contract/conflict-words.ts'
import type {
  ConflictHit,
  ConflictReport,
  decideConflictCheck as checkCall,
  decideConflictHit as hitCall,
} from '../../../../contract/conflicts.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { leaveHints, record } from '../../../kernel/record.ts'
import { invalidField, notFound, Refusal } from '../../../kernel/refusal.ts'
import { readHit, readReport } from '../queries.ts'
import { conflictsTopic, lookAgain } from './run-check.ts'

/** Says of a hit who it is. */
export async function decideHit(
  ctx: StaffContext,
  { params: { id }, body: { version, decision, note } }: InputOf<typeof hitCall>,
): Promise<ConflictHit> {
  await sql`select from conflict_hits where id = ${id} for update`.execute(ctx.db)
  const before = await readHit(ctx, id)
  const { state } = await hold(ctx, before.check_ref)
  if (state !== 'waiting') throw new Refusal('rule', 'conflicts.decided')
  if (before.version !== version) throw new Refusal('conflict', 'request.stale_version', { current: before })
  const now = ctx.now.toISOString()
  const [by, at] = decision === 'open' ? [null, null] : [ctx.actor.user_id, now]
  await sql`
    update conflict_hits set decision = ${decision}, decided_by = ${by}, decided_at = ${at}, note = ${note ?? null},
        version = version + 1, updated_at = ${now} where id = ${id}`.execute(ctx.db)
  await record(ctx, { type: 'conflict_hit.decided', subject_id: id, case_ref: before.check_case, decision })
  await tellOfHit(ctx, before)
  const { check_ref: _, check_case: __, ...hit } = await readHit(ctx, id)
  return hit
}

/**
 * A hint goes to who sees what the hit is of: whoever sees the check alone would count its hidden hits. A hint names one
 * case, so that nobody is told where both are only some people's.
 */
async function tellOfHit(
  ctx: StaffContext,
  { check_ref, check_case, case: of }: Awaited<ReturnType<typeof readHit>>,
): Promise<void> {
  const cases = [...new Set([of?.id, check_case].filter((id) => typeof id === 'string'))]
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${cases}::uuid[]) as id where is_guarded(id)`.execute(ctx.db)
  if (rows.length > 1) return
  const case_ref = rows[0]?.id ?? check_case
  await leaveHints(ctx, [{ topic: conflictsTopic, audience: 'staff', subject_id: check_ref, case_ref }])
}

interface Held {
  version: number
  state: string
  case_ref: string | null
  proposed: CheckOutcome | null
  decided_by: string | null
}

/**
 * Decides a check. Whoever has a hidden case decides no check alone, so that a refusal never tells that something was
 * found there: another one must too, who sees all cases or misses none of the same.
 */
export async function decideCheck(
  ctx: StaffContext,
  { body: { id, version, state, note } }: InputOf<typeof checkCall>,
): Promise<ConflictReport> {
  const held = await hold(ctx, id)
  if (held.version !== version)
    throw new Refusal('conflict', 'request.stale_version', { current: await readReport(ctx, id) })
  if (held.state !== 'waiting') throw new Refusal('rule', 'conflicts.decided')
  if (state !== 'cleared' && !note) throw invalidField('note', complaint('required'))
  await lookAgain(ctx, id)
  const open = await sql`
    select from conflict_hits where check_ref = ${id} and level = 'strong' and decision = 'open' and not is_public_body limit 1`.execute(
    ctx.db,
  )
  if (open.rows.length > 0) throw new Refusal('rule', 'conflicts.hits_open')
  const isEnough = await mayClose(ctx, held)
  const now = ctx.now.toISOString()
  const me = ctx.actor.user_id
  const said = graver(state, held.proposed)
  const words =
    held.proposed === null
      ? sql`decided_by = ${me}, decided_at = ${now}, decision_note = ${note ?? null}`
      : sql`second_by = ${me}, second_at = ${now}, second_note = ${note ?? null}`
  await sql`
    update conflict_checks set state = ${isEnough ? said : 'waiting'}, proposed = ${isEnough ? null : said}, ${words},
        version = version + 1, updated_at = ${now} where id = ${id}`.execute(ctx.db)
  const { case_ref } = held
  const waits_for_second = !isEnough
  await record(
    ctx,
    {
      type: 'conflict_check.decided',
      subject_id: id,
      case_ref,
      state: isEnough ? said : 'waiting',
      waits_for_second,
    },
    [
      { topic: conflictsTopic, audience: 'staff', subject_id: id },
      ...(case_ref ? [{ topic: 'cases', audience: 'staff' as const, subject_id: case_ref }] : []),
    ],
  )
  return readReport(ctx, id)
}

/** Of two who decide, nobody's doubt is taken back by the other: the graver word stands, and both notes are kept. */
const graver = (one: CheckOutcome, other: CheckOutcome | null): CheckOutcome =>
  gravity.find((outcome) => outcome === one || outcome === other) ?? one

const gravity: readonly CheckOutcome[] = ['conflict', 'waived', 'cleared']

async function hold(ctx: StaffContext, id: string): Promise<Held> {
  const { rows } = await sql<Held>`
    select version, state, case_ref, proposed, decided_by from conflict_checks where id = ${id} for update`.execute(
    ctx.db,
  )
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** Whether a check is closed by what the caller says now; refuses the same person a second time. */
async function mayClose(ctx: StaffContext, { proposed, decided_by }: Held): Promise<boolean> {
  const { rows } = await sql<{ sees_all: boolean; shares: boolean }>`
    select not app_hides_cases() as sees_all, decider_sees_with_me(${decided_by ?? ctx.actor.user_id}) as shares`.execute(
    ctx.db,
  )
  const [{ sees_all, shares } = { sees_all: false, shares: false }] = rows
  if (sees_all) return true
  if (proposed === null) return false
  if (decided_by === ctx.actor.user_id || !shares) throw new Refusal('forbidden', 'conflicts.another_partner')
  return true
}
