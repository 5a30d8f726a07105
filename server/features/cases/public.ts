// What other features may use of the cases.
export { clientsOf, demandCaseIdInUse } from './queries.ts'
