import type { LegalCase } from '../../../../contract/cases.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { getCase } from '../queries.ts'
import { mayChangeCase } from '../rules.ts'

/** The case as it stands, held until the end of the transaction; the caller may change it. */
export async function holdCase(ctx: StaffContext, id: string): Promise<LegalCase> {
  const seen = await getCase(ctx, { params: { id } })
  if (!mayChangeCase(ctx.actor, seen)) throw new Refusal('forbidden', 'rights.not_yours')
  await ctx.db.selectFrom('cases').select('id').where('id', '=', id).forUpdate().execute()
  return getCase(ctx, { params: { id } })
}
