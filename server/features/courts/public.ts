// What other features may use of the courts.
export { findCourtCalendar } from './queries.ts'
