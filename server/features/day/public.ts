// What other features may use of the days.
export { datedOf, waitingFor } from './queries.ts'
