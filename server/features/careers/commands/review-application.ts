import type { CareerApplication, reviewApplication as call } from '../../../../contract/careers.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { notFound, Refusal } from '../../../kernel/refusal.ts'
import { getApplication } from '../queries.ts'
import { applicationHints, changedInApplication } from '../rules.ts'

/** Sets status and notes of an application, if it still is as the partner saw it, and who did it when. */
export async function reviewApplication(
  ctx: StaffContext,
  { params, body }: InputOf<typeof call>,
): Promise<CareerApplication> {
  const held = await ctx.db
    .selectFrom('career_applications')
    .select('id')
    .where('id', '=', params.id)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw notFound()
  const before = await getApplication(ctx, { params })

  if (before.version !== body.version)
    throw new Refusal('conflict', 'request.stale_version', { current: before })

  const { status, notes } = body
  await ctx.db
    .updateTable('career_applications')
    .set({
      status,
      ...(notes !== undefined && { notes: notes === '' ? null : notes }),
      reviewed_by: ctx.actor.user_id,
      reviewed_at: ctx.now.toISOString(),
      version: before.version + 1,
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', params.id)
    .execute()

  const row = await getApplication(ctx, { params })
  const changed = changedInApplication(before, row)
  await record(
    ctx,
    { type: 'career_application.reviewed', subject_id: row.id, full_name: row.full_name, status, ...changed },
    applicationHints(row),
  )
  return row
}
