// What other features may use of the timers.
export { endTimerOf, endTimersOf, holdTimerOf } from './commands.ts'
