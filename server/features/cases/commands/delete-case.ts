import type { deleteCase as call } from '../../../../contract/cases.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { caseHints } from '../rules.ts'
import { holdCase } from './hold-case.ts'

/** Deletes a case from the list; notes, costs and events of that case id stay. */
export async function deleteCase(ctx: StaffContext, { params }: InputOf<typeof call>): Promise<undefined> {
  const row = await holdCase(ctx, params.id)

  await ctx.db.deleteFrom('cases').where('id', '=', row.id).execute()

  const { case_id, client_name } = row
  await record(ctx, { type: 'case.deleted', subject_id: row.id, case_id, client_name }, caseHints(row))
}
