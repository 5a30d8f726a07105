/** What the leaderboard says (specification: leaderboard 5). */
export const said = {
  loadFailed: 'Failed to load leaderboard',
  loading: 'Loading leaderboard...',
  breakdownFailed: 'Failed to load hours breakdown',
  breakdownLoading: 'Loading hours breakdown...',
  unknownUser: 'Unknown User',
  noneMonthly: 'No hours logged this month',
  noneAlltime: 'No hours logged yet',
  noneHint: 'Whoever logs hours on a task takes a place here.',
} as const

/** What the first three are told, and everybody about them. */
export const honours = {
  1: { badge: 'Champion', message: 'Outstanding! Leading the whole firm.' },
  2: { badge: 'Runner-up', message: 'Excellent work, close behind the top.' },
  3: { badge: 'Third Place', message: 'Great effort, on the podium.' },
} as const

/** The words for a place among the first three; undefined below. */
export function honourOf(rank: number): (typeof honours)[keyof typeof honours] | undefined {
  if (rank === 1) return honours[1]
  if (rank === 2) return honours[2]
  return rank === 3 ? honours[3] : undefined
}

/** The rules of the competition, one sentence each. */
export const rules = [
  'Hours come from the daily work logs of tasks, archived tasks included.',
  'Monthly counts the current month and starts again from zero on the 1st.',
  'All-Time adds up every month.',
  'Equal hours share a rank, and the next rank is left out: 1, 2, 2, 4.',
  'Whoever has no hours is not listed. Hours of deleted tasks do not count.',
] as const

/** '1 person', '23 people'. */
export function peopleCount(count: number): string {
  return count === 1 ? '1 person' : `${count.toLocaleString('en-GB')} people`
}
