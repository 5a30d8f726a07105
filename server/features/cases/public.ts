// What other features may use of the cases.
export { clientsOf, demandCaseIdInUse, mayRestoreOfCase, ofCases, type StoredOfCase } from './queries.ts'
