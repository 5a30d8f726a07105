import type { Statement } from '../../../../contract/statements.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { notFound } from '../../../kernel/refusal.ts'
import { getStatement } from '../queries.ts'

/** The entry as it stands, held until the end of the transaction; all partners may change it. */
export async function holdStatement(ctx: StaffContext, id: string): Promise<Statement> {
  const held = await ctx.db
    .selectFrom('financial_statements')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw notFound()
  return getStatement(ctx, { params: { id } })
}
