/** What becomes of an event of the calendar that is a day in court, or a last day. */
export const make = {
  hearing: 'Make hearing',
  deadline: 'Make deadline',
  /** Why its day was given by hand. */
  reason: 'Noted in the calendar',
  /** Said at the event once it is made, to whoever may remove it. */
  hearingMade: 'The hearing stands in the diary now. The event can go.',
  deadlineMade: 'The deadline is kept now. The event can go.',
  remove: 'Remove event',
} as const
