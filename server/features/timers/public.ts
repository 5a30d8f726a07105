// What other features may use of the timers.
export { endTimerOf, endTimersOf, hintTimer, holdTimerOf } from './commands.ts'
export { findTimer } from './queries.ts'
