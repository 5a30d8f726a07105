import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DeadlineAction } from '../../../../contract/deadline-words.ts'
import type { Deadline } from '../../../../contract/deadlines.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { leaveHints } from '../../../kernel/record.ts'
import { wordsOfNews } from '../../notifications/public.ts'
import { changedInDeadline } from '../rows.ts'
import { auditedDeadline } from '../rules.ts'

interface Happened {
  action: DeadlineAction
  before?: Deadline
  why?: string | null | undefined
}

/** Keeps what happened to a deadline for good; the case page hears of it, whose strips name the nearest one. */
export async function keepHistory(
  ctx: StaffContext,
  row: Deadline,
  { action, before, why }: Happened,
): Promise<Deadline> {
  const whole = { before: {}, after: withoutEmpty(auditedDeadline(row)) }
  const changed = before ? changedInDeadline(before, row) : action === 'created' ? whole : nothing
  await sql`insert into deadline_history (id, deadline_ref, at, by, action, before, after, why)
    values (${uuidv7()}, ${row.id}, ${ctx.now.toISOString()}, ${ctx.actor.user_id}, ${action},
      ${JSON.stringify(changed.before)}::jsonb, ${JSON.stringify(changed.after)}::jsonb, ${why || null})`.execute(
    ctx.db,
  )
  await askToSign(ctx, row, asksAnew(row, action, before))
  const hint = { audience: 'staff' as const, subject_id: row.case_ref, case_ref: row.case_ref }
  await leaveHints(ctx, [{ topic: 'cases', ...hint }])
  return row
}

/** Whether there is something to sign that whoever signs has not been told of. */
function asksAnew(row: Deadline, action: DeadlineAction, before: Deadline | undefined): boolean {
  if (action !== 'modified' && action !== 'recomputed') return asking.includes(action)
  const wasSigned = before?.signer && !row.signer
  return wasSigned || signedOver.some((name) => before?.[name] !== row[name])
}

const asking: readonly DeadlineAction[] = ['created', 'resumed', 'restored']
/** What a signature stands under, and whose turn it is. */
const signedOver = ['due_on', 'trigger_day', 'rule_ref', 'rule_version', 'backup_id'] as const

/** Tells whoever signs it, once; and takes that back where there is nothing to sign any more. */
async function askToSign(ctx: StaffContext, row: Deadline, asks: boolean): Promise<void> {
  const { case_id } = row.case
  const params = { kind: 'deadline.sign', case_id, title: row.title, day: row.due_on } as const
  const { title, message } = wordsOfNews(params, 'en')
  await sql`select ask_to_sign(${row.id}, ${asks}, ${title}, ${message}, ${JSON.stringify(params)}::jsonb,
    ${ctx.now.toISOString()})`.execute(ctx.db)
  ctx.ring()
}

const nothing = { before: {}, after: {} }

const withoutEmpty = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== 0))
