// What other features may use of the cases.
export { demandCaseIdInUse } from './queries.ts'
