import type { CourtLevel } from '../../../contract/court-words.ts'

/** The calendars that a firm begins with (migration 0144). */
const shipped = {
  appellateDivision: '00000000-0000-4000-a000-0000000000a1',
  highCourtDivision: '00000000-0000-4000-a000-0000000000a2',
  subordinate: '00000000-0000-4000-a000-0000000000a3',
} as const

/** Which of them a court of a level follows, unless somebody says otherwise. */
export function calendarOfLevel(level: CourtLevel): string {
  if (level === 'appellate_division') return shipped.appellateDivision
  return level === 'high_court_division' ? shipped.highCourtDivision : shipped.subordinate
}
