import type { LeaderboardHours } from '../leaderboard-hours.ts'

/** Which hours the boards count, where that is set and where it is chosen. */
export const hoursWords: Readonly<Record<LeaderboardHours, string>> = {
  worked: 'Worked',
  approved: 'Approved',
}

export const approvedOnly = 'Counts approved weeks only.'
