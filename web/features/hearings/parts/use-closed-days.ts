import { useQuery } from '@tanstack/react-query'
import { sits } from '../../../../contract/court-days.ts'
import { courtCalendars, courtDaysQuery, courtName, courts } from '../../courts/public.ts'
import { diary } from '../labels.ts'
import { weekFrom } from '../logic.ts'

/**
 * Why courts do not sit on a day: by the calendar of the court that is shown, of all courts where every calendar of the
 * firm has it closed. Before the calendars are here every day is one to sit on.
 */
export function useClosedDays(
  sunday: string,
  court: string | undefined,
): (day: string) => string | undefined {
  const { data: one } = useQuery({ ...courts.one(court ?? ''), enabled: court !== undefined })
  const years = [...new Set(weekFrom(sunday).map((day) => day.slice(0, 4)))]
  const { data: calendars } = useQuery({
    queryKey: ['court_calendars', 'of years', years],
    queryFn: async ({ client }) => {
      const every = await courtCalendars.every({}, mostCalendars)
      return Promise.all(
        every.map(async (calendar) => {
          const lists = await Promise.all(
            years.map((year) => client.fetchQuery(courtDaysQuery(calendar.id, year))),
          )
          return { calendar, days: new Map(lists.flatMap(({ items }) => items).map((day) => [day.day, day])) }
        }),
      )
    },
  })
  const shown = calendars?.filter(({ calendar }) => court === undefined || calendar.id === one?.calendar_ref)
  return (day) => {
    if (!shown?.length || shown.some(({ calendar, days }) => sits({ ...calendar, days }, day)))
      return undefined
    for (const { days } of shown) {
      const { name_en, name_bn } = days.get(day) ?? {}
      if (name_en) return courtName({ name_en, name_bn: name_bn ?? null })
    }
    return diary.closed
  }
}

/** A firm has a handful. */
const mostCalendars = 20
