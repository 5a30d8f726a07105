// What other features may use of the timeline.
export { timeline } from './api.ts'
