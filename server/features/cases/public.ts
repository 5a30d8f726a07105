// What other features may use of the cases.
export { assertCaseIdInUse, assertCaseSeen, mayRestoreOfCase, ofCases, type StoredOfCase } from './queries.ts'
