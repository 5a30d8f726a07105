/** What is said where a message for a client is copied, and where its words are kept. */
export const clientMessage = {
  act: 'Copy message',
  title: 'Message for the client',
  template: 'Words',
  language: { en: 'English', bn: 'Bangla' },
  order: 'With the order',
  text: 'Message',
  loading: 'Loading message...',
  loadFailed: 'Failed to load message',
  none: 'No message for clients is in use. Whoever keeps the courts adds one.',
  copied: 'Message copied',
  copyFailed: 'Failed to copy message',
  copyYourself: 'Select the message and copy it yourself.',
} as const

/** What became of the reminders of a day in court. */
export const remindedWords = {
  seen: 'Seen',
  seenBy: (name: string) => `Seen by ${name}`,
  done: 'Marked as seen',
  failed: 'Failed to mark as seen',
  notMailed: 'Not mailed',
  notMailedTo: (names: string) => `Not mailed: ${names}`,
} as const
