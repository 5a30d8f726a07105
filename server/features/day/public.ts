// What other features may use of the days.
export { datedOf } from './queries.ts'
