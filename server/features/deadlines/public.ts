// What other features may use of the deadlines.
export { type DeadlineOfFeed, deadlinesOfFeed } from './queries.ts'
