import { sundayOf } from '../../contract/kernel/days.ts'
import { getMyProfile } from '../../contract/people.ts'
import { decideWeeks, submitWeek } from '../../contract/timesheets.ts'
import { daysAfter, momentAt } from './calendar.ts'
import type { Act, Chapter, Firm, Member } from './firm.ts'

/** Weeks before this one that nobody has decided about yet. */
const waiting = 4

/**
 * Everybody submits their week on the Sunday after it; partners, who are slower, keep the last two open. One partner
 * approves the others' a week later, and the other theirs; one of the last weeks is given back.
 */
export const timesheets: Chapter = (firm) => {
  const [first, second] = firm.partners
  if (!first || !second) throw new Error('a firm with one partner')
  const weeks: string[] = []
  for (let week = sundayOf(firm.firstDay); daysAfter(week, 7) <= firm.today; week = daysAfter(week, 7))
    weeks.push(week)
  return firm.members
    .flatMap((who) =>
      weeks.slice(0, who.role === 'partner' ? -2 : undefined).flatMap((week, at) => {
        const isOld = at < weeks.length - waiting
        return weekOf(firm, who, week, isOld ? (who === first ? second : first) : undefined)
      }),
    )
    .concat(returned(firm, weeks.at(-3), first))
}

function weekOf(firm: Firm, who: Member, week: string, decider: Member | undefined): Act[] {
  const minute = 8 * 60 + firm.members.indexOf(who)
  const submits: Act = {
    at: momentAt(daysAfter(week, 7), minute, firm.zone),
    happen: () => firm.call(who, submitWeek, { body: { week_start: week } }),
  }
  if (!decider) return [submits]
  const at = momentAt(daysAfter(week, 15), minute, firm.zone)
  return [submits, { at, happen: () => decide(firm, decider, who, week) }]
}

/** One of the associates is asked for more. */
function returned(firm: Firm, week: string | undefined, decider: Member): Act[] {
  const who = firm.associates[2]
  if (week === undefined || !who) return []
  const reason = 'Which of these hours were at court? Please add the hearing.'
  const at = momentAt(daysAfter(week, 9), 10 * 60, firm.zone)
  return [{ at, happen: () => decide(firm, decider, who, week, reason) }]
}

async function decide(firm: Firm, by: Member, who: Member, week: string, reason?: string): Promise<void> {
  const { user_id } = await firm.call(who, getMyProfile, {})
  // As it was submitted.
  const weeks = [{ user_id, week_start: week, version: 1 }]
  const decision = reason === undefined ? ('approve' as const) : ('return' as const)
  const { refused } = await firm.call(by, decideWeeks, {
    body: { weeks, decision, ...(reason !== undefined && { reason }) },
  })
  if (refused[0]) throw new Error(refused[0].message)
}
