// What other features may use of the absences.
export { awayOfDays, coveredDays, coveredOn } from './queries.ts'
