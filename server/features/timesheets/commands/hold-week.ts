import { sql } from 'kysely'
import { leaderboardTopic } from '../../../../contract/leaderboard.ts'
import { timeTopic } from '../../../../contract/time-entries.ts'
import { type Timesheet, timesheetsTopic } from '../../../../contract/timesheets.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import type { Hint } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'

/** Holds the days of a week: until the end nobody logs time on them, and nobody else changes its state. */
export async function holdWeek(
  ctx: StaffContext,
  { user_id, week_start }: Pick<Timesheet, 'user_id' | 'week_start'>,
): Promise<void> {
  await sql`select hold_week(${user_id}::uuid, ${week_start}::date)`.execute(ctx.db)
}

/** What is said of a week that is not as its reader saw it. */
export const movedOn = (current: Timesheet | undefined): Refusal =>
  new Refusal('conflict', 'timesheets.moved_on', current ? { current } : {})

/** Who hears that somebody's week changed: its entries have another standing, too. */
export const hintsOf = (user_id: string): Hint[] => [
  { topic: timesheetsTopic, audience: { person: user_id } },
  { topic: timesheetsTopic, audience: { right: 'time.approve' } },
  { topic: timeTopic, audience: { person: user_id } },
  { topic: timeTopic, audience: { right: 'time.approve' } },
]

/** Who hears that time was approved, or is it no more: boards may count that. */
export const hintsOfApproved = (user_id: string): Hint[] => [
  ...hintsOf(user_id),
  { topic: leaderboardTopic, audience: 'staff' },
]
