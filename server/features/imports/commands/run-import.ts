import { sql } from 'kysely'
import { type ImportRun, importLimits } from '../../../../contract/imports.ts'
import type { Reason } from '../../../../contract/kernel/reasons.ts'
import type { Context, StaffContext } from '../../../kernel/context.ts'
import { leaveHints } from '../../../kernel/record.ts'
import { readCsv } from '../../../platform/files/csv.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { StoredRun } from '../queries.ts'
import { checkRows, rowsAtOnce } from './check-rows.ts'

export const importJob = 'import'

type Doing = NonNullable<ImportRun['doing']>

/** Says what goes on with a run, and has a job do it as the caller; it ends with their session. */
export async function startJob(
  ctx: StaffContext,
  run: { id: string },
  doing: Doing,
  strict = false,
): Promise<void> {
  const since = ctx.now.toISOString()
  await changeRun(ctx, run, { doing, doing_since: since, failure: null })
  const { user_id, session_id } = ctx.actor
  await ctx.enqueue(importJob, { id: run.id, user_id, session_id, doing, since, strict })
}

interface RunColumns {
  state?: ImportRun['state']
  doing?: Doing | null
  doing_since?: string | null
  failure?: Reason | null
  counts?: string
  mapping?: string
  asks_day_order?: boolean
  kept?: number
  applied_at?: string
}

/** Changes a run, and tells whoever may import. */
export async function changeRun(ctx: Context, { id }: { id: string }, columns: RunColumns): Promise<void> {
  const set = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`
    update import_runs set ${sql.join(set)}, version = version + 1, updated_at = ${ctx.now.toISOString()}
      where id = ${id}`.execute(ctx.db)
  await leaveHints(ctx, [{ topic: 'imports', audience: { right: 'data.import' }, subject_id: id }])
}

export const idle = { doing: null, doing_since: null } as const

/** Keeps the rows of a file as they stand in it. */
export async function keepRows(ctx: StaffContext, id: string, rows: readonly string[][]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = JSON.stringify(rows.slice(at, at + rowsAtOnce))
    await sql`
      insert into import_rows (run_ref, row_no, raw)
        select ${id}, ${at} + n, raw from jsonb_array_elements(${some}::jsonb) with ordinality as r (raw, n)`.execute(
      ctx.db,
    )
  }
}

/** Looks at each row and keeps what came of it. */
export async function checkRun(ctx: StaffContext, run: Pick<StoredRun, 'id' | 'mapping'>): Promise<void> {
  const { counts, asks_day_order } = await checkRows(ctx, run)
  await changeRun(ctx, run, { ...idle, failure: null, counts: JSON.stringify(counts), asks_day_order })
}

/** What a large file is still to be read for: its rows, unless they are kept already. */
export async function readKeptFile(files: Files, key: string): Promise<string[][]> {
  const stream = await files.get(key)
  if (!stream) throw new Error('the file of an import is not in the store')
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk as Uint8Array)
  return (await readCsv(Buffer.concat(chunks), importLimits)).rows
}

/** Whether the rows of a run are kept. */
export async function hasRows(ctx: StaffContext, id: string): Promise<boolean> {
  const { rows } = await sql`select from import_rows where run_ref = ${id} limit 1`.execute(ctx.db)
  return rows.length > 0
}
