import type { DayRow, MyDay } from '../../../contract/day.ts'
import { daysBetween } from '../../../contract/kernel/days.ts'
import { clockTime, shortDay } from '../../lib/format.ts'
import { courtName } from '../courts/public.ts'
import { away, facts, forDays, overdueBy, stateWords } from './labels.ts'

/** How many days a day is from today. */
export const daysFrom = (today: string, day: string): number =>
  day >= today ? daysBetween(today, day) : -daysBetween(day, today)

/** What stands in the column of times: a time of the clock where there is one, else how far away it is. */
export function whenOf(row: DayRow, today: string): { text: string; isClock: boolean } {
  const said = (text: string) => ({ text, isClock: false })
  if (row.kind === 'case') return said(row.since ? forDays(-daysFrom(today, row.since)) : '')
  if (row.state === 'outcome_missing' && row.on) return said(shortDay(row.on))
  if (row.kind === 'handover' && row.on) return said(shortDay(row.on))
  if (row.kind === 'mention' && row.on !== today && row.on) return said(away(daysFrom(today, row.on)))
  if (row.at) {
    const time = clockTime(row.at)
    return { text: row.due_on ? facts.by(time) : time, isClock: true }
  }
  if (row.due_on === null) return said(row.on && row.on < today ? away(daysFrom(today, row.on)) : '')
  return said(row.due_on < today ? shortDay(row.due_on) : away(daysFrom(today, row.due_on)))
}

/** How many days something is past its last day; 0 where it is not. */
export const overdue = ({ due_on }: DayRow, today: string): number =>
  due_on !== null && due_on < today ? -daysFrom(today, due_on) : 0

/** How a row stands, in words, and whether that must be acted on. */
export function standingOf(row: DayRow, today: string): { text: string; look: 'plain' | 'pill' | 'late' } {
  const late = overdue(row, today)
  if (late > 0) return { text: overdueBy(late), look: 'late' }
  const word = stateWords[row.state]
  if (word) return { text: word, look: 'pill' }
  if (row.steps) return { text: facts.steps(row.steps.done, row.steps.total), look: 'plain' }
  if (row.kind === 'meeting' || row.kind === 'event') return { text: row.room ?? '', look: 'plain' }
  return { text: '', look: 'plain' }
}

/** What is said of a row beside its title, the case first: '' where there is nothing. */
export function asideOf(row: DayRow): string {
  const { client_name, case_id } = row.case ?? {}
  const inBrief = row.kind === 'step' && row.text ? facts.stepOf(row.text) : undefined
  const quoted = row.kind === 'mention' ? row.text : undefined
  const client = client_name === row.title ? undefined : client_name
  const since = row.kind === 'case' && row.since ? facts.lastOn(shortDay(row.since)) : undefined
  return [quoted, inBrief, client, case_id === row.title ? undefined : case_id, since]
    .filter(Boolean)
    .join(' · ')
}

/** The second line of a day in court and of a deadline; '' of everything else. */
export function secondOf(row: DayRow): string {
  const { court, room, item_no, purpose } = row
  // The day of what happened says nothing without what that was, and looks like the day that counts.
  if (row.kind === 'deadline')
    return row.text ? [row.text, row.since && shortDay(row.since)].filter(Boolean).join(' ') : ''
  if (row.kind !== 'hearing' && row.kind !== 'handover') return ''
  const why = purpose === null || typeof purpose === 'string' ? purpose : courtName(purpose)
  return [court && [courtName(court), room].filter(Boolean).join(', '), item_no && facts.item(item_no), why]
    .filter(Boolean)
    .join(' · ')
}

/** Of today the next thing by the clock, and in how many minutes it begins: at most two hours before. */
export function nextOf(day: MyDay, today: string, now: string): { id: string; minutes: number } | undefined {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  const timed = day.sections
    .flatMap(({ rows }) => rows)
    .filter(
      ({ on, at, kind }) => on === today && at !== null && ['hearing', 'meeting', 'event'].includes(kind),
    )
    .map(({ id, at }) => ({ id, minutes: minutes(at ?? '') - minutes(now) }))
    .filter((one) => one.minutes >= 0 && one.minutes <= 120)
    .sort((one, other) => one.minutes - other.minutes)
  return timed[0]
}

/** Of a section's rows those that have a day, and apart from them the tasks that are only in progress. */
export function apart(rows: readonly DayRow[]): { dated: DayRow[]; doing: DayRow[] } {
  const isDoing = ({ kind, state, due_on }: DayRow) => kind === 'task' && state === 'doing' && due_on === null
  return { dated: rows.filter((row) => !isDoing(row)), doing: rows.filter(isDoing) }
}

export const countOf = (day: MyDay | undefined): number | undefined =>
  day?.sections.reduce((sum, { rows }) => sum + rows.length, 0)

/** A week by its days, each with its sections. */
export function daysOf({ sections }: MyDay): { day: string; sections: MyDay['sections'] }[] {
  const days = [...new Set(sections.flatMap(({ rows }) => rows.flatMap(({ on }) => on ?? [])))].sort()
  return days.map((day) => ({
    day,
    sections: sections
      .map(({ rows, ...section }) => ({ ...section, rows: rows.filter(({ on }) => on === day) }))
      .filter(({ rows }) => rows.length > 0),
  }))
}
