import { sql } from 'kysely'
import type {
  confirmRule as confirmCall,
  createDeadlineRule as createCall,
  DeadlineRule,
  deleteDeadlineRule as deleteCall,
  retireRule as retireCall,
  updateDeadlineRule as updateCall,
} from '../../../../contract/deadline-rules.ts'
import { deadlinesTopic } from '../../../../contract/deadlines.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { writeRow } from '../../../kernel/kept-row-sql.ts'
import { type Hint, leaveHints, record } from '../../../kernel/record.ts'
import { brokenConstraint, invalidField, Refusal, unknownId } from '../../../kernel/refusal.ts'
import { rules } from '../rows.ts'
import { countingFields, tooLong } from '../rules.ts'

/** Adds a rule, unverified; in place of the newest of a code it has that code, and retires it if it is in use. */
export async function addRule(
  ctx: StaffContext,
  { body }: InputOf<typeof createCall>,
): Promise<DeadlineRule> {
  assertCounts(body)
  await assertFollowed(ctx, body.follows)
  const { replaces, warn_days, ...draft } = body
  const before = replaces ? await held(ctx, replaces) : undefined
  if (before && !before.can.renew) throw new Refusal('rule', 'deadlines.rule_retired')
  if (before && before.status !== 'retired') await retire(ctx, before)
  const code = before?.code ?? draft.code
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(rule_version), 0) as last from deadline_rules where code = ${code}`.execute(ctx.db)
  const rule_version = (rows[0]?.last ?? 0) + 1
  return written(() => rules.create(ctx, { ...draft, code }, { warn_days, rule_version }))
}

/** Changes an unverified rule; one that counts otherwise is another wording, and what was worked out by it says so. */
export async function editRule(
  ctx: StaffContext,
  { params, body }: InputOf<typeof updateCall>,
): Promise<DeadlineRule> {
  const before = await held(ctx, params.id, body.version)
  if (before.status === 'retired') throw new Refusal('rule', 'deadlines.rule_retired')
  if (before.status === 'confirmed') throw new Refusal('rule', 'deadlines.rule_fixed')
  if (body.code !== undefined && body.code !== before.code)
    throw invalidField('code', complaint('exactly', { value: before.code }))
  assertCounts({ period: body.period ?? before.period, unit: body.unit ?? before.unit })
  await assertFollowed(ctx, body.follows)
  const { warn_days } = body
  const isOther = countingFields.some(
    (name) => body[name] !== undefined && String(body[name]) !== String(before[name]),
  )
  const own = { ...(warn_days && { warn_days }), ...(isOther && { rule_version: before.rule_version + 1 }) }
  const row = await written(() => rules.change(ctx, before, body, own))
  await leaveHints(ctx, [{ topic: deadlinesTopic, audience: 'staff' }])
  return row
}

/** Confirms a rule by its source. */
export async function confirmRule(
  ctx: StaffContext,
  { body }: InputOf<typeof confirmCall>,
): Promise<DeadlineRule> {
  const before = await held(ctx, body.id, body.version)
  if (before.status === 'retired') throw new Refusal('rule', 'deadlines.rule_retired')
  if (before.status === 'confirmed') return before
  const { source, valid_from = before.valid_from, valid_until = before.valid_until } = body
  const confirmed = { confirmed_by: ctx.actor.user_id, confirmed_at: ctx.now.toISOString() }
  const columns = { status: 'confirmed', ...confirmed, source, valid_from, valid_until }
  await written(() => writeRow(ctx, { table: 'deadline_rules' }, before, columns))
  const row = await rules.get(ctx, { params: body })
  await record(ctx, { type: 'deadline_rule.confirmed', ...toldOf(row), source }, hints(row))
  return row
}

/** Offers a rule no more. */
export async function retireRule(
  ctx: StaffContext,
  { body }: InputOf<typeof retireCall>,
): Promise<DeadlineRule> {
  const before = await held(ctx, body.id, body.version)
  return before.status === 'retired' ? before : retire(ctx, before)
}

/** Deletes a rule that no deadline names which the caller sees; those that follow it follow none then. */
export async function removeRule(ctx: StaffContext, input: InputOf<typeof deleteCall>): Promise<undefined> {
  const { id } = input.params
  await rules.get(ctx, input)
  const found = await sql`select from deadlines where rule_ref = ${id} limit 1`.execute(ctx.db)
  if (found.rows.length > 0) throw new Refusal('conflict', 'deadlines.rule_used')
  await sql`update deadline_rules set follows = null where follows = ${id}`.execute(ctx.db)
  return rules.delete(ctx, input)
}

/** Deadlines that are shown say what is doubted of their rule. */
const hints = (row: DeadlineRule): Hint[] => [
  ...rules.hints(row),
  { topic: deadlinesTopic, audience: 'staff' },
]

async function retire(ctx: StaffContext, before: DeadlineRule): Promise<DeadlineRule> {
  await writeRow(ctx, { table: 'deadline_rules' }, before, { status: 'retired' })
  const row = await rules.get(ctx, { params: { id: before.id } })
  await record(ctx, { type: 'deadline_rule.retired', ...toldOf(row) }, hints(row))
  return row
}

const toldOf = ({ id: subject_id, code, rule_version }: DeadlineRule) => ({ subject_id, code, rule_version })

async function held(ctx: StaffContext, id: string, version?: number): Promise<DeadlineRule> {
  await sql`select from deadline_rules where id = ${id} for update`.execute(ctx.db)
  const row = await rules.get(ctx, { params: { id } })
  if (version !== undefined && row.version !== version)
    throw new Refusal('conflict', 'request.stale_version', { current: row })
  return row
}

function assertCounts(rule: Parameters<typeof tooLong>[0]): void {
  const most = tooLong(rule)
  if (most !== undefined) throw invalidField('period', complaint('at_most', { most }))
}

async function assertFollowed(ctx: StaffContext, follows: string | null | undefined): Promise<void> {
  if (!follows) return
  const { rows } = await sql`select from deadline_rules where id = ${follows} and deleted_at is null`.execute(
    ctx.db,
  )
  if (rows.length === 0) throw unknownId('follows')
}

async function written<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const broken = brokenConstraint(error)
    if (['deadline_rules_standing', 'deadline_rules_of_code'].includes(broken ?? ''))
      throw invalidField('code', complaint('taken'))
    if (broken === 'deadline_rules_valid_in_order') throw invalidField('valid_until', complaint('invalid'))
    throw error
  }
}
