import { type RawBuilder, sql } from 'kysely'
import { conflictLimits, hitFlags } from '../../../contract/conflict-words.ts'
import type {
  ConflictCheck,
  ConflictHit,
  ConflictReport,
  getConflictCheck as getCall,
  listConflictChecks as listCall,
} from '../../../contract/conflicts.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type { Named } from '../../../contract/people.ts'
import { unlessMerged } from '../../kernel/case-gone.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { decodeCursor, idShape, momentShape, page } from '../../kernel/cursor.ts'
import { notFound } from '../../kernel/refusal.ts'
import type { Subject } from './rules.ts'

type Person = Named | null
interface CheckRow extends Omit<ConflictCheck, 'waits_for_second' | 'can' | 'subjects'> {
  subjects: Subject[]
  proposed: string | null
}

const personOf = (by: string) =>
  sql`(select jsonb_strip_nulls(jsonb_build_object('full_name', full_name, 'has_left', case when left_at is not null then true end))
    from profiles where user_id = ${sql.ref(by)})`

const checkColumns = sql`c.id, c.version, c.why, c.subjects, c.ran_at, c.state, c.is_capped, c.proposed, c.decided_at, c.second_at,
  c.decision_note, c.second_note, c.created_at, ${personOf('c.ran_by')} as ran_by, ${personOf('c.decided_by')} as decided_by,
  ${personOf('c.second_by')} as second_by,
  (select jsonb_build_object('id', k.id, 'case_id', k.case_id) from cases k where k.id = c.case_ref) as "case"`

/** To whoever may not decide, a check says how it stands and nothing of who looked at it. */
function present(ctx: StaffContext, { proposed, ...row }: CheckRow): ConflictCheck {
  const decides = may(ctx, 'conflicts.decide')
  const unsaid = {
    decided_by: null,
    decided_at: null,
    second_by: null,
    second_at: null,
    decision_note: null,
    second_note: null,
  }
  return {
    ...row,
    ...(decides ? {} : unsaid),
    is_capped: decides && row.is_capped,
    waits_for_second: decides && proposed !== null,
    can: { decide: decides && row.state === 'waiting' },
  }
}

/** A page of the checks that the caller ran or may decide, newest first. */
export async function listChecks(
  ctx: StaffContext,
  { query: { case_ref, state, after, limit } }: InputOf<typeof listCall>,
): Promise<{ items: ConflictCheck[]; next: string | null }> {
  const where: RawBuilder<unknown>[] = [sql`true`]
  if (case_ref) where.push(sql`c.case_ref = ${case_ref}`)
  if (state) where.push(sql`c.state = ${state}`)
  if (after) {
    const [moment, id] = decodeCursor(after, [momentShape, idShape])
    where.push(sql`(c.created_at, c.id) < (${moment}::timestamptz, ${id}::uuid)`)
  }
  const { rows } = await sql<CheckRow & { created_at: string }>`
    select ${checkColumns} from conflict_checks c where ${sql.join(where, sql` and `)}
      order by c.created_at desc, c.id desc limit ${limit + 1}`.execute(ctx.db)
  const { items, next } = page(rows, limit, ({ created_at, id }) => [created_at, id])
  return unlessMerged(ctx, case_ref, { items: items.map((row) => present(ctx, row)), next })
}

export const getCheck = (ctx: StaffContext, { params }: InputOf<typeof getCall>): Promise<ConflictReport> =>
  readReport(ctx, params.id)

/** A check with the hits that its reader sees, the gravest first. */
export async function readReport(ctx: StaffContext, id: string): Promise<ConflictReport> {
  const { rows } = await sql<CheckRow>`
    select ${checkColumns} from conflict_checks c where c.id = ${id}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw notFound()
  const hits = await sql<HitRow>`
    select ${hitColumns} from conflict_hits h where h.check_ref = ${id}
      order by h.is_public_body, h.subject_no, array_position(${[...hitFlags]}::text[], h.flag), h.score desc, h.name collate firm_order, h.id
      limit ${conflictLimits.hits}`.execute(ctx.db)
  const decides = may(ctx, 'conflicts.decide')
  const { rows: counted } = await sql<{
    names: number
  }>`select ${decides ? sql`names_seen()` : sql`0`} as names`.execute(ctx.db)
  return {
    ...present(ctx, row),
    hits: hits.rows.map((hit) => presentHit(ctx, hit)),
    names: decides ? (counted[0]?.names ?? 0) : null,
  }
}

interface HitRow extends Omit<ConflictHit, 'decided_by' | 'score'> {
  decided_by: Person
  score: string
}

const hitColumns = sql`h.id, h.version, h.subject_no, h.name, h.other_name, h.score, h.level, h.why, h.source, h.is_public_body,
  h.side, h.role, h.since, h.until, h.flag, h.decision, ${personOf('h.decided_by')} as decided_by, h.decided_at, h.note,
  (select jsonb_build_object('id', k.id, 'case_id', k.case_id, 'status', k.status) from cases k where k.id = h.case_ref) as "case"`

function presentHit(ctx: StaffContext, { score, ...row }: HitRow): ConflictHit {
  const unsaid = { decision: 'open' as const, decided_by: null, decided_at: null, note: null }
  return { ...row, ...(may(ctx, 'conflicts.decide') ? {} : unsaid), score: Number(score) }
}

/** One hit, with the check that it belongs to and its case. */
export async function readHit(
  ctx: StaffContext,
  id: string,
): Promise<ConflictHit & { check_ref: string; check_case: string | null }> {
  const { rows } = await sql<HitRow & { check_ref: string; check_case: string | null }>`
    select ${hitColumns}, h.check_ref, c.case_ref as check_case
      from conflict_hits h join conflict_checks c on c.id = h.check_ref where h.id = ${id}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw notFound()
  const { check_ref, check_case, ...hit } = row
  return { ...presentHit(ctx, hit), check_ref, check_case }
}
