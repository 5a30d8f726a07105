/* What the tabs of a case say that are loaded when they are opened; apart from what its page says first. */

export const hoursWords = {
  listed: 'Hours by month and person',
  month: 'Month',
  person: 'Person',
  loading: 'Loading hours...',
  loadFailed: 'Failed to load hours',
} as const

export const listWords = {
  newTask: 'New Task',
  addCost: 'Add Cost',
  addEvent: 'Add Event',
  loading: 'Loading tasks...',
  loadFailed: 'Failed to load tasks',
} as const

export const activityWords = {
  loading: 'Loading activity...',
  loadFailed: 'Failed to load activity',
  somebody: 'Somebody',
} as const

export const messageWords = {
  label: 'Message',
  hint: 'Everybody who sees the case can read it; @ mentions somebody',
  send: 'Send',
  sending: 'Sending...',
  listed: 'Messages',
  loading: 'Loading messages...',
  loadFailed: 'Failed to load messages',
  sendFailed: 'Failed to send message',
  deleteFailed: 'Failed to delete message',
  deleted: 'Message deleted successfully',
  ask: 'Are you sure you want to delete this message?',
  remove: 'Delete',
  removeOf: (name: string) => `Delete the message of ${name}`,
} as const
