/** What is said where somebody else is asked to appear. */
export const handOver = {
  act: 'Hand over',
  title: 'Hand over',
  to: 'To',
  choose: 'Choose a person',
  peopleFailed: 'Failed to load people',
  note: 'Note',
  ask: 'Ask',
  done: 'Asked successfully',
  failed: 'Failed to ask',
  asked: (from: string, to: string) => `${from} asks ${to} to appear`,
  asksYou: (from: string) => `${from} asks you to appear`,
  /** In short, below who appears. */
  wanted: (to: string) => `asked: ${to}`,
  accept: 'Accept',
  decline: 'Decline',
  withdraw: 'Withdraw',
  accepted: 'You will appear',
  declined: 'Declined successfully',
  withdrawn: 'Withdrawn successfully',
  answerFailed: 'Failed to answer',
} as const
