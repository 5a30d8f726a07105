import { sql } from 'kysely'
import type * as calls from '../../../../contract/case-moves.ts'
import type { MergedField } from '../../../../contract/case-states.ts'
import { mergedFields } from '../../../../contract/case-states.ts'
import type { LegalCase } from '../../../../contract/cases.ts'
import { dayOf } from '../../../../contract/kernel/days.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { brokenConstraint, Refusal } from '../../../kernel/refusal.ts'
import { cases } from '../rows.ts'
import { holdSight } from './hold-sight.ts'

interface Two {
  keep: string
  drop: string
}
interface Person {
  user_id: string
  full_name: string
}
type Body = InputOf<typeof calls.mergeCases>['body']
type Row = Record<MergedField, unknown> & { version: number; status: string }

const numberFields: readonly MergedField[] = ['court_ref', 'bench', 'type_ref', 'case_no', 'case_year']

/** What stands against merging two cases, and whom the result would leave out. */
export async function previewMerge(
  ctx: StaffContext,
  { query }: InputOf<typeof calls.previewMerge>,
): Promise<ReplyOf<typeof calls.previewMerge>> {
  const [keep, drop] = await bothOf(ctx, query)
  assertAlike(keep, drop)
  const { rows: left_out } = await sql<Person>`
    select distinct p.user_id, p.full_name from case_people t join profiles p on p.user_id = t.user_id
      where t.case_ref in (${query.keep}, ${query.drop})
        and t.user_id not in (select user_id from merged_people(${query.keep}, ${query.drop}))
      order by p.full_name, p.user_id`.execute(ctx.db)
  const is_restricted = keep.access === 'restricted' || drop.access === 'restricted'
  const leads = { keep: await leadOf(ctx, query, keep, drop), drop: await leadOf(ctx, query, drop, keep) }
  return { is_restricted, left_out, leads, clashes: await clashesOf(ctx, query) }
}

/** Who leads the result when the lead of one is taken: they, or the other one's, as far as they are on it and not walled off. */
async function leadOf(
  ctx: StaffContext,
  { keep, drop }: Two,
  first: LegalCase,
  second: LegalCase,
): Promise<Person | null> {
  const { rows } = await sql<Person>`
    select p.user_id, p.full_name from merged_people(${keep}, ${drop}) as m join profiles p on p.user_id = m.user_id
      where m.user_id in (${first.lead_id}, ${second.lead_id})
        and not exists (select from case_walls w where w.case_ref in (${keep}, ${drop}) and w.user_id = m.user_id)
      order by m.user_id = ${first.lead_id} desc nulls last limit 1`.execute(ctx.db)
  return rows[0] ?? null
}

/** Makes two cases one, whole or not at all; whoever else merges either of them waits, and finds them changed. */
export async function mergeCases(
  ctx: StaffContext,
  { body }: InputOf<typeof calls.mergeCases>,
): Promise<ReplyOf<typeof calls.mergeCases>> {
  // Sight changes with it: that lock first, then both cases, always in one order.
  await holdSight(ctx)
  await sql`select id from cases where id in (${body.keep}, ${body.drop}) order by id for update`.execute(
    ctx.db,
  )
  const [keep, drop] = await bothOf(ctx, body)
  if (keep.version !== body.keep_version) throw stale(keep)
  if (drop.version !== body.drop_version) throw stale(drop)
  assertAlike(keep, drop)
  const open = await clashesOf(ctx, body)
  if (open.length > 0) throw new Refusal('conflict', 'cases.merge_clash', { open })

  const [kept, dropped] = [await rowOf(ctx, body.keep), await rowOf(ctx, body.drop)]
  const moved = await move(ctx, body, kept, dropped)
  await take(ctx, body)
  const sees = await sql<{ sees: boolean }>`select a_partner_sees(${body.keep}) as sees`.execute(ctx.db)
  if (!sees.rows[0]?.sees) throw new Refusal('rule', 'cases.last_partner')

  const row = await cases.get(ctx, { params: { id: body.keep } })
  const event = { type: 'case.merged', subject_id: row.id, case_ref: row.id, case_id: row.case_id } as const
  const detail = {
    merged_case: drop.case_id,
    moved: listed(moved),
    ...lostBy(body, kept, dropped, row.lead_id),
  }
  await record(ctx, { ...event, ...detail }, [
    ...cases.hints(row),
    { topic: 'cases', subject_id: body.drop, audience: 'staff' },
    ...['notes', 'case_costing', 'case_timeline', 'calendar_events', 'meetings'].map((topic) => ({
      topic,
      audience: 'staff' as const,
    })),
  ])
  return { case: row, moved }
}

async function bothOf(ctx: StaffContext, { keep, drop }: Two): Promise<[LegalCase, LegalCase]> {
  if (keep === drop) throw new Refusal('rule', 'cases.merge_itself')
  return [await cases.get(ctx, { params: { id: keep } }), await cases.get(ctx, { params: { id: drop } })]
}

function assertAlike(keep: LegalCase, drop: LegalCase): void {
  if ((keep.status === 'closed') !== (drop.status === 'closed'))
    throw new Refusal('rule', 'cases.merge_status')
}

const stale = (current: LegalCase) => new Refusal('conflict', 'request.stale_version', { current })

async function clashesOf(
  ctx: StaffContext,
  { keep, drop }: Two,
): Promise<{ kind: 'party' | 'hearing'; title: string }[]> {
  const { rows } = await sql<{ kind: 'party' | 'hearing'; title: string }>`
    select kind, title from merge_clashes(${keep}, ${drop})`.execute(ctx.db)
  return rows
}

/** The columns of which one of two stays. */
async function rowOf(ctx: StaffContext, id: string): Promise<Row> {
  const names = sql.join(mergedFields.map((name) => sql.ref(name)))
  const { rows } = await sql<Row>`select version, status, ${names} from cases where id = ${id}`.execute(
    ctx.db,
  )
  const [row] = rows
  if (!row) throw new Error('a case that is held has gone')
  return row
}

async function move(ctx: StaffContext, body: Body, kept: Row, dropped: Row): Promise<Record<string, number>> {
  const lead = body.from_drop.includes('lead_id') ? dropped.lead_id : kept.lead_id
  const takesNumber = body.from_drop.some((field) => numberFields.includes(field))
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  try {
    const { rows } = await sql<{ moved: Record<string, number> }>`
      select merge_case(${body.keep}, ${body.drop}, ${lead}, ${takesNumber}, ${today}, ${ctx.now.toISOString()}) as moved`.execute(
      ctx.db,
    )
    return rows[0]?.moved ?? {}
  } catch (error) {
    // Two rows would have been one that nobody asked about before.
    if (brokenConstraint(error)) throw new Refusal('conflict', 'cases.merge_clash', { open: [] })
    throw error
  }
}

/** What the caller takes from the other case; the kept one has a new version in any case. */
async function take(ctx: StaffContext, { keep, drop, from_drop }: Body): Promise<void> {
  const taken = from_drop.filter((field) => field !== 'lead_id')
  const set = taken.map((field) => sql`${sql.ref(field)} = d.${sql.ref(field)}`)
  const always = [sql`version = k.version + 1`, sql`updated_at = ${ctx.now.toISOString()}`]
  await sql`update cases k set ${sql.join([...set, ...always])} from cases d
    where k.id = ${keep} and d.id = ${drop}`.execute(ctx.db)
}

/** Each field in which the two differed: what went, and what stays. Who was to lead may not, where people unite. */
function lostBy({ from_drop }: Body, kept: Row, dropped: Row, lead_id: string | null) {
  const differing = mergedFields.filter((field) => String(kept[field] ?? '') !== String(dropped[field] ?? ''))
  const of = (takes: (field: MergedField) => boolean) =>
    Object.fromEntries(differing.map((field) => [field, (takes(field) ? dropped : kept)[field] ?? null]))
  const isTaken = (field: MergedField) => from_drop.includes(field)
  const after = of(isTaken)
  return { before: of((field) => !isTaken(field)), after: 'lead_id' in after ? { ...after, lead_id } : after }
}

const listed = (moved: Record<string, number>) =>
  Object.entries(moved)
    .map(([table, rows]) => `${table} ${rows}`)
    .join(', ')
