// What other features may use of the meetings.
export { meetingsOfDays } from './queries.ts'
