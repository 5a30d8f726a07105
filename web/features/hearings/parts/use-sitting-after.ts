import { useQuery } from '@tanstack/react-query'
import { nextSitting } from '../../../../contract/court-days.ts'
import type { Hearing } from '../../../../contract/hearings.ts'
import { daysAfter } from '../../../../contract/kernel/days.ts'
import { courtCalendars, courtDaysQuery, courts } from '../../courts/public.ts'

/**
 * The day so many days after a hearing, moved on to the next one on which its court sits. A court without a calendar, or
 * one whose calendar is not here yet, sits every day.
 */
export function useSittingAfter({ court_ref, on_day }: Hearing): (days: number) => string {
  const { data: court } = useQuery(courts.one(court_ref))
  const id = court?.calendar_ref ?? ''
  const hasCalendar = { enabled: id !== '' }
  const { data: calendar } = useQuery({ ...courtCalendars.one(id), ...hasCalendar })
  const [year, next] = [on_day.slice(0, 4), String(Number(on_day.slice(0, 4)) + 1)] as const
  const { data: first } = useQuery({ ...courtDaysQuery(id, year), ...hasCalendar })
  const { data: second } = useQuery({ ...courtDaysQuery(id, next), ...hasCalendar })
  if (!calendar || !first || !second) return (days) => daysAfter(on_day, days)
  const days = new Map([...first.items, ...second.items].map((day) => [day.day, day]))
  return (later) => nextSitting({ ...calendar, days }, daysAfter(on_day, later))
}
