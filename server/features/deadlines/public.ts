// What other features may use of the deadlines.
export { addDeadline } from './commands/write-deadline.ts'
export { type DeadlineOfFeed, deadlinesOfDays, deadlinesOfFeed, isDeadlineTwice } from './queries.ts'
