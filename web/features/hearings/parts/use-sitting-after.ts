import { useQuery } from '@tanstack/react-query'
import { nextSitting } from '../../../../contract/court-days.ts'
import type { Hearing } from '../../../../contract/hearings.ts'
import { daysAfter } from '../../../../contract/kernel/days.ts'
import { weekday } from '../../../lib/format.ts'
import { courtCalendars, courtDaysQuery, courtName, courts } from '../../courts/public.ts'
import type { SkippedDay } from './skipped-days.ts'

/** A day for a next date, and the days that it was moved past, each with why: its name, or its weekday. */
interface SittingDay {
  day: string
  skipped: SkippedDay[]
}

/**
 * The day so many days after a hearing, moved on to the next one on which its court sits; nothing until its calendar is here.
 * A court without a calendar, or one whose calendar cannot be had, sits every day.
 */
export function useSittingAfter({ court_ref, on_day }: Hearing): ((days: number) => SittingDay) | undefined {
  const { data: court, isLoading: isCourtComing } = useQuery(courts.one(court_ref))
  const id = court?.calendar_ref ?? ''
  const hasCalendar = { enabled: id !== '' }
  const { data: calendar, isLoading: isCalendarComing } = useQuery({
    ...courtCalendars.one(id),
    ...hasCalendar,
  })
  const [year, next] = [on_day.slice(0, 4), String(Number(on_day.slice(0, 4)) + 1)] as const
  const { data: first, isLoading: isYearComing } = useQuery({ ...courtDaysQuery(id, year), ...hasCalendar })
  const { data: second, isLoading: isNextComing } = useQuery({ ...courtDaysQuery(id, next), ...hasCalendar })
  if (isCourtComing || isCalendarComing || isYearComing || isNextComing) return undefined
  if (!calendar || !first || !second) return (days) => ({ day: daysAfter(on_day, days), skipped: [] })
  const days = new Map([...first.items, ...second.items].map((day) => [day.day, day]))
  const whyClosed = (day: string) => {
    const named = days.get(day)
    return named ? courtName({ name_en: named.name_en, name_bn: named.name_bn ?? null }) : weekday(day)
  }
  return (later) => {
    const from = daysAfter(on_day, later)
    const day = nextSitting({ ...calendar, days }, from)
    const skipped: SkippedDay[] = []
    for (let at = from; at < day; at = daysAfter(at, 1)) skipped.push({ day: at, why: whyClosed(at) })
    return { day, skipped }
  }
}
