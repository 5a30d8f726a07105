/* What every page may say of somebody's being signed in; apart from the words of signing in, which few pages load. */

/** What is asked before unsaved text goes with the session. */
export const leaveWords = {
  title: 'Sign out and lose unsaved text?',
  description: 'Something you typed or pressed has not been saved. Signing out removes it from this device.',
  confirmLabel: 'Sign out',
  cancelLabel: 'Stay',
} as const

/** What is said to whoever may not see a page. */
export const rightWords = {
  unknown: 'Your role could not be checked',
  denied: 'Access Denied',
  partnersOnly: 'Only partners can access this section.',
  leaving: 'You are being taken back to your tasks.',
  toTasks: 'Go to Tasks',
  history: 'History',
} as const
