import type { disposeCase as call } from '../../../../contract/case-file.ts'
import type { LegalCase } from '../../../../contract/cases.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import { dayOf } from '../../../../contract/kernel/days.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { invalidField, Refusal } from '../../../kernel/refusal.ts'
import { holdCase } from './hold-case.ts'
import { putLife } from './put-life.ts'

/** Notes that the court has ended a case, on which day and how; it may still have hearings. */
export async function disposeCase(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<LegalCase> {
  const before = await holdCase(ctx, body, 'close')
  if (before.status === 'closed') throw new Refusal('rule', 'cases.closed')
  const { on: disposed_on } = body
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  if (disposed_on > today) throw invalidField('on', complaint('not_in_the_future'))
  const columns = { status: 'disposed', disposed_on }
  return putLife(ctx, before, columns, { type: 'case.disposed', disposed_on, result: body.result || null })
}
