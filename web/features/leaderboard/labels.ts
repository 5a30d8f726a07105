import { count, hoursToTenths, monthLabel } from '../../lib/format.ts'
import { plural } from '../../lib/words.tsx'

/** What the leaderboard says (specification: leaderboard 5). */
export const said = {
  title: 'Leaderboard',
  meta: 'Hours worked across the firm',
  boards: 'Leaderboards',
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
  loadFailed: 'Failed to load leaderboard',
  loading: 'Loading leaderboard...',
  breakdown: 'Hours Breakdown',
  breakdownFailed: 'Failed to load hours breakdown',
  breakdownLoading: 'Loading hours breakdown...',
  unknownUser: 'Unknown User',
  counted: 'Hours that count',
  you: 'You',
  yours: 'Your Standing',
  yoursHeard: 'Your standing',
  allMonths: 'All months',
  byCategory: 'By Category',
  byTask: 'By Task',
  earlier: 'Earlier Months',
  notShown: 'Clients, cases and titles are shown to partners and to the person themselves only.',
  hiddenTask: 'A task that you can no longer see',
  rules: 'Competition Rules',
  noClient: 'No client',
} as const

export const tabs = { monthly: 'Monthly', 'all-time': 'All-Time' } as const

/** What the first three are told, and everybody about them; nothing below. */
export const honours: Readonly<Record<number, { badge: string; message: string }>> = {
  1: { badge: 'Champion', message: 'Outstanding! Leading the whole firm.' },
  2: { badge: 'Runner-up', message: 'Excellent work, close behind the top.' },
  3: { badge: 'Third Place', message: 'Great effort, on the podium.' },
}

/** The rules of the competition, one sentence each. */
export const rules = [
  'Hours come from the daily work logs of tasks, archived tasks included, and from time without a task.',
  'Monthly counts the current month and starts again from zero on the 1st.',
  'All-Time adds up every month.',
  'Equal hours share a rank, and the next rank is left out: 1, 2, 2, 4.',
  'Whoever has no hours is not listed. Hours of deleted tasks do not count.',
]

/** '1 person', '23 people'. */
export function peopleCount(n: number): string {
  return plural(n, { one: '{n} person', other: '{n} people' })
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Record<Intl.LDMLPluralRule, string> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
}

/** A rank in words: '1st', '2nd', '3rd', '11th', '22nd'. */
export function ordinal(rank: number): string {
  return `${count(rank)}${endings[ordinals.select(rank)]}`
}

/** One's own place: '2nd of 23'. */
export function placeOf(rank: number, people: number): string {
  return `${ordinal(rank)} of ${count(people)}`
}

/** What is said of a board without anybody, by what it counts. */
export const none = {
  worked: {
    monthly: 'No hours logged this month',
    'all-time': 'No hours logged yet',
    hint: 'Whoever logs hours on a task takes a place here.',
  },
  approved: {
    monthly: 'No approved hours this month',
    'all-time': 'No approved hours yet',
    hint: 'Whoever has an approved week takes a place here.',
  },
} as const

/** What is said to somebody without a place. */
export const noPlace = {
  worked: {
    monthly: (people: number) => `You have no hours this month; ${peopleCount(people)} on the board.`,
    'all-time': (people: number) => `You have no hours yet; ${peopleCount(people)} on the board.`,
  },
  approved: {
    monthly: (people: number) =>
      `You have no approved hours this month; ${peopleCount(people)} on the board.`,
    'all-time': (people: number) => `You have no approved hours yet; ${peopleCount(people)} on the board.`,
  },
} as const

/** '63.0 h' */
export function inHours(value: number): string {
  return `${hoursToTenths(value)} h`
}

/** The same to be heard: '63.0 hours'. */
export function hoursHeard(value: number): string {
  return `${hoursToTenths(value)} hours`
}

/** 'November 2026: 63.0 h' */
export function hoursOfMonth(month: string, value: number): string {
  return `${monthLabel(month)}: ${inHours(value)}`
}

/** Whose hours of which month a dialog shows, below the name. */
export function breakdownOf(role: string, month: string): string {
  return `Hours breakdown · ${role} · ${monthLabel(month)}`
}

/** A board by its name: 'Leaderboard, November 2026'. */
export function boardOf(title: string): string {
  return `Leaderboard, ${title}`
}
