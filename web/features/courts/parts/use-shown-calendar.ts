import { useInfiniteQuery } from '@tanstack/react-query'
import { useFirm } from '../../../lib/firm.ts'
import { dayIn } from '../../../lib/format.ts'
import { courtCalendars } from '../api.ts'
import type { CourtsSearch } from '../logic.ts'

/** The calendar that the address names, else the first, in the year that it names, else this one. */
export function useShownCalendar(search: Pick<CourtsSearch, 'calendar' | 'year'>) {
  const query = useInfiniteQuery(courtCalendars.list({}))
  const today = dayIn(useFirm().time_zone)
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? []
  const row = rows.find(({ id }) => id === search.calendar) ?? rows[0]
  return { query, rows, row, today, year: search.year ?? today.slice(0, 4) }
}
