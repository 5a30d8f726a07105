import { type RawBuilder, sql } from 'kysely'
import type { createCase, LegalCase, updateCase } from '../../../../contract/cases.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import type { Columns } from '../../../kernel/kept-row-sql.ts'
import { invalidField, Refusal, unknownId } from '../../../kernel/refusal.ts'
import { withLabelShared } from '../queries.ts'
import { cases } from '../rows.ts'
import { leadFields, managedFields, rightsOn, tagOf } from '../rules.ts'
import { assertChecked } from './assert-checked.ts'
import { assertNumberFree, keepFormerNumber } from './case-number.ts'
import { holdCase } from './hold-case.ts'
import { holdSight } from './hold-sight.ts'
import { tellAdded } from './tell-added.ts'

type Draft = InputOf<typeof createCase>['body']
type Change = InputOf<typeof updateCase>['body']

/** Adds a case; who leads it and what it costs is said by whoever manages cases. */
export async function createOneCase(ctx: StaffContext, { body }: { body: Draft }): Promise<LegalCase> {
  const can = rightsOn(ctx, { created_by: ctx.actor.user_id, lead_id: null, access: 'firm', status: 'open' })
  const isManaged = body.lead_id || body.fee_note || body.fee_kind !== 'none'
  if (isManaged && !can.lead) throw notYours()
  await assertKnown(ctx, body)
  await assertNumberFree(ctx, numberIn(body))
  const made = await cases.create(ctx, body, chosen(body))
  if (body.lead_id) await tellAdded(ctx, made, [body.lead_id])
  return withLabelShared(ctx, made)
}

/** Changes a case that the caller holds a version of; a lead changes what is the court's. */
export async function updateOneCase(
  ctx: StaffContext,
  { params, body }: InputOf<typeof updateCase>,
): Promise<LegalCase> {
  // Its lead is among its people, who see it.
  if (body.lead_id !== undefined) await holdSight(ctx)
  const before = await holdCase(ctx, { id: params.id, version: body.version }, 'details')
  const can = rightsOn(ctx, before)
  const { version: _, ...rest } = body
  const given = Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  const isOneOf = (fields: readonly string[]) => (name: string) => fields.includes(name)
  if (!can.edit && !given.every(isOneOf(leadFields))) throw notYours()
  if (!can.fee && given.some(isOneOf(managedFields))) throw notYours()
  if (!can.lead && given.includes('lead_id') && body.lead_id !== before.lead_id) throw notYours()
  if (isNewNumber(body, before)) await assertChecked(ctx, before)
  await assertKnown(ctx, body, before)
  await renumber(ctx, before, body)
  const joining = await leadToCome(ctx, before, body)
  const after = await cases.change(ctx, before, body, chosen(body))
  await tellAdded(ctx, after, joining)
  return withLabelShared(ctx, after)
}

/** The lead that a change names, unless they are on the case already: another part of it is no news. */
async function leadToCome(ctx: StaffContext, { id }: LegalCase, { lead_id }: Change): Promise<string[]> {
  if (!lead_id) return []
  const { rows } = await sql`select from case_people where case_ref = ${id} and user_id = ${lead_id}`.execute(
    ctx.db,
  )
  return rows.length === 0 ? [lead_id] : []
}

const isNewNumber = ({ case_no, case_year }: Change, before: LegalCase): boolean =>
  Boolean((case_no && case_no !== before.case_no) || (case_year && case_year !== before.case_year))

/** What a court calls the case by now; of a body, an empty number is none. */
const numberIn = ({ court_ref = null, type_ref = null, case_no, case_year = null }: Draft | LegalCase) => ({
  ...{ court_ref, type_ref, case_no: case_no || null, case_year },
})

/** Before the number of a case, or the court that gave it, is another one: a closed case takes none. */
async function renumber(ctx: StaffContext, before: LegalCase, body: Change): Promise<void> {
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
  const after: LegalCase = { ...before, ...given }
  const [was, is] = [numberIn(before), numberIn(after)]
  if (JSON.stringify(was) === JSON.stringify(is)) return
  if (before.status === 'closed') throw new Refusal('rule', 'cases.closed')
  await assertNumberFree(ctx, is, before.id)
  await keepFormerNumber(ctx, before, { ...is, bench: after.bench || null })
}

const notYours = () => new Refusal('forbidden', 'rights.not_yours')

/** What of a body is chosen and not typed, as its columns. */
function chosen(body: Draft | Change): Columns {
  const { court_ref, type_ref, stage_ref, case_year, lead_id, tags } = body
  const own = {
    court_ref,
    type_ref,
    stage_ref,
    case_year,
    lead_id,
    tags: tags && [...new Set(tags.map(tagOf))],
  }
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined))
}

/** Throws, naming the field, where a body refers to what there is not; what the case has already may stay. */
async function assertKnown(ctx: StaffContext, body: Draft | Change, before?: LegalCase): Promise<void> {
  const isAsked = (field: 'court_ref' | 'type_ref' | 'stage_ref' | 'lead_id') =>
    body[field] && body[field] !== before?.[field]
  const is: Record<string, RawBuilder<unknown>> = {
    court_ref: sql`select from courts where id = ${body.court_ref} and deleted_at is null`,
    type_ref: sql`select from case_types where id = ${body.type_ref} and deleted_at is null`,
    stage_ref: sql`select from case_stages where id = ${body.stage_ref} and deleted_at is null`,
  }
  for (const field of (['court_ref', 'type_ref', 'stage_ref'] as const).filter(isAsked)) {
    const found = await sql<{ known: boolean }>`select exists (${is[field]}) as known`.execute(ctx.db)
    if (!found.rows[0]?.known) throw unknownId(field)
  }
  if (!isAsked('lead_id')) return
  await assertHere(ctx, 'lead_id', body.lead_id)
  await assertNotWalled(ctx, before?.id, body.lead_id)
}

/** Throws, naming the field, where somebody has left; whom nobody knows answers as any unknown id does. */
export async function assertHere(
  ctx: StaffContext,
  field: string,
  person: string | null | undefined,
): Promise<void> {
  const { rows } = await sql<{ left_at: string | null }>`
    select left_at from profiles where user_id = ${person ?? null}`.execute(ctx.db)
  if (!rows[0]) throw unknownId(field)
  if (rows[0].left_at !== null) throw invalidField(field, complaint('invalid'))
}

/** A lead sees their case: a wall against somebody stands above everything. */
export async function assertNotWalled(
  ctx: StaffContext,
  case_ref?: string,
  user_id?: string | null,
): Promise<void> {
  if (!case_ref || !user_id) return
  const found = await sql<{ walled: boolean }>`select is_walled(${case_ref}, ${user_id}) as walled`.execute(
    ctx.db,
  )
  if (found.rows[0]?.walled) throw new Refusal('rule', 'cases.lead_walled')
}
