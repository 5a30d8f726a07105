// What other features may use of the timeline.
export { timelineEvents } from './rows.ts'
