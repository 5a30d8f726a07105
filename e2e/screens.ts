import type { PagePath } from '../contract/pages.ts'

/** What a page of the product says first, and to whom. */
export interface Screen {
  /** Its heading. */
  heading: string | RegExp
  /** What it is called in the navigation; absent where it has no entry. */
  entry?: string
  /** What an associate is told instead of it. */
  refusal?: { heading: string; words: string }
}

const denied = { heading: 'Access Denied', words: 'Only partners can access this section.' }

/** Every page behind the sign-in. */
export const screens: Record<Exclude<PagePath, '/auth' | '/career'>, Screen> = {
  '/my-day': { heading: 'My Day', entry: 'My Day' },
  '/': { heading: /^Welcome back, /, entry: 'Tasks' },
  '/archive': { heading: 'Archived Tasks', entry: 'Archive' },
  '/caselist': { heading: /^Case ?list/i, entry: 'Caselist' },
  // Without the id of a case it says what it says of any that the reader may not see.
  '/caselist/case': { heading: 'This case is no longer available to you.' },
  '/diary': { heading: 'Court Diary', entry: 'Court Diary' },
  '/diary/cause-list': { heading: 'Import cause list' },
  '/deadlines': { heading: 'Deadlines', entry: 'Deadlines' },
  '/calendar': { heading: 'Calendar', entry: 'Calendar' },
  '/time': { heading: 'Time', entry: 'Time' },
  '/costing': { heading: 'Case Costing', entry: 'Costing' },
  '/timeline': { heading: 'Case Timeline', entry: 'Timeline' },
  '/feedback': { heading: 'Partners Feedback', entry: 'Partners Feedback' },
  '/chat': { heading: 'Community Chat', entry: 'Community Chat' },
  '/leaderboard': { heading: /Leaderboard/, entry: 'Leaderboard' },
  '/meetings': {
    heading: 'Meetings',
    entry: 'Meetings',
    refusal: { heading: 'Access Restricted', words: 'Only partners can access the meetings page.' },
  },
  '/partners': { heading: /^Partners/, entry: 'Partners', refusal: denied },
  '/applications': { heading: 'Career Applications', entry: 'Applications', refusal: denied },
  '/statements': { heading: 'Financial Statements', entry: 'Statements', refusal: denied },
  '/audit': { heading: 'Audit', refusal: denied },
  '/people': { heading: 'People', entry: 'People', refusal: denied },
  '/courts': { heading: 'Courts' },
  '/parties': { heading: 'Parties' },
  '/conflicts': { heading: 'Conflict check' },
  '/import': { heading: 'Import', refusal: denied },
  '/notification-settings': { heading: 'Notifications' },
  '/profile': { heading: 'Profile Settings' },
}
