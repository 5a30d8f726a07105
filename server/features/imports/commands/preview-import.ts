import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { v7 as uuidv7 } from 'uuid'
import { type FileEnding, tidyFileName } from '../../../../contract/files.ts'
import { type previewImport as call, type ImportRun, importLimits } from '../../../../contract/imports.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { assertAccess, type Context, type StaffContext } from '../../../kernel/context.ts'
import type { IncomingFile, UploadOpen } from '../../../kernel/http-uploads.ts'
import { idempotent } from '../../../kernel/idempotency.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { checkContent } from '../../../platform/files/content.ts'
import { readCsv, type SheetOfText } from '../../../platform/files/csv.ts'
import type { Files } from '../../../platform/files/files.ts'
import { keepUpload } from '../../../platform/files/keep-upload.ts'
import { addFile, assertQuota } from '../../../platform/files/rows.ts'
import { getImport } from '../queries.ts'
import { guessColumns } from '../rules.ts'
import { checkRun, keepRows, startJob } from './run-import.ts'

/** Rows that are looked at while somebody waits. */
const checkedAtOnce = 2000

/** Refuses who may not import, or has no room left, before a byte is taken. */
export async function admitImport({ transact, claim }: UploadOpen): Promise<void> {
  await transact(claim, async (any) => {
    const ctx = asStaff(any)
    assertAccess({ access: 'data.import' }, ctx)
    await assertQuota(ctx, 1)
  })
}

/** Keeps a file and its rows, and looks at each; a large one is looked at by a job. */
export async function previewImport(
  files: Files,
  { transact, claim, idempotencyKey, client }: UploadOpen,
  { body }: InputOf<typeof call>,
  { name: given, received }: IncomingFile,
): Promise<ImportRun> {
  const name = tidyFileName(given)
  const { ending } = await checkContent(received, name, ['csv', 'txt'], 'file')
  const bytes = await readFile(received.path)
  const sheet = await readCsv(bytes, importLimits)
  if (sheet.rows.length === 0) throw new Refusal('rule', 'imports.nothing')
  const request = { ...body, hash: createHash('sha256').update(bytes).digest('hex') }
  return keepUpload(files, 'imports', received, (key) =>
    transact(claim, async (any) => {
      const ctx = { ...asStaff(any), language: client.language ?? 'en' }
      const file = { key, name, ending, size: received.size }
      const begin = () => beginRun(ctx, body, file, sheet)
      const answer = await idempotent(
        ctx,
        idempotencyKey,
        { endpoint: 'preview_import', body: request },
        begin,
      )
      return answer as ImportRun
    }),
  )
}

async function beginRun(
  ctx: StaffContext,
  { kind, preset }: InputOf<typeof call>['body'],
  file: { key: string; name: string; ending: FileEnding; size: number },
  { heads, rows }: SheetOfText,
): Promise<ImportRun> {
  await assertQuota(ctx, file.size, true)
  const at = ctx.now.toISOString()
  const path = `${file.key.split('/').at(-1)}.${file.ending}`
  const { user_id } = ctx.actor
  await addFile(ctx, { ...file, bucket: 'imports', path, user_id, width: null, height: null, used_at: at })
  const id = uuidv7()
  const mapping = { columns: guessColumns(heads), day_order: null }
  await ctx.db
    .insertInto('import_runs')
    .values({
      ...{ id, kind, file_key: file.key, file_name: file.name, by: user_id, at, updated_at: at },
      preset: preset ?? null,
      heads: JSON.stringify(heads),
      mapping: JSON.stringify(mapping),
    })
    .execute()
  if (rows.length > checkedAtOnce) await startJob(ctx, { id }, 'check')
  else {
    await keepRows(ctx, id, rows)
    await checkRun(ctx, { id, mapping })
  }
  return getImport(ctx, id)
}

/** Looks at the rows again: at once, or by a job where they are many. */
export async function checkAgain(
  ctx: StaffContext,
  run: { id: string; mapping: ImportRun['mapping']; counts: ImportRun['counts'] },
): Promise<void> {
  const { counts } = run
  if (counts.new + counts.change + counts.same + counts.wrong > checkedAtOnce)
    await startJob(ctx, run, 'check')
  else await checkRun(ctx, run)
}

/** Guaranteed by the endpoint's access: only a signed-in person comes here. */
function asStaff(ctx: Context): StaffContext {
  if (ctx.actor.kind !== 'staff') throw new Error('this call is for staff')
  return ctx as StaffContext
}
