import { v7 as uuidv7 } from 'uuid'
import type { createCase as call, LegalCase } from '../../../../contract/cases.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { getCase } from '../queries.ts'
import { caseColumns, caseHints } from '../rules.ts'

/** Adds a case to the firm's list, in the caller's name. */
export async function createCase(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<LegalCase> {
  const id = uuidv7()
  await ctx.db
    .insertInto('cases')
    .values({
      ...caseColumns(body),
      case_id: body.case_id,
      id,
      created_by: ctx.actor.user_id,
      created_at: ctx.now.toISOString(),
      updated_at: ctx.now.toISOString(),
    })
    .execute()

  const row = await getCase(ctx, { params: { id } })
  await record(ctx, { type: 'case.created', subject_id: id, case_id: row.case_id }, caseHints(row))
  return row
}
