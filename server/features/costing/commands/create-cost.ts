import { v7 as uuidv7 } from 'uuid'
import type { Cost, createCost as call } from '../../../../contract/costing.ts'
import { dayOf } from '../../../../contract/kernel/dates.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { exactMoney } from '../../../../contract/kernel/fields.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { demandCaseIdInUse } from '../../cases/public.ts'
import { getCost } from '../queries.ts'
import { costHints } from '../rules.ts'

/** Books a cost on a case id in use, in the caller's name. */
export async function createCost(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<Cost> {
  await demandCaseIdInUse(ctx, body.case_id)

  const id = uuidv7()
  const { case_id, description, cost_category } = body
  await ctx.db
    .insertInto('case_costing')
    .values({
      id,
      user_id: ctx.actor.user_id,
      case_id,
      description,
      cost_category,
      amount: exactMoney(body.amount),
      date_incurred: body.date_incurred ?? dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE),
      created_at: ctx.now.toISOString(),
      updated_at: ctx.now.toISOString(),
    })
    .execute()

  const row = await getCost(ctx, { params: { id } })
  const { amount } = row
  await record(
    ctx,
    { type: 'case_costing.created', subject_id: id, case_id, amount, cost_category },
    costHints(row),
  )
  return row
}
