// What other features may use of the cases.
export { assertCaseSeen, mayRestoreOfCase, ofCases, ruleOfCaseId, type StoredOfCase } from './queries.ts'
