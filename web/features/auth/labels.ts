import { passwordLength } from '../../../contract/limits.ts'
import type { Role } from '../../../contract/people.ts'
import { count } from '../../lib/format.ts'

const passwordSize = `${passwordLength.least} to ${passwordLength.most} characters of any kind`

/** The screens of /auth: signing in and up, and what the links in mails lead to. */
export const said = {
  system: 'Management System',
  motto: 'Every task, every hour, on the record.',
  forWhom: (firm: string) =>
    `For the partners and associates of ${firm}. An authorization code from the administrator opens an account.`,
  signInTab: 'Sign In',
  signUpTab: 'Sign Up',
  tabs: 'Sign in or sign up',
  signInTitle: 'Sign in',
  signUpTitle: 'Create your account',
  newPasswordTitle: 'Choose a new password',
  confirmTitle: 'Confirm your email',
  forgotTitle: 'Forgot your password?',
  forgotHint: 'Enter the email of your account, and we send you a link to choose a new one.',
  backToSignIn: 'Back to Sign In',
  email: 'Email',
  password: 'Password',
  fullName: 'Full Name',
  accountType: 'Account Type',
  emailMissing: 'Enter your email.',
  passwordMissing: 'Enter your password.',
  nameMissing: 'Enter your full name.',
  newPasswordMissing: 'Choose a password.',
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  forgot: 'Forgot password?',
  passwordHint: passwordSize,
  codeHint: 'Contact the administrator to get your authorization code.',
  creatingAccount: 'Creating account...',
  checkAccountType: 'Does the account type above match your code?',
  checkMail: 'Check your email for the confirmation link!',
  mayBeSent: 'If there is an account for this address, a link is on its way.',
  sentTo: 'It goes to {email}.',
  sentAgain: 'If an account is waiting for it, another link is on its way.',
  outbox: 'Mails are not sent yet but kept on this machine: {link}.',
  openOutbox: 'open the outbox',
  sending: 'Sending...',
  confirming: 'Confirming your email...',
  tryAgain: 'Try again',
  linkUsed: 'Each link works once and for a limited time. Enter your email and we send you a new one.',
  saveNewPassword: 'Save New Password',
} as const

/** What asks for the mail of each kind, the first time and again. */
export const mailWords = {
  signup: { ask: 'Send confirmation link', again: 'Send the confirmation link again' },
  recovery: { ask: 'Send reset link', again: 'Send the link again' },
} as const

/** What the screens of an account type say. */
export const accountTypes: Record<Role, { name: string; codeLabel: string; submit: string }> = {
  associate: {
    name: 'Associate',
    codeLabel: 'Associate Authorization Code',
    submit: 'Create Associate Account',
  },
  partner: { name: 'Partner', codeLabel: 'Partner Authorization Code', submit: 'Create Partner Account' },
}

/** One's own password, at /profile and behind a mailed link. */
export const passwordWords = {
  title: 'Password',
  current: 'Current Password',
  currentMissing: 'Enter your current password.',
  currentWrong: 'This is not your current password.',
  fresh: 'New Password',
  hint: `${passwordSize}. You stay signed in here only, and your calendar address ends.`,
  change: 'Change Password',
  saving: 'Saving...',
  changed: 'Password updated successfully',
  changeFailed: 'Failed to update password',
} as const

/** Where somebody is signed in. */
export const sessionWords = {
  title: 'Where You Are Signed In',
  loadFailed: 'Failed to load sessions',
  showAll: 'Show all',
  lastUsed: '{address} · last used {when}',
  here: 'This browser',
  device: (browser: string, system: string) => `${browser} on ${system}`,
  samsung: 'Samsung Internet',
  unknownDevice: 'Unknown browser',
  endOthers: 'Sign out everywhere else',
  endOthersTitle: 'Sign out everywhere else?',
  endOthersHint: 'Every other browser has to sign in again. What is typed there and not saved stays there.',
  endedOthers: 'Signed out everywhere else',
  endOthersFailed: 'Failed to sign out elsewhere',
} as const

/** The codes that let people sign up. */
export const codeWords = {
  title: 'Authorization Codes',
  caption: 'Authorization codes',
  create: 'Create Code',
  loadFailed: 'Failed to load authorization codes',
  none: 'No authorization codes yet',
  noneHint: 'Nobody can sign up without one. Create a code and pass it on.',
  role: 'Role',
  for: 'For',
  anyone: 'Anyone',
  uses: 'Uses',
  expires: 'Expires',
  never: 'Never',
  created: 'Created',
  status: 'Status',
  revoke: 'Revoke',
  revokeOf: (whose: string) => `Revoke ${whose}`,
  whose: (role: string, email: string | null) => `${role} code for ${email ?? 'anyone'}`,
  revokeTitle: 'Revoke this code?',
  revokeHint: (whose: string) => `${whose}. Nobody can sign up with it any more.`,
  revoked: 'Code revoked',
  revokeFailed: 'Failed to revoke code',
  createTitle: 'Create Authorization Code',
  createMeta: 'Whoever has it can sign up in the role that you choose.',
  creating: 'Creating...',
  createFailed: 'Failed to create code',
  email: 'Email',
  emailHint: 'Only this address may use it. Empty: anyone may.',
  usesHint: 'How many people may sign up with it. Empty: any number.',
  expiresHint: 'Empty: never.',
  newTitle: (role: string) => `${role} Authorization Code`,
  newFor: (email: string | null) => (email === null ? 'For anyone' : `For ${email}`),
  newHint: 'This code is shown only now. Pass it on before you close this.',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser did not allow it. Mark the code and copy it by hand.',
  done: 'Done',
} as const

/** How a code stands. */
export const codeStateWords = {
  active: 'Active',
  'used-up': 'Used up',
  expired: 'Expired',
  revoked: 'Revoked',
} as const

/** How often a code was used: '2 of 5', or '2' without a limit. */
export function usesOf({ uses, max_uses }: { uses: number; max_uses: number | null }): string {
  return max_uses === null ? count(uses) : `${count(uses)} of ${count(max_uses)}`
}
