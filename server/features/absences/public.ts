// What other features may use of the absences.
export { coveredDays, coveredOn } from './queries.ts'
