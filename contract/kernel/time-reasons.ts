/** Of the sentences of refusals those that a line of time is told before it is sent. */
export const timeSentences = {
  'time.period_closed': 'This period is closed. Ask a partner.',
  'time.not_understood': 'Begin with how long it took, like 1h20, 90m, 1.5 or 9:30-11.',
  'time.activity_unknown': 'There is no activity of that name.',
  'time.in_the_future': 'Time cannot be recorded for the future.',
  'notes.end_not_after_start': 'End time must be after start time',
} as const
