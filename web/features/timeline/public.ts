// What other features may use of the timeline.
export { timelineQuery } from './api.ts'
