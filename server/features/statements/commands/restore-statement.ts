import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { restoreStatement as call, Statement } from '../../../../contract/statements.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { notFound, Refusal } from '../../../kernel/refusal.ts'
import { getStatement } from '../queries.ts'
import { restorableSince, statementHints } from '../rules.ts'

/** Brings a deleted entry back as it was, for 30 days. */
export async function restoreStatement(
  ctx: StaffContext,
  { body }: InputOf<typeof call>,
): Promise<Statement> {
  const held = await ctx.db
    .selectFrom('financial_statements')
    .select(['version', 'deleted_at'])
    .where('id', '=', body.id)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw notFound()
  if (held.deleted_at === null) throw new Refusal('rule', 'financial_statements.not_deleted')
  if (new Date(held.deleted_at) < new Date(restorableSince(ctx.now))) throw notFound()

  await ctx.db
    .updateTable('financial_statements')
    .set({
      deleted_at: null,
      deleted_by: null,
      version: held.version + 1,
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', body.id)
    .execute()

  const row = await getStatement(ctx, { params: { id: body.id } })
  const { entry_type, category, amount } = row
  await record(
    ctx,
    { type: 'financial_statement.restored', subject_id: row.id, entry_type, category, amount },
    statementHints(row),
  )
  return row
}
