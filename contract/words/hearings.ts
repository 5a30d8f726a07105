import type { hearing } from '../hearings.ts'
import type { PerField } from '../kernel/row.ts'

/** The fields of a hearing, on screens and in files. */
export const hearingNames: PerField<typeof hearing, string> = {
  on_day: 'Date',
  at_time: 'Time',
  bench: 'Bench',
  room: 'Room',
  item_no: 'Item',
  purpose: 'Purpose',
  brief: 'Brief',
}

/** What else a hearing has, where its history names it. */
export const hearingDetailNames = {
  appears: 'Appears',
  with: 'With',
  next_kind: 'What follows',
  next_on: 'Next date',
} as const

export const hearingStateWords = {
  set: 'Set',
  held: 'Held',
  adjourned: 'Adjourned',
  not_reached: 'Not reached',
  vacated: 'Vacated',
} as const

/** Of a day in court gone by that is still set. */
export const outcomeMissing = 'Outcome missing'

export const adjournerWords = {
  our_side: 'Our side',
  other_side: 'The other side',
  court: 'The court',
  both: 'Both sides',
} as const

export const nextKindWords = {
  date: 'A day',
  none: 'No next date',
  awaited: 'The court will fix it',
  ended: 'The case has ended',
} as const
