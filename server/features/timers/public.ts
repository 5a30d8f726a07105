// What other features may use of the timers.
export { endTimersOf, endTimersOfLeaver, hintTimer, holdTimersOf } from './commands.ts'
export { findTimer } from './queries.ts'
