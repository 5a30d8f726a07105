import { sql } from 'kysely'
import type {
  createHearing as createCall,
  deleteHearing as deleteCall,
  Hearing,
  restoreHearing as restoreCall,
  updateHearing as updateCall,
} from '../../../../contract/hearings.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import type { Columns } from '../../../kernel/kept-row-sql.ts'
import { leaveHints } from '../../../kernel/record.ts'
import { brokenConstraint, invalidField, Refusal, unknownId } from '../../../kernel/refusal.ts'
import { assertChecked, openCase } from '../../cases/public.ts'
import { clashesOf } from '../queries.ts'
import { hearings } from '../rows.ts'
import { assertSitting } from './assert-sitting.ts'

/** Puts a day in court into the diary of a case that the caller sees and that is not closed. */
export async function addHearing(
  ctx: StaffContext,
  { body }: InputOf<typeof createCall>,
): Promise<ReplyOf<typeof createCall>> {
  const { case_ref, ...draft } = body
  const on = await openCase(ctx, case_ref)
  const court_ref = body.court_ref ?? on.court_ref
  if (!court_ref) throw invalidField('court_ref', complaint('required'))
  const bench = body.bench || (court_ref === on.court_ref ? on.bench : null)
  await assertChecked(ctx, on)
  await assertKnown(ctx, case_ref, { ...body, court_ref })
  const court_closed = await assertSitting(ctx, { court_ref, on_day: body.on_day }, body)
  const own = {
    ...chosenIn(body),
    case_ref,
    court_ref,
    bench,
    ...keptOn(body.on_day, court_closed),
  }
  return warned(ctx, await told(ctx, await written(() => hearings.create(ctx, draft, own))), court_closed)
}

/** Changes a hearing whose outcome nobody has recorded. */
export async function editHearing(
  ctx: StaffContext,
  { params, body }: InputOf<typeof updateCall>,
): Promise<ReplyOf<typeof updateCall>> {
  const before = await heldWhileSet(ctx, { id: params.id, version: body.version })
  await openCase(ctx, before.case_ref)
  await assertKnown(ctx, before.case_ref, body, { kept: before })
  const { on_day = before.on_day, court_ref = before.court_ref } = body
  const isMoved = on_day !== before.on_day || court_ref !== before.court_ref
  if (on_day < before.on_day) await assertAfterItsOwn(ctx, before.id, on_day)
  const isLookedAt = isMoved || body.keep === true
  const court_closed = isLookedAt ? await assertSitting(ctx, { court_ref, on_day }, body) : null
  const own = { ...chosenIn(body), ...(isLookedAt && keptOn(on_day, court_closed)) }
  const row = await written(() => hearings.change(ctx, before, body, own))
  return warned(ctx, await told(ctx, row), court_closed)
}

/** Throws where a hearing is the next date of one that is later than a day. */
async function assertAfterItsOwn(ctx: StaffContext, id: string, on_day: string): Promise<void> {
  const { rows } = await sql`
    select from hearings where next_ref = ${id} and deleted_at is null and on_day > ${on_day}::date`.execute(
    ctx.db,
  )
  if (rows.length === 0) return
  const fields = [{ path: 'on_day', message: 'hearings.next_before' }]
  throw new Refusal('invalid', 'hearings.next_before', { fields })
}

/** Whether a hearing stands on its day although its court does not sit then; on one on which it sits nobody has kept it. */
export const keptOn = (on_day: string, court_closed: string | null): Columns => ({
  kept_on: court_closed === null ? null : on_day,
})

/** What was written, with whom it brings too near to another hearing and the day off that was kept. */
async function warned(ctx: StaffContext, row: Hearing, court_closed: string | null) {
  return { ...row, warnings: { clash: await clashesOf(ctx, row), court_closed } }
}

/** Takes a hearing out of the diary. */
export async function removeHearing(
  ctx: StaffContext,
  input: InputOf<typeof deleteCall>,
): Promise<undefined> {
  await holdWithNeighbours(ctx, input.params.id)
  const row = await hearings.get(ctx, input)
  await hearings.delete(ctx, input)
  await told(ctx, row)
}

/** Puts it back. */
export async function bringBackHearing(
  ctx: StaffContext,
  input: InputOf<typeof restoreCall>,
): Promise<Hearing> {
  const row = await written(() => hearings.restore(ctx, input))
  if (row.state === 'set') await openCase(ctx, row.case_ref)
  return told(ctx, row)
}

/** The hearing that the caller saw, held, if nobody has recorded its outcome. */
export async function heldWhileSet(
  ctx: StaffContext,
  { id, version }: { id: string; version: number },
): Promise<Hearing> {
  await holdWithNeighbours(ctx, id)
  const row = await hearings.get(ctx, { params: { id } })
  // Whoever comes second reads what became of it.
  if (row.version !== version) throw new Refusal('conflict', 'request.stale_version', { current: row })
  if (row.state !== 'set') throw new Refusal('rule', 'hearings.closed')
  return row
}

/**
 * Holds a hearing and those before and after it until the end of the transaction, always in one order: what is written to
 * one of them is noted at the others, and two who write to neighbours would wait for each other.
 */
export async function holdWithNeighbours(ctx: StaffContext, id: string): Promise<void> {
  await sql`
    select from hearings where id in (select ${id}::uuid
        union all select id from hearings where next_ref = ${id} or previous_ref = ${id}
        union all select unnest(array[next_ref, previous_ref]) from hearings where id = ${id})
      order by id for update`.execute(ctx.db)
}

interface Chosen {
  court_ref?: string | undefined
  purpose_ref?: string | null | undefined
  appears_id?: string | null | undefined
  with_ids?: string[] | null | undefined
}

/** What of a body is chosen and not typed, as its columns. */
function chosenIn({ court_ref, purpose_ref, appears_id, with_ids }: Chosen): Columns {
  const along = with_ids === undefined ? undefined : [...new Set(with_ids)]
  const all = { court_ref, purpose_ref, appears_id, with_ids: along }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

interface Before {
  kept?: { court_ref: string; purpose_ref: string | null }
  stagePath?: string
}

/**
 * Throws, naming the field, where a body refers to what there is not, or to somebody who may not see the case. Of what was
 * deleted stays what the hearing (`kept`) or the case itself has.
 */
export async function assertKnown(
  ctx: StaffContext,
  case_ref: string,
  chosen: Chosen,
  { kept, stagePath = 'purpose_ref' }: Before = {},
): Promise<void> {
  const { court_ref = null, purpose_ref = null, appears_id, with_ids } = chosen
  const people = [...(appears_id ? [appears_id] : []), ...(with_ids ?? [])]
  const stays = (own: 'court_ref' | 'stage_ref', before: string | null | undefined) =>
    sql`deleted_at is null or id in (${before ?? null}, (select ${sql.ref(own)} from cases where id = ${case_ref}))`
  const { rows } = await sql<{ court: boolean; stage: boolean; unknown: string[]; unseeing: string[] }>`
    select ${court_ref}::uuid is null or exists (select from courts where id = ${court_ref}
        and (${stays('court_ref', kept?.court_ref)})) as court,
      ${purpose_ref}::uuid is null or exists (select from case_stages where id = ${purpose_ref}
        and (${stays('stage_ref', kept?.purpose_ref)})) as stage,
      array(select p from unnest(${people}::uuid[]) as p where p not in (select user_id from profiles)) as unknown,
      cannot_appear(${case_ref}, ${people}::uuid[]) as unseeing`.execute(ctx.db)
  const [known] = rows
  if (!known?.court) throw unknownId('court_ref')
  if (!known.stage) throw unknownId(stagePath)
  const fieldOf = (some: string[]) => (appears_id && some.includes(appears_id) ? 'appears_id' : 'with_ids')
  if (known.unknown.length > 0) throw unknownId(fieldOf(known.unknown))
  if (known.unseeing.length === 0) return
  const path = fieldOf(known.unseeing)
  throw new Refusal('rule', 'hearings.cannot_see', { fields: [{ path, message: 'hearings.cannot_see' }] })
}

/** The news of the case, whose next date may be another one now. */
export async function told(ctx: StaffContext, row: Hearing): Promise<Hearing> {
  await leaveHints(ctx, [
    { topic: 'cases', audience: 'staff', subject_id: row.case_ref, case_ref: row.case_ref },
  ])
  return row
}

export async function written<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (brokenConstraint(error) !== 'hearings_day_once') throw error
    const fields = [{ path: 'on_day', message: 'hearings.day_taken' }]
    throw new Refusal('conflict', 'hearings.day_taken', { fields })
  }
}
