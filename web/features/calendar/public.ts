// What other features may use of the calendar.
export { eventsFoundQuery } from './api.ts'
