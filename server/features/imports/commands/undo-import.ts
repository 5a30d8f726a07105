import { sql } from 'kysely'
import type { undoImport as call, ImportRun } from '../../../../contract/imports.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { takeBackHearings } from '../../hearings/public.ts'
import { takeBackBrought } from '../../parties/public.ts'
import { canUndo, doingOf, getImport, holdRun, type StoredRun } from '../queries.ts'
import { casesChanged, writtenAtOnce } from './apply-import.ts'
import { changeRun, idle, startJob } from './run-import.ts'

/** Takes back what an import made and nobody has changed since, within the days for it. What is undone stays undone. */
export async function undoImport(
  ctx: StaffContext,
  { body: { id } }: InputOf<typeof call>,
): Promise<ImportRun> {
  const run = await holdRun(ctx, id)
  if (!canUndo(run, ctx.now) || doingOf(run, ctx.now) !== null) return getImport(ctx, id)
  if (run.counts.new > writtenAtOnce) await startJob(ctx, run, 'undo')
  else await takeBack(ctx, run)
  return getImport(ctx, id)
}

interface Taken {
  id: string
  case_id: string
  client_name: string | null
}

/** Takes back the cases of a run that is held, and counts those that stay. */
export async function takeBack(ctx: StaffContext, run: StoredRun): Promise<void> {
  let kept = 0
  for (let last = 0; ; ) {
    const { rows } = await sql<{ row_no: number; made_id: string }>`
      select row_no, made_id from import_rows where run_ref = ${run.id} and row_no > ${last} and made_id is not null
        order by row_no limit ${casesAtOnce}`.execute(ctx.db)
    const taken = await removeCases(
      ctx,
      run,
      rows.map(({ made_id }) => made_id),
    )
    kept += rows.length - taken
    if (rows.length < casesAtOnce) break
    last = rows.at(-1)?.row_no ?? last
  }
  await changeRun(ctx, run, { ...idle, state: 'undone', failure: null, kept })
  await record(ctx, { type: 'import.undone', subject_id: run.id, title: run.file_name }, [casesChanged])
}

const casesAtOnce = 200

async function removeCases(ctx: StaffContext, run: StoredRun, ids: readonly string[]): Promise<number> {
  const { applied_at: at } = run
  if (at === null) return 0
  const untouched = await sql<{ id: string }>`
    select c.id from cases c join import_rows i on i.made_id = c.id
      where i.run_ref = ${run.id} and i.made_id = any(${ids}::uuid[]) and c.version = i.made_version
        and not is_guarded(c.id) and not taken_up_since(c.id, ${at})
        and not exists (select from case_people p where p.case_ref = c.id and p.part <> 'lead')
        and not exists (select from case_messages m where m.case_ref = c.id)
        and not exists (select from case_parties p where p.case_ref = c.id and (p.created_at <> ${at} or p.version <> 1))
      for update of c`.execute(ctx.db)
  const refs = untouched.rows.map(({ id }) => id)
  await takeBackBrought(ctx, refs, at)
  await takeBackHearings(ctx, refs, at)
  const { rows } = await sql<Taken>`
    delete from cases where id = any(${refs}::uuid[]) returning id, case_id, client_name`.execute(ctx.db)
  for (const { id, case_id, client_name } of rows)
    await record(ctx, { type: 'case.deleted', subject_id: id, case_id, client_name })
  return rows.length
}
