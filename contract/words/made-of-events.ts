/** What becomes of an event of the calendar that is a day in court, or a last day. */
export const make = {
  hearing: 'Make hearing',
  deadline: 'Make deadline',
  /** Why its day was given by hand. */
  reason: 'Noted in the calendar',
  /** Asked once it is made; the event is named below. */
  hearingMade: 'The hearing stands in the diary now. Remove the event from the calendar?',
  deadlineMade: 'The deadline is kept now. Remove the event from the calendar?',
} as const
