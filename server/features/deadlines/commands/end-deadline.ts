import type {
  Deadline,
  finishDeadline as finishCall,
  resumeDeadline as resumeCall,
  signDeadline as signCall,
  waiveDeadline as waiveCall,
} from '../../../../contract/deadlines.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import { dayOf } from '../../../../contract/kernel/days.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { type Columns, writeRow } from '../../../kernel/kept-row-sql.ts'
import { record } from '../../../kernel/record.ts'
import { invalidField, Refusal } from '../../../kernel/refusal.ts'
import { openCase } from '../../cases/public.ts'
import { deadlines } from '../rows.ts'
import { keepHistory } from './keep-history.ts'
import { held, heldWhileOpen, reasonMissing } from './write-deadline.ts'

/** Signs a deadline off as a second person; one that is signed stays as it is. */
export async function signDeadline(ctx: StaffContext, { body }: InputOf<typeof signCall>): Promise<Deadline> {
  const before = await heldWhileOpen(ctx, body)
  if (before.signer) return before
  if (before.unsignable) {
    const kind = before.unsignable === 'deadlines.own_sign_off' ? 'forbidden' : 'rule'
    throw new Refusal(kind, before.unsignable)
  }
  const row = await put(ctx, before, { signed_by: ctx.actor.user_id, signed_at: ctx.now.toISOString() })
  await record(ctx, { type: 'deadline.signed', ...toldOf(row) }, deadlines.hints(row))
  return keepHistory(ctx, row, { action: 'signed', before })
}

/** Notes that a deadline was met: what was done, and when. */
export async function finishDeadline(
  ctx: StaffContext,
  { body }: InputOf<typeof finishCall>,
): Promise<Deadline> {
  const before = await heldWhileOpen(ctx, body)
  const why = body.note
  if (!why) throw reasonMissing('note')
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  const { done_on = today } = body
  if (done_on > today) throw invalidField('done_on', complaint('not_in_the_future'))
  const row = await put(ctx, before, { ...ended(ctx, 'done', why), done_on })
  await record(ctx, { type: 'deadline.done', ...toldOf(row), why, done_on }, deadlines.hints(row))
  return keepHistory(ctx, row, { action: 'done', why })
}

/** Lets a deadline go, by the lead of its case or whoever manages cases. */
export async function waiveDeadline(
  ctx: StaffContext,
  { body }: InputOf<typeof waiveCall>,
): Promise<Deadline> {
  const before = await heldWhileOpen(ctx, body)
  if (!before.can.waive) throw new Refusal('forbidden', 'rights.not_yours')
  const why = body.reason
  if (!why) throw reasonMissing('reason')
  const done_on = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  const row = await put(ctx, before, { ...ended(ctx, 'waived', why), done_on })
  await record(ctx, { type: 'deadline.waived', ...toldOf(row), why }, deadlines.hints(row))
  return keepHistory(ctx, row, { action: 'waived', why })
}

/** Opens a deadline again; whoever lets one go may take that back, and nobody else. */
export async function resumeDeadline(
  ctx: StaffContext,
  { body }: InputOf<typeof resumeCall>,
): Promise<Deadline> {
  const before = await held(ctx, body)
  if (before.state === 'open') return before
  await openCase(ctx, before.case_ref)
  if (!before.can.resume) throw new Refusal('forbidden', 'rights.not_yours')
  const why = body.reason
  if (!why) throw reasonMissing('reason')
  const open = { state: 'open', done_on: null, done_by: null, state_note: null }
  const row = await put(ctx, before, open)
  await record(ctx, { type: 'deadline.resumed', ...toldOf(row), why }, deadlines.hints(row))
  return keepHistory(ctx, row, { action: 'resumed', why })
}

const ended = (ctx: StaffContext, state: 'done' | 'waived', state_note: string): Columns => ({
  ...{ state, state_note, done_by: ctx.actor.user_id },
})

async function put(ctx: StaffContext, before: Deadline, columns: Columns): Promise<Deadline> {
  await writeRow(ctx, { table: 'deadlines' }, before, columns)
  return deadlines.get(ctx, { params: { id: before.id } })
}

const toldOf = ({ id: subject_id, case_ref, title, due_on }: Deadline) => ({
  ...{ subject_id, case_ref, title, due_on },
})
