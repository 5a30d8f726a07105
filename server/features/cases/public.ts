// What other features may use of the cases.
export { assertCaseIdInUse, mayRestoreOfCase, ofCases, type StoredOfCase } from './queries.ts'
