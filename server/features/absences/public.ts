// What other features may use of the absences.
export { awayOfDays, coveredDays, coveredIn, coveredOn } from './queries.ts'
