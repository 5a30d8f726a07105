/* What the boards of hours count, apart from the calls: an address of the site is read before any page. */

/** All that was worked, or approved weeks only. */
export const leaderboardHours = ['worked', 'approved'] as const
export type LeaderboardHours = (typeof leaderboardHours)[number]
