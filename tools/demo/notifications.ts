import { markAllRead } from '../../contract/notifications.ts'
import { daysAfter, daysBetween, isWorkday, momentAt } from './calendar.ts'
import type { Chapter } from './firm.ts'

/** People read what they are told in the evening; what came in the latest days is still unread. */
export const notifications: Chapter = (firm) =>
  daysBetween(firm.firstDay, daysAfter(firm.today, -2))
    .filter(isWorkday)
    .flatMap((day, at) => {
      // Everybody looks about once a week, on a day of their own.
      const who = firm.members.filter((_, place) => (at + place) % 6 === 0)
      return who.map((member, place) => {
        const moment = momentAt(day, 20 * 60 + place, firm.zone)
        const body = { up_to: moment.toISOString() }
        return { at: moment, happen: () => firm.call(member, markAllRead, { body }) }
      })
    })
