/** What stands around every page. */
export const said = {
  system: 'Management System',
  home: ', Home',
  skip: 'Skip to content',
  navigation: 'Main',
  openMenu: 'Open menu',
  unread: 'unread',
  search: 'Search or jump to',
  showShortcuts: 'Show the shortcuts',
  searchField: 'Search or jump to…',
  close: 'Close',
  signOut: 'Sign Out',
  profile: 'Profile',
  notFound: 'Page not found',
  lost: 'Oops! Page not found',
  goHome: 'Return to Home',
  pageFailed: 'This page could not be shown',
  partMissing: 'A part of it could not be loaded. Check your connection and try again.',
  pageBroken: 'Something went wrong on this page. Nothing was sent.',
}

export function nothingAt(address: string): string {
  return `There is nothing at ${address}`
}

/** Below one's own name. */
export function roleAndProfile(role: string): string {
  return `${role} · Profile`
}

export const groups = { work: 'Work', team: 'Team', partners: 'Partners only' }

/** The entries of the navigation. */
export const entries = {
  tasks: 'Tasks',
  archive: 'Archive',
  caselist: 'Caselist',
  diary: 'Court Diary',
  deadlines: 'Deadlines',
  myDay: 'My Day',
  calendar: 'Calendar',
  time: 'Time',
  costing: 'Costing',
  timeline: 'Timeline',
  feedback: 'Partners Feedback',
  chat: 'Community Chat',
  leaderboard: 'Leaderboard',
  meetings: 'Meetings',
  partners: 'Partners',
  applications: 'Applications',
  statements: 'Statements',
  people: 'People',
}

/** The titles of pages in the browser, where that is not their entry. */
export const titles = {
  signIn: 'Sign in',
  careers: 'Careers',
  profile: 'Profile',
  notifications: 'Notifications',
  archive: 'Archived Tasks',
  case: 'Case',
  causeList: 'Cause list',
  costing: 'Case Costing',
  courts: 'Courts',
  parties: 'Parties',
  conflicts: 'Conflict check',
  timeline: 'Case Timeline',
  partners: 'Partners Dashboard',
  applications: 'Career Applications',
  statements: 'Financial Statements',
  audit: 'Audit',
  import: 'Import',
}

/** What an associate is told on a page of the partners. */
export const refusals = {
  ofPages: { title: 'Access Denied', text: 'Only partners can access this section.' },
  ofMeetings: { title: 'Access Restricted', text: 'Only partners can access the meetings page.' },
}

export function goTo(page: string): string {
  return `Go to ${page}`
}

/** Two keys that are pressed one after the other. */
export function inTurn(first: string, then: string): string {
  return `${first} then ${then}`
}
