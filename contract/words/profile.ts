import type { Digits } from '../kernel/languages.ts'
import type { StartPage } from '../people.ts'

/** The cards of /profile. */
export const said = {
  title: 'Profile Settings',
  back: 'Back to Notes',
  loadFailed: 'Your profile could not be loaded',
  appearance: 'Appearance',
  theme: 'Theme on this device',
  notifications: 'Notification settings',
  account: 'Account Details',
  email: 'Email',
  role: 'Role',
  since: 'Member Since',
  status: 'Account Status',
  active: 'Active',
  privileges: 'Partner Privileges',
  openAudit: 'Open the audit',
  personal: 'Personal Information',
  fullName: 'Full Name',
  emailHint: 'Email cannot be changed from this interface.',
  update: 'Update Profile',
  updating: 'Updating...',
  updated: 'Profile updated successfully',
  updateFailed: 'Failed to update profile',
  language: 'Language',
  digits: 'Digits',
  startWith: 'Start with',
  save: 'Save',
} as const

export const digitWords: Record<Digits, string> = { bengali: 'Bangla (০১২৩)', latin: 'Latin (0123)' }

export const startWords: Record<StartPage, string> = { tasks: 'Tasks', my_day: 'My Day' }

export const themeWords = { system: 'System', light: 'Light', dark: 'Dark' } as const

/** What a partner may do beyond an associate. */
export const privileges = [
  'View all associate notes',
  'Modify any notes',
  'Access partner-only features',
  'Provide feedback to associates',
] as const

/** What greets the first partner of an empty firm. */
export const greeting = {
  title: 'First steps',
  hint: 'Three things, and the firm can begin.',
  dismiss: 'Dismiss',
  done: 'Done',
  failed: 'Failed to save that',
  invite: 'Invite your people',
  inviteHint: 'Whoever signs up needs a code of the firm. Make one for each person, or one for several.',
  inviteAct: 'Make a code',
  addCase: 'Add the first case',
  addCaseHint: 'Everybody in the firm sees the list of cases and finds them when they write tasks.',
  addCaseAct: 'Add a case',
  check: 'Check the firm’s name and zone',
  checkHint:
    'The firm is {name}, and its days begin at midnight in {zone}. Whoever runs the server sets both, before a start: {nameSetting}, {zoneSetting}.',
  checkAct: 'Both are right',
} as const
