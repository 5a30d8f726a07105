import { sql } from 'kysely'
import type { CaseAccess, setCaseAccess as call, WallDraft } from '../../../../contract/case-access.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { notFound, Refusal } from '../../../kernel/refusal.ts'
import { endTimersOf } from '../../timers/public.ts'
import { type AccessChange, changeOf, eventOf } from './compare-access.ts'
import { holdSight } from './hold-sight.ts'
import { type AccessNow, readAccess } from './read-access.ts'
import { tellAdded } from './tell-added.ts'

/**
 * Says who can see a case: everybody or its people, and whom a wall keeps out. It counts from everybody's next request on;
 * whoever loses sight has their timer stopped and booked, and is told nothing of the case any more.
 */
export async function setCaseAccess(
  ctx: StaffContext,
  { body }: InputOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const { id, access } = body
  await holdSight(ctx)
  const before = await readAccess(ctx, id)
  if (before.version !== body.version)
    throw new Refusal('conflict', 'request.stale_version', { current: before })
  const change = changeOf(before, body)
  if (body.walls.some(({ user_id }) => user_id === before.lead_id)) throw leadWalled()
  if (change.isNone) return { id, version: before.version, access }
  await assertKnown(ctx, [...change.joining, ...change.raised.map(({ user_id }) => user_id)])

  // Told first: whoever raises a wall against themselves could tell nothing afterwards.
  const hint = { topic: 'cases', subject_id: id, version: before.version + 1, audience: 'staff' } as const
  await record(ctx, { ...eventOf(before, change, access), case_ref: id }, [hint])
  await sql`select fill_case_of_events(${id})`.execute(ctx.db)
  // Who comes is on the case before it is restricted, and loses nothing of it for a moment.
  await addPeople(ctx, id, change)
  const version = await writeAccess(ctx, before, access)
  await removePeople(ctx, id, change)
  await writeWalls(ctx, id, change)
  await tellAdded(ctx, before, change.joining)
  const seen = await sql<{ seen: boolean }>`select a_partner_sees(${id}) as seen`.execute(ctx.db)
  if (!seen.rows[0]?.seen) {
    const fields = [{ path: 'walls', message: 'cases.last_partner' }]
    throw new Refusal('rule', 'cases.last_partner', { fields })
  }
  return { id, version, access }
}

function leadWalled(): Refusal {
  const fields = [{ path: 'walls', message: 'cases.lead_walled' }]
  return new Refusal('rule', 'cases.lead_walled', { fields })
}

async function assertKnown(ctx: StaffContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<{ known: number }>`
    select count(*)::int as known from profiles where user_id = any(${[...new Set(ids)]}::uuid[])`.execute(
    ctx.db,
  )
  if (rows[0]?.known !== new Set(ids).size) throw notFound()
}

async function writeAccess(
  ctx: StaffContext,
  { id, version }: AccessNow,
  access: CaseAccess,
): Promise<number> {
  const { rows } = await sql<{ version: number | null }>`
    select change_case_access(${id}, ${version}, ${access}, ${ctx.now.toISOString()}) as version`.execute(
    ctx.db,
  )
  // Somebody edited the case in this very moment.
  if (!rows[0]?.version) throw new Refusal('conflict', 'request.stale_version')
  return rows[0].version
}

async function addPeople(ctx: StaffContext, id: string, { joining }: AccessChange): Promise<void> {
  const since = sql<string>`firm_day(${ctx.now.toISOString()}::timestamptz)`
  const row = { case_ref: id, part: 'team', since, added_by: ctx.actor.user_id }
  if (joining.length > 0)
    await ctx.db
      .insertInto('case_people')
      .values(joining.map((user_id) => ({ ...row, user_id })))
      .execute()
}

async function removePeople(ctx: StaffContext, id: string, { leaving }: AccessChange): Promise<void> {
  if (leaving.length > 0)
    await ctx.db
      .deleteFrom('case_people')
      .where('case_ref', '=', id)
      .where('user_id', 'in', leaving)
      .execute()
  await endTimersOf(ctx, { case_ref: id })
}

/** The caller's own wall last: behind it they could neither book a timer nor write another one. */
async function writeWalls(ctx: StaffContext, id: string, { raised, lifted }: AccessChange): Promise<void> {
  const me = ctx.actor.user_id
  if (lifted.length > 0)
    await ctx.db.deleteFrom('case_walls').where('case_ref', '=', id).where('user_id', 'in', lifted).execute()
  await raise(
    ctx,
    id,
    raised.filter(({ user_id }) => user_id !== me),
  )
  await endTimersOf(ctx, { case_ref: id })
  const own = raised.filter(({ user_id }) => user_id === me)
  if (own.length === 0) return
  await endTimersOf(ctx, { case_ref: id, user_id: me })
  await raise(ctx, id, own)
}

async function raise(ctx: StaffContext, case_ref: string, walls: readonly WallDraft[]): Promise<void> {
  if (walls.length === 0) return
  const row = { case_ref, raised_by: ctx.actor.user_id, raised_at: ctx.now.toISOString() }
  await ctx.db
    .insertInto('case_walls')
    .values(walls.map((wall) => ({ ...row, ...wall })))
    .execute()
}
