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
  none: 'No feedback yet',
  noneFound: 'No feedback found',
  noneReceived: 'This associate has not received feedback yet.',
  willBeGiven: 'What you tell associates about their work will be listed here.',
  willBeReceived: 'What the partners tell you about your work will be listed here.',
} as const

/** Said where the name of a partner is missing (specification: product 13). */
export const unknownPartner = 'Unknown Partner'
