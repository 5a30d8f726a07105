import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { applyImport as call, ImportRun } from '../../../../contract/imports.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { bringHearings } from '../../hearings/public.ts'
import { bringParties } from '../../parties/public.ts'
import { doingOf, getImport, holdRun, type StoredRun } from '../queries.ts'
import { batchesOf, type CaseToMake, checkerOf, checkRows } from './check-rows.ts'
import { changeRun, idle, startJob } from './run-import.ts'

/** Rows that are written while somebody waits. */
export const writtenAtOnce = 200

/** Writes the valid rows of an import: at once, or by a job where they are many. What is done already stays done. */
export async function applyImport(
  ctx: StaffContext,
  { body: { id, strict } }: InputOf<typeof call>,
): Promise<ImportRun> {
  const run = await holdRun(ctx, id)
  if (run.state === 'applied' || doingOf(run, ctx.now) !== null) return getImport(ctx, id)
  assertWorthIt(run, run.counts, strict)
  if (run.counts.new > writtenAtOnce) await startJob(ctx, run, 'apply', strict)
  else await writeRun(ctx, run, strict)
  return getImport(ctx, id)
}

function assertWorthIt({ state }: StoredRun, counts: ImportRun['counts'], strict: boolean): void {
  if (strict && counts.wrong > 0) throw new Refusal('rule', 'imports.rows_wrong')
  if (state !== 'preview' || counts.new + counts.change === 0) throw new Refusal('rule', 'imports.nothing')
}

/**
 * Writes the valid rows of an import that is held, as they are now: imports of cases come one after the other, and what
 * another one has made meanwhile is not made again. Answers how many cases it has made.
 */
export async function writeRun(ctx: StaffContext, run: StoredRun, strict: boolean): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('import cases', 0))`.execute(ctx.db)
  const { counts } = await checkRows(ctx, run)
  assertWorthIt(run, counts, strict)
  const check = await checkerOf(ctx, run)
  for await (const batch of batchesOf(ctx, run, { state: 'new', most: casesAtOnce })) {
    const rows = (await check(batch)).map(({ row_no, row }) => ({ row_no, id: uuidv7(), ...row }))
    await makeCases(ctx, rows)
    await keepMade(ctx, run, rows)
  }
  const written = { state: 'applied', applied_at: ctx.now.toISOString(), failure: null } as const
  await changeRun(ctx, run, { ...idle, ...written, counts: JSON.stringify(counts) })
  await record(ctx, { type: 'import.applied', subject_id: run.id, title: run.file_name }, [casesChanged])
  return counts.new
}

/** One hint for all of them: whoever shows the list fetches it once. */
export const casesChanged = { topic: 'cases', audience: 'staff' } as const

/** Cases of one statement: each has its indexes, its labels and the rows that mean it. */
const casesAtOnce = 200

type Made = CaseToMake & { row_no: number; id: string }

async function makeCases(ctx: StaffContext, rows: readonly Made[]): Promise<void> {
  const at = ctx.now.toISOString()
  await sql`
    insert into cases (id, case_id, client_name, description, court_ref, bench, type_ref, case_no, case_year, filed_on,
        stage_ref, lead_id, tags, created_by, created_at, updated_at)
      select r.id, r.case_id, r.client, r.description, r.court_ref, r.bench, r.type_ref, r.number, r.year, r.filed,
          r.stage_ref, r.lead_id, array(select jsonb_array_elements_text(r.tags)), ${ctx.actor.user_id}, ${at}, ${at}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, case_id text, client text, description text,
          court_ref uuid, bench text, type_ref uuid, number text, year integer, filed date, stage_ref uuid, lead_id uuid,
          tags jsonb)`.execute(ctx.db)
  for (const { id, case_id } of rows)
    await record(ctx, { type: 'case.created', subject_id: id, case_ref: id, case_id })
  await bringParties(ctx, rows.flatMap(partiesOf))
  await bringHearings(ctx, rows.flatMap(hearingOf))
}

/** The next date of a case, before its court; whoever leads it appears. */
function hearingOf({
  id: case_ref,
  next_date: on_day,
  court_ref,
  bench,
  purpose,
  lead_id: appears_id,
}: Made) {
  return on_day === null || court_ref === null
    ? []
    : [{ case_ref, on_day, court_ref, bench, purpose, appears_id }]
}

function partiesOf({ id: case_ref, opponent, opposing_counsel }: Made) {
  const roles = { opponent, opposing_counsel } as const
  return (['opponent', 'opposing_counsel'] as const).flatMap((role) => {
    const name = roles[role]
    return name === null ? [] : [{ case_ref, name, side: 'theirs' as const, role }]
  })
}

async function keepMade(ctx: StaffContext, { id }: { id: string }, rows: readonly Made[]): Promise<void> {
  const made = JSON.stringify(rows.map(({ row_no, id: made_id }) => ({ row_no, made_id })))
  await sql`
    update import_rows i set case_ref = m.made_id, made_table = 'cases', made_id = m.made_id, made_version = c.version
      from jsonb_to_recordset(${made}::jsonb) as m (row_no integer, made_id uuid) join cases c on c.id = m.made_id
      where i.run_ref = ${id} and i.row_no = m.row_no`.execute(ctx.db)
}
