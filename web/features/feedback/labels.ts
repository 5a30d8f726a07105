/** What happened to feedback, word for word (specification: feedback 3). */
export const said = {
  created: 'Feedback submitted successfully',
  updated: 'Feedback updated successfully',
  deleted: 'Feedback deleted successfully',
  restored: 'Feedback restored successfully',
  loadFailed: 'Failed to load feedbacks',
  createFailed: 'Failed to submit feedback',
  updateFailed: 'Failed to update feedback',
  deleteFailed: 'Failed to delete feedback',
  restoreFailed: 'Failed to restore feedback',
  loading: 'Loading feedback...',
  this: 'This feedback',
  add: 'Give Feedback',
  edit: 'Edit Feedback',
} as const

/** What the page says around its lists. */
export const pageWords = {
  title: 'Partners Feedback',
  giveMeta: 'Tell associates about their work',
  receiveMeta: 'What the partners told you about your work',
  given: 'Feedback given',
  list: 'Feedback',
  filter: 'Filter by associate',
  everybody: 'All Associates',
  clear: 'Show all feedback',
  hint: 'What went well, and what to do differently next time',
  submit: 'Submit Feedback',
  submitting: 'Submitting...',
  date: 'Date',
  partner: 'Partner',
} as const

/** Said where the name of a partner is missing (specification: product 13). */
export const unknownPartner = 'Unknown Partner'

export const feedbackFor = (associate: string): string => `feedback for ${associate}`
export const forAssociate = (associate: string): string => `For ${associate}`
export const fromPartner = (partner: string): string => `From ${partner}`
export const edited = '· edited'

const noFeedback = {
  none: 'No feedback yet',
  noneFound: 'No feedback found',
  tryOther: 'This associate has not received feedback yet.',
}

/** Where no feedback is: of who gives it, and of who receives it. */
export const noneGiven = {
  ...noFeedback,
  willBeListed: 'What you tell associates about their work will be listed here.',
}
export const noneReceived = {
  ...noFeedback,
  willBeListed: 'What the partners tell you about your work will be listed here.',
}
