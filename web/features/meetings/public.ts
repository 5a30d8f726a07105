// What other features may use of the meetings.
export { roomsQuery } from './api.ts'
