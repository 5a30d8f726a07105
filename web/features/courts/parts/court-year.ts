import { type CourtCalendar, isOpen, sits } from '../../../../contract/court-days.ts'
import { daysAfter, daysOfMonth } from '../../../../contract/kernel/days.ts'
import { year as said } from '../labels.ts'

export type DayState = keyof typeof said.states

/** What the legend calls a day. */
export function stateOf(calendar: CourtCalendar, day: string): DayState {
  if (sits(calendar, day)) return 'sits'
  return isOpen(calendar, day) ? 'office' : 'closed'
}

/** A day in words: a court may also sit while its office is closed. */
export function stateWords(calendar: CourtCalendar, day: string): string {
  const state = stateOf(calendar, day)
  return state === 'sits' && !isOpen(calendar, day) ? said.sitsAlone : said.states[state]
}

export const monthsOf = (year: string): string[] =>
  Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`)

/** The weeks of a month, Sunday first, of its own days; null before its first and behind its last. */
export function weeksIn(month: string): (string | null)[][] {
  const { from, until } = daysOfMonth(month)
  const before = new Date(from).getUTCDay()
  const weeks = Math.ceil((before + Number(daysAfter(until, -1).slice(8))) / 7)
  const dayAt = (place: number) => daysAfter(from, place - before)
  const own = (day: string) => (day >= from && day < until ? day : null)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => own(dayAt(week * 7 + at))),
  )
}
