import { chatFileMegabytes, passwordLength } from '../limits.ts'

/** Of the sentences of refusals those that screens say by themselves: pages load these and not all the others. */
export const shownSentences = {
  'session.ended': 'Your session has ended. Please sign in again.',
  'auth.code_required': 'Either partner code or associate code is required',
  'auth.partner_code_invalid': 'Invalid partner code',
  'auth.associate_code_invalid': 'Invalid associate code',
  'auth.email_unconfirmed': 'Email not confirmed',
  'auth.email_invalid': 'Unable to validate email address: invalid format',
  'auth.password_length': `Password should be ${passwordLength.least} to ${passwordLength.most} characters long.`,
  'rights.not_yours': 'You may see this but not change it.',
  'chat.file_too_large': `Files can be up to ${chatFileMegabytes} MB.`,
  'notes.archived': 'An archived task cannot be changed. Unarchive it first.',
  'careers.attempt_unknown': 'This test was not started on this device. Please start again.',
  'careers.time_is_up': 'The time is up. The answers given so far count.',
} as const
