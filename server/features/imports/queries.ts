import { type RawBuilder, sql } from 'kysely'
import {
  type ImportRow,
  type ImportRun,
  importLimits,
  type listImportRows as rowsCall,
  type listImports as runsCall,
} from '../../../contract/imports.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import { type Reason, sentenceOfReason } from '../../../contract/kernel/reasons.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { decodeCursor, idShape, momentShape, page } from '../../kernel/cursor.ts'
import { notFound } from '../../kernel/refusal.ts'
import { sentenceOf, wholeComplaint } from '../../kernel/wording.ts'
import { type AuthorRow, presentName } from '../people/public.ts'
import type { Complaint } from './rules.ts'

/** A run as it is stored, with who began it. */
export type StoredRun = Omit<ImportRun, 'profiles' | 'can'> &
  AuthorRow & { file_key: string; applied_at: string | null; doing_since: string | null }

// A machine that stopped in the middle left this behind; whoever comes later takes it up.
const longestMs = 15 * 60_000

/** What goes on with a run, unless it was left behind. */
export function doingOf({ doing, doing_since }: StoredRun, now: Date): ImportRun['doing'] {
  return doing_since !== null && now.getTime() - new Date(doing_since).getTime() < longestMs ? doing : null
}

export function canUndo({ state, applied_at }: StoredRun, now: Date): boolean {
  if (state !== 'applied' || applied_at === null) return false
  return now.getTime() - new Date(applied_at).getTime() < importLimits.undo_days * 24 * 3_600_000
}

const states = ['new', 'change', 'same', 'wrong']
const counted = sql.raw(
  states.map((state) => `'${state}', count(*) filter (where i.state = '${state}')`).join(),
)

/** Kept counts are of all rows; from whom some case is hidden, for them they are counted. */
const runs = (where: RawBuilder<unknown>, ends: RawBuilder<unknown>) => sql<StoredRun>`
  select r.id, r.kind, r.file_key, r.file_name, r.state, r.doing, r.doing_since, r.failure, r.heads, r.mapping,
      r.asks_day_order, r.kept, r.at, r.applied_at, r.version, p.full_name, p.role, p.left_at,
      case when (select app_hides_cases())
        then (select jsonb_build_object(${counted}) from import_rows i where i.run_ref = r.id) else r.counts end as counts
    from import_runs r join profiles p on p.user_id = r.by where ${where} ${ends}`

function presentRun(ctx: StaffContext, stored: StoredRun): ImportRun {
  const {
    full_name,
    role: _role,
    left_at,
    failure,
    file_key: _key,
    applied_at: _at,
    doing_since: _since,
    ...run
  } = stored
  const doing = doingOf(stored, ctx.now)
  const isIdle = doing === null
  return {
    ...run,
    doing,
    failure: isReason(failure) ? sentenceOf({ reason: failure, detail: {} }, ctx.language) : null,
    profiles: presentName({ full_name, left_at }),
    can: {
      apply: isIdle && run.state === 'preview' && run.counts.new + run.counts.change > 0,
      undo: isIdle && canUndo(stored, ctx.now),
    },
  }
}

/** A reason of this release; another one may have left a reason of its own. */
const isReason = (text: string | null): text is Reason =>
  text !== null && Object.hasOwn(sentenceOfReason, text)

/** A page of the imports of everybody, newest first. */
export async function listImports(
  ctx: StaffContext,
  { query }: InputOf<typeof runsCall>,
): Promise<{ items: ImportRun[]; next: string | null }> {
  const where = [sql`true`]
  if (query.id) where.push(sql`r.id = ${query.id}`)
  if (query.kind) where.push(sql`r.kind = ${query.kind}`)
  if (query.after) {
    const [at, id] = decodeCursor(query.after, [momentShape, idShape])
    where.push(sql`(r.at, r.id) < (${at}::timestamptz, ${id}::uuid)`)
  }
  const ends = sql`order by r.at desc, r.id desc limit ${query.limit + 1}`
  const { rows } = await runs(sql.join(where, sql` and `), ends).execute(ctx.db)
  const { items, next } = page(rows, query.limit, (row) => [row.at, row.id])
  return { items: items.map((row) => presentRun(ctx, row)), next }
}

/** One import as it is stored; throws not-found. */
async function getStoredRun(ctx: StaffContext, id: string): Promise<StoredRun> {
  const { rows } = await runs(sql`r.id = ${id}`, sql``).execute(ctx.db)
  const [row] = rows
  if (!row) throw notFound()
  return row
}

/** One import; throws not-found. */
export async function getImport(ctx: StaffContext, id: string): Promise<ImportRun> {
  return presentRun(ctx, await getStoredRun(ctx, id))
}

/** One import, held until the end of the transaction: of two who do something with it, one comes after the other. */
export async function holdRun(ctx: StaffContext, id: string): Promise<StoredRun> {
  await sql`select id from import_runs where id = ${id} for update`.execute(ctx.db)
  return getStoredRun(ctx, id)
}

interface StoredRow {
  row_no: number
  shown_no: number
  raw: string[]
  state: ImportRow['state']
  complaints: Complaint[]
  case_ref: string | null
}

/** A page of the rows of an import, in the order of its file. */
export async function listImportRows(
  ctx: StaffContext,
  { query }: InputOf<typeof rowsCall>,
): Promise<{ items: ImportRow[]; next: string | null }> {
  await getStoredRun(ctx, query.run_ref)
  const where = [sql`i.run_ref = ${query.run_ref}`]
  if (query.state) where.push(sql`i.state = ${query.state}`)
  if (query.after) {
    const [after = ''] = decodeCursor(query.after, [/^\d{1,5}$/])
    where.push(sql`i.row_no > ${Number(after)}`)
  }
  const numbers = await numbersShown(ctx, query.run_ref)
  const { rows } = await sql<StoredRow>`
    select i.*, ${numbers.column} as shown_no from (
        select i.row_no, i.raw, i.state, i.complaints, i.case_ref from import_rows i
          where ${sql.join(where, sql` and `)} order by i.row_no limit ${query.limit + 1}) i ${numbers.join}
      order by i.row_no`.execute(ctx.db)
  const { items, next } = page(rows, query.limit, (row) => [String(row.row_no)])
  return { items: items.map((row) => presentRow(ctx, row)), next }
}

/**
 * Which row of the file it is. For whom some case is hidden rows are numbered as if the hidden ones were not there: a gap
 * would tell of them.
 */
async function numbersShown(ctx: StaffContext, run_ref: string) {
  const { rows } = await sql<{ hides: boolean }>`select app_hides_cases() as hides`.execute(ctx.db)
  if (!rows[0]?.hides) return { column: sql`i.row_no`, join: sql`` }
  const join = sql`join (select b.row_no, (row_number() over (order by b.row_no))::integer as shown_no
      from import_rows b where b.run_ref = ${run_ref}) seen on seen.row_no = i.row_no`
  return { column: sql`seen.shown_no`, join }
}

function presentRow(ctx: StaffContext, { row_no: _, shown_no, complaints, ...row }: StoredRow): ImportRow {
  return {
    ...row,
    row_no: shown_no,
    complaints: complaints.map((one) => {
      const { path, message } = wholeComplaint(one, undefined, ctx.language)
      return { path, message }
    }),
  }
}
