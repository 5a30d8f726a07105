// What other features may use of the courts.
export { endingOtherwise, findCourtCalendar, usualCalendar } from './queries.ts'
