import { plural } from '../../lib/words.tsx'

/** The steps of the reminders, as whoever keeps the courts sees them. */
export const steps = {
  tab: 'Reminders',
  add: 'Add Step',
  edit: 'Edit Step',
  this: 'This step',
  shortcut: 'Add step',
  created: 'Step created successfully',
  updated: 'Step updated successfully',
  deleted: 'Step deleted successfully',
  loadFailed: 'Failed to load steps',
  createFailed: 'Failed to create step',
  updateFailed: 'Failed to update step',
  deleteFailed: 'Failed to delete step',
  loading: 'Loading steps...',
  none: 'No steps yet',
  noneFound: 'No steps found',
  willBeListed: 'When people are reminded of what will be listed here.',
  tryOther: 'Try adjusting your search.',
  noUser: 'No user found',
  ask: 'Are you sure you want to delete this step?',
  listed: 'Reminders',
  days: 'Days before',
  daysHint: 'Below 0 is after; weeks count from their Saturday',
  waysHint: 'Of these each person gets what they asked for',
  off: 'Not in use',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  warningDays: 'On the warning days of the deadline',
  sameDay: 'On the day',
  stays: 'Goes to the lead and the partners; it cannot be switched off',
} as const

export const before = (days: number): string =>
  days > 0
    ? plural(days, { one: '{n} day before', other: '{n} days before' })
    : plural(-days, { one: '{n} day after', other: '{n} days after' })

/** The messages for clients. */
export const templates = {
  tab: 'Messages',
  add: 'Add Message',
  edit: 'Edit Message',
  this: 'This message',
  shortcut: 'Add message',
  created: 'Message created successfully',
  updated: 'Message updated successfully',
  deleted: 'Message deleted successfully',
  loadFailed: 'Failed to load messages',
  createFailed: 'Failed to create message',
  updateFailed: 'Failed to update message',
  deleteFailed: 'Failed to delete message',
  loading: 'Loading messages...',
  none: 'No messages yet',
  noneFound: 'No messages found',
  willBeListed: 'What the firm writes to clients about a hearing will be listed here.',
  tryOther: 'Try adjusting your search.',
  noUser: 'No user found',
  ask: 'Are you sure you want to delete this message?',
  listed: 'Messages for clients',
  language: 'Language',
  text: 'Message',
  active: 'In use',
  fields: (names: string) => `Fields: ${names}. An empty one takes its words with it.`,
} as const

/** When no mail leaves, and when what is not looked at goes on. */
export const times = {
  title: 'Times of the reminders',
  add: 'Times of the reminders',
  edit: 'Edit times',
  this: 'These times',
  hint: 'They hold for everybody in the firm.',
  quiet: 'No mail leaves',
  never: 'Mail leaves at any hour',
  neverHint: 'The same time twice: mail leaves at any hour',
  goesOn: 'What nobody has seen of the day to come goes to the lead and the partners',
  lookAgainHint: 'After “No next date”, where nobody says when',
  created: 'Times updated successfully',
  updated: 'Times updated successfully',
  createFailed: 'Failed to update times',
  updateFailed: 'Failed to update times',
  loadFailed: 'Failed to load times',
  loading: 'Loading times...',
} as const

export const lookAgain = (days: number): string =>
  plural(days, { one: 'After {n} day', other: 'After {n} days' })
