/** What stands around every page. */
export const said = {
  system: 'Management System',
  home: ', Home',
  skip: 'Skip to content',
  navigation: 'Main',
  openMenu: 'Open menu',
  unread: 'unread',
  search: 'Search or jump to',
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
  calendar: 'Calendar',
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

/** What the palette and the sheet of shortcuts say. */
export const palette = {
  recent: 'Recent',
  onThisPage: 'On this page',
  goTo: 'Go to',
  actions: 'Actions',
  settings: 'Settings',
  nothing: 'Nothing matches.',
  calendar: 'Calendar',
  cases: 'Cases',
  days: 'Days',
  events: 'Timeline events',
  people: 'People',
  tasks: 'Tasks',
  hours: 'Log hours on',
  hoursOnWhich: 'Log hours on which task?',
  archived: 'Archived',
  associate: 'Associate Dashboard',
  mention: 'Mention in the chat',
  shortcuts: 'Keyboard shortcuts',
  showShortcuts: 'Show the shortcuts',
  /** What else somebody may type for a page. */
  pageWords: 'go to page',
  singleKeys: 'Use shortcuts of single keys',
}

export const days = { today: 'Today', tomorrow: 'Tomorrow', yesterday: 'Yesterday' }

/** What can be done from every page: `words` are what else somebody may type for it. */
export const actions = {
  newTask: { label: 'New task', words: 'add create' },
  logHours: { label: 'Log hours', words: 'add work time' },
  addCase: { label: 'Add case', words: 'new create' },
  addEvent: { label: 'Add calendar event', words: 'new create' },
  password: { label: 'Change password', words: 'new security' },
  codes: { label: 'Authorization codes', words: 'invite people sign up' },
  light: { label: 'Theme: Light', words: '' },
  dark: { label: 'Theme: Dark', words: '' },
  system: { label: 'Theme: System', words: 'automatic' },
  shortcuts: { label: 'Keyboard shortcuts', words: 'help keys' },
  signOut: { label: 'Sign Out', words: 'log out leave' },
  profile: { label: 'Profile', words: 'my name settings account' },
  notifications: { label: 'Notification settings', words: 'mail' },
  courts: { label: 'Courts', words: 'judge bench types stages tribunal' },
  parties: { label: 'Parties', words: 'client opponent witness names duplicates' },
  conflicts: { label: 'Conflict check', words: 'interest names alike opponent decide' },
  audit: { label: 'Audit', words: 'history log who did what' },
  importCases: { label: 'Import', words: 'csv file bring in cases upload' },
}

export function goTo(page: string): string {
  return `Go to ${page}`
}

/** Two keys that are pressed one after the other. */
export function inTurn(first: string, then: string): string {
  return `${first} then ${then}`
}
