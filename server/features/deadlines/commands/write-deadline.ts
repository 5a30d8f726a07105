import { sql } from 'kysely'
import type {
  createDeadline as createCall,
  Deadline,
  deleteDeadline as deleteCall,
  restoreDeadline as restoreCall,
  updateDeadline as updateCall,
} from '../../../../contract/deadlines.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import type { Columns } from '../../../kernel/kept-row-sql.ts'
import { invalidField, Refusal, unknownId } from '../../../kernel/refusal.ts'
import { assertChecked, openCase } from '../../cases/public.ts'
import { deadlines } from '../rows.ts'
import type { RuleOfDeadline } from '../rules.ts'
import { keepHistory } from './keep-history.ts'
import { assertOffered, calendarOf, keptWorking, plainRule, ruleOf, workOut } from './work-out.ts'

/** Adds a deadline to a case that the caller sees and that is not closed. */
export async function addDeadline(
  ctx: StaffContext,
  { body }: InputOf<typeof createCall>,
): Promise<Deadline> {
  const { case_ref, title: _, ...draft } = body
  const on = await openCase(ctx, case_ref)
  await assertChecked(ctx, on)
  const rule = body.rule_ref ? await chosenRule(ctx, body.rule_ref) : null
  const title = body.title || rule?.title
  if (!title) throw invalidField('title', complaint('required'))
  const trigger = body.trigger || rule?.trigger || null
  const assignee_id = body.assignee_id ?? on.lead_id ?? ctx.actor.user_id
  await assertPeople(ctx, case_ref, { assignee_id, backup_id: body.backup_id })
  if (body.calendar_ref) await assertOffered(ctx, body.calendar_ref, 'calendar_ref')
  const calendar_ref = body.calendar_ref ?? (await calendarOf(ctx, case_ref))
  const counted = await countedBy(ctx, rule, { ...body, calendar_ref })
  const people = { assignee_id, backup_id: body.backup_id ?? null, ...changer(ctx) }
  const own = { case_ref, title, trigger, ...counted, ...people }
  // What the row is called stands in its own columns.
  const row = await deadlines.create(ctx, { ...draft, title }, own)
  return keepHistory(ctx, row, { action: 'created', why: rule ? null : row.extra_reason })
}

/** Changes an open deadline; whatever decides its day works it out anew, and takes the sign-off away. */
export async function editDeadline(
  ctx: StaffContext,
  { params, body }: InputOf<typeof updateCall>,
): Promise<Deadline> {
  const before = await heldWhileOpen(ctx, { id: params.id, version: body.version })
  await openCase(ctx, before.case_ref)
  await assertPeople(ctx, before.case_ref, body)
  if (body.calendar_ref && body.calendar_ref !== before.calendar_ref)
    await assertOffered(ctx, body.calendar_ref, 'calendar_ref')
  const rule = await ruleAfter(ctx, before, body.rule_ref)
  const typed = { ...daysBefore(before, rule), ...given(body) }
  if (!rule) assertReasoned(before, body)
  const isNamed = counting.some((name) => body[name] !== undefined)
  const anew = isNamed ? await countedBy(ctx, rule, typed) : {}
  const isCounted = isNamed && isOtherwise(before, body, anew)
  const counted = isCounted ? anew : {}
  const who = { assignee_id: body.assignee_id, backup_id: body.backup_id }
  const people = Object.fromEntries(Object.entries(who).filter(([, value]) => value !== undefined))
  const signed = isCounted ? { signed_by: null, signed_at: null, kept_on: null, kept_warn_on: null } : {}
  const own = { ...counted, ...signed, ...people, ...changer(ctx) }
  const row = await deadlines.change(ctx, before, body, own)
  if (row.version === before.version) return row
  return keepHistory(ctx, row, { action: 'modified', before })
}

/** What decides the day of a deadline. */
const counting = [
  ...(['rule_ref', 'due_on', 'trigger', 'trigger_day', 'cheque_on', 'copy_applied_on'] as const),
  ...(['copy_ready_on', 'extra_days', 'extra_reason', 'calendar_ref'] as const),
]

/** Whether a change decides anything anew; values that stand already do not, unless the rule or calendar says another day. */
function isOtherwise(before: Deadline, body: Decided, anew: Columns): boolean {
  const isSaidOtherwise = counting.some(
    (name) => body[name] !== undefined && (body[name] || null) !== (before[name] || null),
  )
  return isSaidOtherwise || anew.due_on !== before.due_on || anew.rule_version !== before.rule_version
}

type Decided = Pick<InputOf<typeof updateCall>['body'], (typeof counting)[number]>

const changer = (ctx: StaffContext): Columns => ({
  changed_by: ctx.actor.user_id,
  changed_at: ctx.now.toISOString(),
})

type Given<Row> = { [Name in keyof Row]?: Exclude<Row[Name], undefined> }

/** What is given of a change, without what is left out. */
const given = <Body extends object>(body: Body) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Given<Body>

/** A day by hand stays where a change does not name it; one by a rule follows from the others. */
function daysBefore(before: Deadline, rule: RuleOfDeadline | null): Days {
  const { trigger_day, cheque_on, copy_applied_on, copy_ready_on, extra_days, extra_reason } = before
  const typed = { trigger_day, cheque_on, copy_applied_on, copy_ready_on, extra_days, extra_reason }
  const due_on = rule || before.rule ? undefined : before.due_on
  return { ...typed, calendar_ref: before.calendar_ref, due_on }
}

/** A day by hand is moved with a reason of its own: the one before was that of another day. */
function assertReasoned(
  before: Deadline,
  { due_on, extra_reason }: Pick<Days, 'due_on' | 'extra_reason'>,
): void {
  if (due_on === undefined || due_on === before.due_on) return
  if (!extra_reason || extra_reason === before.extra_reason) throw reasonMissing('extra_reason')
}

/** The rule that holds after a change: a retired one only where it is the one that was there. */
async function ruleAfter(
  ctx: StaffContext,
  { rule_ref: was }: Deadline,
  sent: string | null | undefined,
): Promise<RuleOfDeadline | null> {
  const id = sent === undefined ? was : sent
  if (id === null) return null
  return id === was ? ruleOf(ctx, id) : chosenRule(ctx, id)
}

async function chosenRule(ctx: StaffContext, id: string): Promise<RuleOfDeadline> {
  await assertOffered(ctx, id, 'rule_ref')
  const rule = await ruleOf(ctx, id)
  if (rule.status !== 'retired') return rule
  const fields = [{ path: 'rule_ref', message: 'deadlines.rule_retired' }]
  throw new Refusal('rule', 'deadlines.rule_retired', { fields })
}

interface Days {
  trigger_day: string
  calendar_ref: string
  due_on?: string | undefined
  cheque_on?: string | null | undefined
  copy_applied_on?: string | null | undefined
  copy_ready_on?: string | null | undefined
  extra_days?: number | undefined
  extra_reason?: string | null | undefined
}

/** The columns that say when it is due and why: by its rule, or by hand with a reason. */
async function countedBy(ctx: StaffContext, rule: RuleOfDeadline | null, typed: Days): Promise<Columns> {
  const { calendar_ref, due_on } = typed
  if ((!rule || (typed.extra_days ?? 0) > 0) && !typed.extra_reason) throw reasonMissing('extra_reason')
  if (rule?.asks_cheque && !typed.cheque_on) throw invalidField('cheque_on', complaint('required'))
  const of = {
    rule_ref: rule?.id ?? null,
    rule_version: rule?.rule_version ?? null,
    rule_code: rule?.code ?? '',
    calendar_ref,
  }
  if (!rule) return { ...of, ...(await byHand(ctx, typed)) }
  const { computed } = await workOut(ctx, rule, typed, calendar_ref)
  if (due_on !== undefined && due_on !== computed.due_on) throw invalidField('due_on', complaint('empty'))
  const { due_on: day, warn_on } = computed
  const working = JSON.stringify(keptWorking(rule, computed))
  return { ...of, computed_on: day, due_on: day, working, warn_on }
}

/** A day that somebody gave warns as rules do that say no other days. */
async function byHand(ctx: StaffContext, typed: Days): Promise<Columns> {
  const { due_on } = typed
  if (!due_on) throw invalidField('due_on', complaint('required'))
  const from = { ...typed, trigger_day: due_on, extra_days: 0 }
  const { computed } = await workOut(ctx, { ...plainRule, when_closed: 'stay' }, from, typed.calendar_ref)
  const working = JSON.stringify([{ step: 'by_hand', days: 0, day: due_on }])
  return { computed_on: null, due_on, working, warn_on: computed.warn_on }
}

export const reasonMissing = (path: string): Refusal =>
  new Refusal('invalid', 'deadlines.reason_missing', {
    fields: [{ path, message: 'deadlines.reason_missing' }],
  })

/** Throws, naming the field, where somebody may not see the case, or has left. */
async function assertPeople(
  ctx: StaffContext,
  case_ref: string,
  { assignee_id, backup_id }: { assignee_id?: string | undefined; backup_id?: string | null | undefined },
): Promise<void> {
  const people = [assignee_id, backup_id].filter((id) => typeof id === 'string')
  if (people.length === 0) return
  const { rows } = await sql<{ unknown: string[]; unseeing: string[] }>`
    select array(select p from unnest(${people}::uuid[]) as p where p not in (select user_id from profiles)) as unknown,
      cannot_appear(${case_ref}, ${people}::uuid[]) as unseeing`.execute(ctx.db)
  const { unknown = [], unseeing = [] } = rows[0] ?? {}
  const fieldOf = (some: string[]) =>
    assignee_id && some.includes(assignee_id) ? 'assignee_id' : 'backup_id'
  if (unknown.length > 0) throw unknownId(fieldOf(unknown))
  if (unseeing.length === 0) return
  const path = fieldOf(unseeing)
  throw new Refusal('rule', 'hearings.cannot_see', { fields: [{ path, message: 'hearings.cannot_see' }] })
}

/** The deadline that the caller saw, held. */
export async function held(
  ctx: StaffContext,
  { id, version }: { id: string; version: number },
): Promise<Deadline> {
  await sql`select from deadlines where id = ${id} for update`.execute(ctx.db)
  const row = await deadlines.get(ctx, { params: { id } })
  if (row.version !== version) throw new Refusal('conflict', 'request.stale_version', { current: row })
  return row
}

/** The same, if it is neither done nor waived. */
export async function heldWhileOpen(
  ctx: StaffContext,
  seen: { id: string; version: number },
): Promise<Deadline> {
  const row = await held(ctx, seen)
  if (row.state !== 'open') throw new Refusal('rule', 'deadlines.ended')
  return row
}

/** Takes a deadline off its case, with a reason. */
export async function removeDeadline(
  ctx: StaffContext,
  { params, query }: InputOf<typeof deleteCall>,
): Promise<undefined> {
  const row = await deadlines.get(ctx, { params })
  if (row.can.delete && !query.reason) throw reasonMissing('reason')
  await deadlines.delete(ctx, { params })
  await keepHistory(ctx, row, { action: 'deleted', why: query.reason })
}

/** Puts it back. */
export async function bringBackDeadline(
  ctx: StaffContext,
  input: InputOf<typeof restoreCall>,
): Promise<Deadline> {
  const row = await deadlines.restore(ctx, input)
  if (row.state === 'open') await openCase(ctx, row.case_ref)
  return keepHistory(ctx, row, { action: 'restored' })
}
