import { daysBetween, momentAt } from './calendar.ts'
import type { Chapter } from './firm.ts'

/** Past months go to the archive soon after midnight of each first. */
export const archive: Chapter = (firm) =>
  daysBetween(firm.firstDay, firm.today)
    .filter((day) => day.endsWith('-01'))
    .map((day) => ({ at: momentAt(day, 5, firm.zone), happen: () => firm.work('auto-archive') }))
