// What other features may use of the timers.
export { endTimerOf, holdTimerOf } from './commands.ts'
