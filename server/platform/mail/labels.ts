/** A letter's words: what it says, what its one button does, and what is said below it. */
export interface Said {
  subject: string
  paragraphs: string[]
  label?: string
  closing?: string[]
  sections?: { title: string; lines: string[] }[]
}

/** Said below every button. */
export const buttonFails = 'If the button does not work, open this address:'

const lives = (hours: number) => `The link works once, within ${hours === 1 ? 'an hour' : `${hours} hours`}.`

export const letters = {
  confirmSignUp: (firm: string, hours: number): Said => ({
    subject: `Confirm your account at ${firm}`,
    paragraphs: [
      `Welcome to the management system of ${firm}.`,
      'Please confirm that this e-mail address is yours. After that you are signed in.',
    ],
    label: 'Confirm my e-mail',
    closing: [
      lives(hours),
      'This confirms the latest sign-up with this address. If that was not you, ignore this mail: without the confirmation nobody can use the account, and your own sign-up replaces it.',
    ],
  }),
  signUpNotice: (firm: string): Said => ({
    subject: `You already have an account at ${firm}`,
    paragraphs: [
      'Somebody signed up with this e-mail address, which has an account already. Nothing was changed.',
      'If it was you, sign in with your password. If you do not remember it, choose "Forgot password?" there.',
    ],
    label: 'Go to sign-in',
    closing: ['If it was not you, there is nothing to do: nobody else can get into your account this way.'],
  }),
  recovery: (firm: string, hours: number): Said => ({
    subject: `Set a new password at ${firm}`,
    paragraphs: [`A new password was asked for, for your account at ${firm}.`],
    label: 'Set a new password',
    closing: [lives(hours), 'If you did not ask for it, ignore this mail: your password stays as it is.'],
  }),
  passwordChanged: (firm: string): Said => ({
    subject: `Your password at ${firm} was changed`,
    paragraphs: [
      'Your password was changed just now, and you were signed out everywhere else. Your calendar address, where you had one, has ended.',
      'If it was not you, set a new password at once: choose "Forgot password?" where you sign in.',
    ],
    label: 'Go to sign-in',
  }),
  reminders: (firm: string, lines: string[], title = `Reminders from ${firm}`): Said => ({
    subject: title,
    paragraphs: lines,
    label: 'Open the Court Diary',
    closing: [
      'Say “Seen” there or on the notification. What nobody has seen the evening before goes to the partners.',
    ],
  }),
  notifications: (firm: string, lines: string[]): Said => ({
    subject: `Notifications from ${firm}`,
    paragraphs: lines,
    label: 'Open them',
    closing: ['What is mailed to you, you choose under Profile, Notification settings.'],
  }),
  digest: (firm: string, sections: NonNullable<Said['sections']>): Said => ({
    subject: `Your day at ${firm}`,
    paragraphs: [],
    sections,
    label: 'Open My Day',
    closing: ['What is mailed to you, and when, you choose under Profile, Notification settings.'],
  }),
  applicationReceived: (firm: string, position: string, days: string, email: string): Said => ({
    subject: `Your application to ${firm} has arrived`,
    paragraphs: [
      'Dear applicant,',
      `Thank you for applying for the position of ${position} at ${firm}. Your application, with your test and your answers, has arrived safely.`,
      `We read every application and will be in touch within ${days}.`,
      `Questions reach us at ${email}.`,
    ],
    closing: ['If you did not apply, somebody typed your address by mistake; there is nothing to do.'],
  }),
}
