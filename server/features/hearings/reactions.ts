import { sql } from 'kysely'
import { dayOf } from '../../../contract/kernel/days.ts'
import type { Reaction } from '../../kernel/transaction.ts'
import { notify } from './commands/hand-over.ts'
import { written } from './commands/write-hearing.ts'
import { hearings } from './rows.ts'

/** So many are moved with their case; one that has more is moved by hand. */
const most = 200

/** Hearings to come follow their case into its new court, where nobody knows bench, room or item number yet. */
export const followCase: Reaction = async (ctx, event) => {
  if (event.type !== 'case.transferred' || !event.moves_hearings || ctx.actor.kind !== 'staff') return
  const staff = { ...ctx, actor: ctx.actor }
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  const { court_ref, subject_id } = event
  const { rows } = await sql<{ id: string }>`
    select id from hearings where case_ref = ${subject_id} and state = 'set' and deleted_at is null
      and on_day >= ${today} and court_ref <> ${court_ref} order by on_day, id limit ${most} for update`.execute(
    ctx.db,
  )
  for (const { id } of rows) {
    const before = await hearings.get(staff, { params: { id } })
    const emptied = { bench: null, room: null, item_no: null, version: before.version }
    await written(() => hearings.change(staff, before, emptied, { court_ref }))
  }
}

/** The lead hears who cannot appear any more, behind a wall that is being raised: of so many hearings, the next ones. */
const told = 20

export const tellLead: Reaction = async (ctx, event) => {
  if (event.type !== 'case.access_changed' || ctx.actor.kind !== 'staff') return
  const walled = event.walls.raised.map(({ user_id }) => user_id)
  if (walled.length === 0) return
  const staff = { ...ctx, actor: ctx.actor }
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  const { rows } = await sql<{ id: string; lead_id: string }>`
    select h.id, c.lead_id from hearings h join cases c on c.id = h.case_ref
      where h.case_ref = ${event.subject_id} and h.state = 'set' and h.deleted_at is null and h.on_day >= ${today}
        and h.appears_id = any(${walled}::uuid[]) and c.lead_id <> ${staff.actor.user_id}
      order by h.on_day, h.id limit ${told}`.execute(ctx.db)
  for (const { id, lead_id } of rows) {
    const hearing = await hearings.get(staff, { params: { id } })
    await notify(staff, hearing, 'hearing.declined', [lead_id], hearing.appears?.full_name)
  }
}
