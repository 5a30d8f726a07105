// What other features may use of the days.
export { coveringOf, datedOf, undatedOf, waitingFor } from './queries.ts'
