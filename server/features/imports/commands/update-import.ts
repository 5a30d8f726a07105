import type { updateImport as call, ImportRun } from '../../../../contract/imports.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { invalidField, Refusal } from '../../../kernel/refusal.ts'
import { doingOf, getImport, holdRun } from '../queries.ts'
import { complaintOfMapping } from '../rules.ts'
import { checkAgain } from './preview-import.ts'
import { changeRun } from './run-import.ts'

/** Says what the columns of a file are, while it is only looked at, and looks at each row again. */
export async function updateImport(
  ctx: StaffContext,
  { params, body: { mapping, version } }: InputOf<typeof call>,
): Promise<ImportRun> {
  const run = await holdRun(ctx, params.id)
  if (run.version !== version || run.state !== 'preview' || doingOf(run, ctx.now) !== null)
    throw new Refusal('conflict', 'request.stale_version', { current: await getImport(ctx, run.id) })
  const wrong = complaintOfMapping(mapping, run.heads.length)
  if (wrong !== undefined) throw invalidField('mapping.columns', wrong)
  await changeRun(ctx, run, { mapping: JSON.stringify(mapping) })
  await checkAgain(ctx, { ...run, mapping })
  return getImport(ctx, run.id)
}
