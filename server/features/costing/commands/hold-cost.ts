import type { Cost } from '../../../../contract/costing.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { notFound } from '../../../kernel/refusal.ts'
import { getCost } from '../queries.ts'

/** The cost as it stands, held until the end of the transaction; all staff may change it. */
export async function holdCost(ctx: StaffContext, id: string): Promise<Cost> {
  const held = await ctx.db
    .selectFrom('case_costing')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw notFound()
  return getCost(ctx, { params: { id } })
}
