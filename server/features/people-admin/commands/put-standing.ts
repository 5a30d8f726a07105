import { sql } from 'kysely'
import type { Role } from '../../../../contract/people.ts'
import type { Context } from '../../../kernel/context.ts'
import { notFound, Refusal } from '../../../kernel/refusal.ts'

/** What is to become of somebody; what is left out stays. */
interface Standing {
  role?: Role
  is_active?: boolean
}

/** The locks that `put_standing` takes, in its order: of standing, then of sight. */
export async function holdStanding(ctx: Context): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('standing of people', 0)), hold_sight()`.execute(
    ctx.db,
  )
}

/**
 * Gives somebody else another standing, as a partner or on the machine, and says whether that changed anything. The
 * database decides, one at a time: not oneself, never without an active partner. It ends what leavers hold and tells
 * the open pages.
 */
export async function putStanding(
  ctx: Context,
  user_id: string,
  { role, is_active }: Standing,
): Promise<boolean> {
  const wanted = sql`${user_id}::uuid, ${role ?? null}, ${is_active ?? null}::boolean, ${ctx.now.toISOString()}`
  const change =
    ctx.actor.kind === 'staff' ? sql`change_standing(${wanted})` : sql`put_standing(null, ${wanted})`
  const { rows } = await sql<{ outcome: string }>`select ${change} as outcome`.execute(ctx.db)
  const outcome = rows[0]?.outcome
  if (outcome === 'nobody') throw notFound()
  if (outcome === 'not allowed') throw new Refusal('forbidden', 'rights.partners_only')
  if (outcome === 'oneself') throw new Refusal('rule', 'people.not_yourself')
  if (outcome === 'last partner') throw new Refusal('rule', 'people.last_partner')
  if (outcome === 'changed') ctx.ring()
  return outcome === 'changed'
}
