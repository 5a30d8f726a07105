import { v7 as uuidv7 } from 'uuid'
import { dayOf } from '../../../../contract/kernel/dates.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { exactMoney } from '../../../../contract/kernel/fields.ts'
import type { createStatement as call, Statement } from '../../../../contract/statements.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { getStatement } from '../queries.ts'
import { statementHints } from '../rules.ts'

/** Enters an income or an expense, in the caller's name. */
export async function createStatement(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<Statement> {
  const id = uuidv7()
  const { entry_type, category, description, status, remarks } = body
  await ctx.db
    .insertInto('financial_statements')
    .values({
      id,
      user_id: ctx.actor.user_id,
      entry_type,
      category,
      description,
      status,
      remarks: remarks || null,
      amount: exactMoney(body.amount),
      entry_date: body.entry_date ?? dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE),
      created_at: ctx.now.toISOString(),
      updated_at: ctx.now.toISOString(),
    })
    .execute()

  const row = await getStatement(ctx, { params: { id } })
  const { amount } = row
  await record(
    ctx,
    { type: 'financial_statement.created', subject_id: id, entry_type, category, amount },
    statementHints(row),
  )
  return row
}
