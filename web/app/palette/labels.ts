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
  sheets: { label: 'Timesheets', words: 'approve weeks time' },
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
