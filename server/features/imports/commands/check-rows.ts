import { sql } from 'kysely'
import type { RowState } from '../../../../contract/import-kinds.ts'
import type { ImportRun } from '../../../../contract/imports.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import { may, type StaffContext } from '../../../kernel/context.ts'
import { type CaseInFile, type Complaint, finderOf, hasDayBothWays, type Known, readRow } from '../rules.ts'

/** A row of a file of cases with the firm's own things that it names. */
export interface CaseToMake extends CaseInFile {
  court_ref: string | null
  type_ref: string | null
  stage_ref: string | null
  lead_id: string | null
}

interface CheckedRow {
  row_no: number
  state: RowState
  complaints: Complaint[]
  case_ref: string | null
  row: CaseToMake
}

type Run = Pick<ImportRun, 'id' | 'mapping'>
interface RawRow {
  row_no: number
  raw: string[]
}
type Counts = Record<RowState, number>

export const rowsAtOnce = 1000

/** Looks at each row of an import that the caller may see, and keeps what is thought of it. */
export async function checkRows(
  ctx: StaffContext,
  run: Run,
): Promise<{ counts: Counts; asks_day_order: boolean }> {
  const check = await checkerOf(ctx, run)
  const counts: Counts = { new: 0, change: 0, same: 0, wrong: 0 }
  let asks_day_order = false
  for await (const batch of batchesOf(ctx, run)) {
    asks_day_order ||= batch.some(({ raw }) => hasDayBothWays(raw, run.mapping))
    const checked = await check(batch)
    for (const { state } of checked) counts[state] += 1
    await keepChecked(ctx, run, checked)
  }
  return { counts, asks_day_order }
}

/** The rows of an import, so many at once, in the order of the file. */
export async function* batchesOf(
  ctx: StaffContext,
  { id }: Run,
  { state, most = rowsAtOnce }: { state?: RowState; most?: number } = {},
): AsyncGenerator<RawRow[]> {
  const wanted = state === undefined ? sql`true` : sql`state = ${state}`
  for (let last = 0; ; ) {
    const { rows } = await sql<RawRow>`
      select row_no, raw from import_rows where run_ref = ${id} and row_no > ${last} and ${wanted}
        order by row_no limit ${most}`.execute(ctx.db)
    if (rows.length > 0) yield rows
    if (rows.length < most) return
    last = rows.at(-1)?.row_no ?? last
  }
}

/** What thinks of rows, batch after batch: it remembers what earlier rows of the file said. */
export async function checkerOf(ctx: StaffContext, { mapping }: Run) {
  const find = await firmsOwn(ctx)
  const earlier = new Map<string, string>()
  return async (batch: readonly RawRow[]): Promise<CheckedRow[]> => {
    const read = batch.map(({ row_no, raw }) => {
      const { row, complaints } = readRow(raw, mapping)
      const own = find(row)
      return { row_no, row: { ...row, ...own.refs }, complaints: [...complaints, ...own.complaints] }
    })
    const cases = await casesOfRows(
      ctx,
      read.map(({ row }) => row),
    )
    return read.map((one, at) => {
      const { key, id } = cases[at] ?? { key: '', id: null }
      if (id !== null) return { ...one, state: 'same', complaints: [], case_ref: id }
      const before = repeats(earlier, key, one.row)
      const complaints = [...one.complaints, ...(before === 'wrong' ? [repeated] : [])]
      const state = complaints.length > 0 ? 'wrong' : (before ?? 'new')
      return { ...one, state, complaints, case_ref: null }
    })
  }
}

const repeated: Complaint = { path: 'case_id', message: complaint('repeated') }

/** What a row is that names the case of an earlier one: the same if it says the same. Remembers a row that is the first. */
function repeats(earlier: Map<string, string>, key: string, row: CaseToMake): 'same' | 'wrong' | undefined {
  const { number, year, type_ref, court_ref } = row
  const keys = [
    key,
    ...(number && year && type_ref && court_ref ? [[number, year, type_ref, court_ref].join()] : []),
  ]
  const said = JSON.stringify({ ...row, case_id: key })
  const first = keys.map((one) => earlier.get(one)).find((one) => one !== undefined)
  if (first !== undefined) return first === said ? 'same' : 'wrong'
  for (const one of keys) earlier.set(one, said)
  return undefined
}

interface Refs {
  court_ref: string | null
  type_ref: string | null
  stage_ref: string | null
  lead_id: string | null
}

/** What names of a file mean among the courts, types, stages and people of the firm. */
async function firmsOwn(ctx: StaffContext) {
  const named = (table: 'courts' | 'case_types' | 'case_stages', names: string) =>
    sql<Known>`select id, ${sql.raw(names)} as names from ${sql.table(table)} where is_active`.execute(ctx.db)
  const [courts, types, stages] = await Promise.all([
    named('courts', 'array[name_en, name_bn]'),
    named('case_types', 'array[code, name_en, name_bn] || coalesce(aliases, array[]::text[])'),
    named('case_stages', 'array[name_en, name_bn]'),
  ])
  const people = await sql<Known>`
    select p.user_id as id, array[p.full_name, u.email] as names
      from profiles p left join users u on u.id = p.user_id where p.left_at is null`.execute(ctx.db)
  const finders = [
    { path: 'court', ref: 'court_ref', find: finderOf(courts.rows, complaint('known_court')) },
    { path: 'type', ref: 'type_ref', find: finderOf(types.rows, complaint('known_type')) },
    { path: 'stage', ref: 'stage_ref', find: finderOf(stages.rows, complaint('known_stage')) },
    { path: 'lead', ref: 'lead_id', find: leadFinder(ctx, people.rows) },
  ] as const
  return (row: CaseInFile): { refs: Refs; complaints: Complaint[] } => {
    const refs: Refs = { court_ref: null, type_ref: null, stage_ref: null, lead_id: null }
    const complaints: Complaint[] = []
    for (const { path, ref, find } of finders) {
      const text = row[path]
      if (text === null) continue
      const found = find(text)
      if (typeof found === 'string') complaints.push({ path, message: found })
      else refs[ref] = found.id
    }
    return { refs, complaints }
  }
}

/** Who leads a case is said by whoever manages cases. */
function leadFinder(ctx: StaffContext, people: readonly Known[]): ReturnType<typeof finderOf> {
  if (!may(ctx, 'cases.manage')) return () => complaint('empty')
  return finderOf(people, complaint('known_person'))
}

/** Which case each row is, and what its case id is compared by. */
async function casesOfRows(
  ctx: StaffContext,
  rows: readonly CaseToMake[],
): Promise<{ key: string; id: string | null }[]> {
  const asked = rows.map((row, n) => ({
    n,
    label: row.case_id,
    case_no: row.number,
    case_year: row.year,
    type_ref: row.type_ref,
    court_ref: row.court_ref,
  }))
  const found = await sql<{ key: string; id: string | null }>`
    select label_key as key, coalesce(by_label, by_number) as id from cases_of_rows(${JSON.stringify(asked)}::jsonb)
      order by n`.execute(ctx.db)
  return found.rows
}

async function keepChecked(ctx: StaffContext, { id }: Run, rows: readonly CheckedRow[]): Promise<void> {
  const kept = rows.map(({ row_no, state, complaints, case_ref }) => ({
    row_no,
    state,
    complaints,
    case_ref,
  }))
  await sql`
    update import_rows i set state = k.state, complaints = k.complaints, case_ref = k.case_ref
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as k (row_no integer, state text, complaints jsonb, case_ref uuid)
      where i.run_ref = ${id} and i.row_no = k.row_no`.execute(ctx.db)
}
