import { createCase } from '../../contract/cases.ts'
import { daysAfter, momentAt } from './calendar.ts'
import type { Chapter } from './firm.ts'
import { matters } from './matters.ts'
import { caseIdOf } from './plan-tasks.ts'

/** Each matter is put on the list of cases when its year begins, by whoever works on it. */
export const cases: Chapter = (firm) => {
  const years = new Set([firm.firstDay.slice(0, 4), firm.today.slice(0, 4)])
  return [...years].flatMap((year) =>
    matters.map((matter, place) => {
      const begin = year === firm.firstDay.slice(0, 4) ? firm.firstDay : `${year}-01-01`
      const day = daysAfter(begin, place % 24)
      const who = firm.associates[matter.associates[0] ?? 0] ?? firm.partners[0]
      if (!who) throw new Error('a firm without people')
      const body = {
        case_id: caseIdOf(matter, day),
        client_name: matter.client,
        description: `${matter.category} for ${matter.client}. File room, shelf ${1 + (place % 9)}.`,
        links: place % 3 === 0 ? ['https://www.supremecourt.gov.bd/web/'] : [],
      }
      return {
        at: momentAt(day, 10 * 60 + place, firm.zone),
        happen: () => firm.call(who, createCase, { body }),
      }
    }),
  )
}
