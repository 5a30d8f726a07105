import type { Cost, restoreCost as call } from '../../../../contract/costing.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { isPartner, type StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { notFound, Refusal } from '../../../kernel/refusal.ts'
import { getCost } from '../queries.ts'
import { costHints, restorableSince } from '../rules.ts'

/** Brings a deleted cost back as it was: for who deleted it and for partners, for 30 days. */
export async function restoreCost(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<Cost> {
  const held = await ctx.db
    .selectFrom('case_costing')
    .select(['version', 'deleted_at', 'deleted_by'])
    .where('id', '=', body.id)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw notFound()
  if (held.deleted_at === null) throw new Refusal('rule', 'case_costing.not_deleted')

  const mayRestore = isPartner(ctx) || held.deleted_by === ctx.actor.user_id
  const isTooOld = new Date(held.deleted_at) < new Date(restorableSince(ctx.now))
  if (!mayRestore || isTooOld) throw notFound()

  await ctx.db
    .updateTable('case_costing')
    .set({
      deleted_at: null,
      deleted_by: null,
      version: held.version + 1,
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', body.id)
    .execute()

  const row = await getCost(ctx, { params: { id: body.id } })
  const { case_id, amount } = row
  await record(ctx, { type: 'case_costing.restored', subject_id: row.id, case_id, amount }, costHints(row))
  return row
}
