import { sql } from 'kysely'
import type { CaseFile } from '../../../../contract/case-file.ts'
import type * as calls from '../../../../contract/case-moves.ts'
import type { LegalCase } from '../../../../contract/cases.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { dayShape, decodeCursor, idShape, page } from '../../../kernel/cursor.ts'
import { record } from '../../../kernel/record.ts'
import { notFound, Refusal } from '../../../kernel/refusal.ts'
import { cases } from '../rows.ts'
import { rightsOn } from '../rules.ts'

const columns = sql`n.id, n.case_ref, n.court_ref, n.bench, n.type_ref, n.case_no, n.case_year, n.from_on, n.until_on, n.why,
  n.note, n.created_at, n.version`

const dayOrNone = { test: (value: string) => value === 'infinity' || dayShape.test(value) }

/** The numbers of a case, the one that stands first, then as they ended. */
export async function listCaseNumbers(
  ctx: StaffContext,
  { query }: InputOf<typeof calls.listCaseNumbers>,
): Promise<ReplyOf<typeof calls.listCaseNumbers>> {
  await cases.get(ctx, { params: { id: query.case_ref } })
  const [until, id] = query.after ? decodeCursor(query.after, [dayOrNone, idShape]) : [null, null]
  const { rows } = await sql<calls.CaseNumber>`
    select ${columns} from case_numbers n
      where n.case_ref = ${query.case_ref}
        and (${until}::date is null or (coalesce(n.until_on, 'infinity'), n.id) < (${until}::date, ${id}::uuid))
      order by coalesce(n.until_on, 'infinity') desc, n.id desc limit ${query.limit + 1}`.execute(ctx.db)
  return page(rows, query.limit, (row) => [row.until_on ?? 'infinity', row.id])
}

export async function getCaseNumber(
  ctx: StaffContext,
  { params }: InputOf<typeof calls.getCaseNumber>,
): Promise<calls.CaseNumber> {
  const { rows } =
    await sql<calls.CaseNumber>`select ${columns} from case_numbers n where n.id = ${params.id}`.execute(
      ctx.db,
    )
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** Changes what is noted of a number, by whoever may change what the court says of its case. */
export async function updateCaseNumber(
  ctx: StaffContext,
  { params, body }: InputOf<typeof calls.updateCaseNumber>,
): Promise<calls.CaseNumber> {
  const held = await sql`select id from case_numbers where id = ${params.id} for update`.execute(ctx.db)
  const before = await getCaseNumber(ctx, { params, query: undefined, body: undefined })
  const of = await cases.get(ctx, { params: { id: before.case_ref } })
  if (held.rows.length === 0 || !rightsOn(ctx, of).details) throw new Refusal('forbidden', 'rights.not_yours')
  if (before.version !== body.version)
    throw new Refusal('conflict', 'request.stale_version', { current: before })
  const note = body.note || null
  await sql`update case_numbers set note = ${note}, version = version + 1, updated_at = ${ctx.now.toISOString()}
    where id = ${params.id}`.execute(ctx.db)
  const changes = { before: { note: before.note }, after: { note } }
  await record(
    ctx,
    { type: 'case.number_noted', subject_id: of.id, case_ref: of.id, case_id: of.case_id, ...changes },
    cases.hints(of),
  )
  return { ...before, note, version: before.version + 1 }
}

/** More numbers and names than these no case page shows. */
const most = sql.lit(100)

/** The numbers of a case with the names of their courts, as its page says them: the one that stands first. */
export async function numbersOf(ctx: StaffContext, case_ref: string): Promise<CaseFile['numbers']> {
  const { rows } = await sql<CaseFile['numbers'][number]>`
    select n.id, n.bench, n.case_no, n.case_year, n.from_on, n.until_on, n.why, n.note, n.version,
        case when c.id is not null then jsonb_build_object('id', c.id, 'name_en', c.name_en, 'name_bn', c.name_bn) end as court,
        case when t.id is not null then jsonb_build_object('id', t.id, 'code', t.code, 'name_en', t.name_en, 'name_bn', t.name_bn) end as type
      from case_numbers n left join courts c on c.id = n.court_ref left join case_types t on t.id = n.type_ref
      where n.case_ref = ${case_ref}
      order by coalesce(n.until_on, 'infinity') desc, n.id desc limit ${most}`.execute(ctx.db)
  return rows
}

/** What a case was called before, the newest first. */
export async function formerLabelsOf(
  ctx: StaffContext,
  { id, case_id }: Pick<LegalCase, 'id' | 'case_id'>,
): Promise<CaseFile['labels']> {
  const { rows } = await sql<CaseFile['labels'][number]>`
    select label, since from case_labels where case_ref = ${id} and label_key <> case_label_key(${case_id})
      order by since desc, label_key limit ${most}`.execute(ctx.db)
  return rows
}
