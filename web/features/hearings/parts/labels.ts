import { outcomeMissing } from '../../../../contract/words/hearings.ts'
import { count } from '../../../lib/format.ts'
import { plural, pluralSoFar } from '../../../lib/words.tsx'

/** How a case went in court so far. */
export const statistics = {
  title: 'In court so far',
  hearings: 'Hearings',
  mean: 'Between two dates, on average',
  longest: 'Longest wait',
} as const

export const daysOf = (days: number): string => plural(days, { one: '{n} day', other: '{n} days' })
/** A number of days with a decimal: '27.5 days'. */
export const meanOf = (days: number): string => `${count(Math.round(days))} days`
export const addAlong = 'Add a person'
export const notAlong = 'Remove'

/** What a changed day of a calendar does to hearings. */
export const touchedHearings = {
  closed: (n: number, hasMore: boolean) =>
    pluralSoFar(n, hasMore, {
      one: '{n} hearing is on a day on which the court does not sit now',
      other: '{n} hearings are on days on which the court does not sit now',
    }),
  loadFailed: 'Failed to load hearings on closed days',
  failed: 'Failed to settle that hearing',
} as const

/** What has no outcome yet, at the foot of the paper. */
export const missingOnPaper = (outcomes: number, since: string, parties: string): string =>
  outcomes === 1
    ? `${outcomeMissing}: ${since}, ${parties}`
    : `${count(outcomes)} outcomes missing since ${since}`

/** In short, for paper. */
export const clashOnPaper = (other: string): string => `Clash: ${other}`
/** Of two hearings of one court without benches. */
export const alsoHere = 'also here'
export const tightOnPaper = (other: string): string => `Tight: ${other}`

/** The way from an empty day. */
export const nextOn = (day: string): string => `Next hearing on ${day}`
