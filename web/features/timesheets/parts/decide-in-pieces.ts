import type { In, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import { type decideWeeks, type Timesheet, timesheetLimits } from '../../../../contract/timesheets.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { keyOf } from '../logic.ts'

type Body = In<(typeof decideWeeks)['body']>
type Reply = Pick<ReplyOf<typeof decideWeeks>, 'items'> & {
  refused: readonly { user_id: string; week_start: string; message: string }[]
}

/** Weeks that were refused for the same reason, and that in a sentence. */
export interface Refusal {
  message: string
  weeks: Timesheet[]
}

/**
 * Decides about any number of weeks, as many at a time as one call takes. What was not reached because a later call failed is
 * refused with its sentence; the first one's failure is the caller's.
 */
export async function decideInPieces(
  weeks: readonly Timesheet[],
  how: Pick<Body, 'decision' | 'reason'>,
  ask: (body: Body) => Promise<Reply>,
): Promise<{ decided: Timesheet[]; refused: Refusal[] }> {
  const decided: Timesheet[] = []
  const refused = new Map<string, Timesheet[]>()
  const refuse = (message: string, more: readonly Timesheet[]) =>
    refused.set(message, [...(refused.get(message) ?? []), ...more])
  for (let at = 0; at < weeks.length; at += timesheetLimits.weeks) {
    const piece = weeks.slice(at, at + timesheetLimits.weeks)
    const asked = piece.map(({ user_id, week_start, version }) => ({ user_id, week_start, version }))
    try {
      const reply = await ask({ weeks: asked, ...how })
      const why = new Map(reply.refused.map((one) => [keyOf(one), one.message]))
      for (const week of piece) {
        const message = why.get(keyOf(week))
        if (message === undefined) decided.push(week)
        else refuse(message, [week])
      }
    } catch (error) {
      if (at === 0) throw error
      refuse(sentenceOf(error), weeks.slice(at))
      break
    }
  }
  return { decided, refused: [...refused].map(([message, of]) => ({ message, weeks: of })) }
}
