import type { recordExport as call } from '../../../../contract/exports.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'

/** Writes down that the caller takes a list away. */
export async function recordExport(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<undefined> {
  await record(ctx, { type: 'list.exported', subject_id: ctx.actor.user_id, ...body })
}
