import type { closeCase as call, OpenMatter } from '../../../../contract/case-file.ts'
import type { LegalCase } from '../../../../contract/cases.ts'
import { dayOf } from '../../../../contract/kernel/days.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { holdCase } from './hold-case.ts'
import { putLife } from './put-life.ts'
import { openOn } from './read-case-file.ts'

/** Puts a case away, by its lead or whoever manages cases, once nothing stands open that must be ended first. */
export async function closeCase(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<LegalCase> {
  const before = await holdCase(ctx, body, 'close')
  if (before.status === 'closed') throw new Refusal('rule', 'cases.closed')
  const open: OpenMatter[] = await openOn(ctx, before.id)
  if (open.some(({ kind }) => kind === 'hearing'))
    throw new Refusal('rule', 'cases.close_open_hearings', { open })
  if (open.some(({ kind }) => kind === 'deadline'))
    throw new Refusal('rule', 'cases.close_open_deadlines', { open })
  if (open.some(({ kind, refuses }) => kind === 'timer' && refuses))
    throw new Refusal('rule', 'cases.close_running_timer', { open })

  const close_note = body.note || null
  const closed_on = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  const columns = { status: 'closed', closed_on, closed_by: ctx.actor.user_id, close_note }
  return putLife(ctx, before, columns, { type: 'case.closed', close_note })
}
