import { sql } from 'kysely'
import { z } from 'zod'
import type { StaffContext } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { Files } from '../../platform/files/files.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { writeRun } from './commands/apply-import.ts'
import {
  changeRun,
  checkRun,
  hasRows,
  idle,
  importJob,
  keepRows,
  readKeptFile,
} from './commands/run-import.ts'
import { tellImporter } from './commands/tell-importer.ts'
import { takeBack } from './commands/undo-import.ts'
import { holdRun } from './queries.ts'

const work = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  session_id: z.uuid(),
  doing: z.enum(['check', 'apply', 'undo']),
  since: z.string(),
  strict: z.boolean(),
})
type Work = z.infer<typeof work>

const triesInAll = 3
const longestMs = 10 * 60_000

/**
 * What takes longer with an import than somebody waits, in one transaction as whoever asked for it: with the rights that
 * they have then, and not at all once their session has ended.
 */
export function workOnImports(transact: Transact, files: Files): JobDefinition {
  return {
    name: importJob,
    retries: triesInAll - 1,
    work: async (payload, { attempt }) => {
      const asked = work.parse(payload)
      const { user_id, session_id } = asked
      try {
        const claim = { kind: 'session', user_id, session_id } as const
        await transact(claim, (ctx) => carryOut(ctx, files, asked), `import ${asked.id}`, longestMs)
      } catch (error) {
        const isRefused = error instanceof Refusal && error.kind !== 'unavailable'
        if (isRefused || attempt >= triesInAll) await giveUp(transact, asked, error)
        if (!isRefused) throw error
      }
    },
  }
}

async function carryOut(ctx: StaffContext, files: Files, asked: Work): Promise<void> {
  const { id, doing, since, strict } = asked
  const run = await holdRun(ctx, id)
  // Done already by a try of which nobody knew, or taken up by somebody else.
  if (run.doing !== doing || run.doing_since === null || Date.parse(run.doing_since) !== Date.parse(since))
    return
  if (doing === 'apply') {
    const count = await writeRun(ctx, run, strict)
    return tellImporter(ctx, asked, { kind: 'import.finished', file_name: run.file_name, count })
  }
  if (doing === 'undo') return takeBack(ctx, run)
  if (!(await hasRows(ctx, id))) await keepRows(ctx, id, await readKeptFile(files, run.file_key))
  await checkRun(ctx, run)
}

/** Says that nothing came of it, so that somebody may try again. */
async function giveUp(transact: Transact, asked: Work, error: unknown): Promise<void> {
  const { id, doing } = asked
  const failure = error instanceof Refusal ? error.reason : 'server.unavailable'
  await transact({ kind: 'system' }, async (ctx) => {
    await changeRun(ctx, { id }, { ...idle, failure, ...(doing === 'check' ? { state: 'failed' } : {}) })
    if (doing !== 'apply') return
    const { rows } = await sql<{ file_name: string }>`
      select file_name from import_runs where id = ${id}`.execute(ctx.db)
    for (const { file_name } of rows) await tellImporter(ctx, asked, { kind: 'import.failed', file_name })
  })
}
