import { sql } from 'kysely'
import { dayOf } from '../../../contract/kernel/days.ts'
import type { Reaction } from '../../kernel/transaction.ts'
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
