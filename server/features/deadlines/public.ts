// What other features may use of the deadlines.
export { type DeadlineOfFeed, deadlinesOfDays, deadlinesOfFeed } from './queries.ts'
