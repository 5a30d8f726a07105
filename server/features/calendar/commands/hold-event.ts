import type { CalendarEvent } from '../../../../contract/calendar.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { getEvent } from '../queries.ts'
import { mayChangeEvent } from '../rules.ts'

/** The event as it stands, held until the end of the transaction; the caller made it. */
export async function holdEvent(ctx: StaffContext, id: string): Promise<CalendarEvent> {
  const seen = await getEvent(ctx, { params: { id } })
  if (!mayChangeEvent(ctx.actor, seen)) throw new Refusal('forbidden', 'rights.not_yours')
  await ctx.db.selectFrom('calendar_events').select('id').where('id', '=', id).forUpdate().execute()
  return getEvent(ctx, { params: { id } })
}
