// What other features may use of the absences.
export { coveredOn } from './queries.ts'
