// What other features may use of the cases.
export { assertCaseIdInUse, clientsOf, mayRestoreOfCase, ofCases, type StoredOfCase } from './queries.ts'
