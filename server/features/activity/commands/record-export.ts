import { type recordExport as call, partnerLists } from '../../../../contract/exports.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'

/** Writes down that the caller takes a list away; nobody takes one that they do not see. */
export async function recordExport(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<undefined> {
  if (ctx.actor.role !== 'partner' && partnerLists.includes(body.list))
    throw new Refusal('forbidden', 'rights.partners_only')
  await record(ctx, { type: 'list.exported', subject_id: ctx.actor.user_id, ...body })
}
