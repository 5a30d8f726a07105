// What other features may use of the cases.
export { assertChecked } from './commands/assert-checked.ts'
export { assertCaseSeen, mayRestoreOfCase, ofCases, ruleOfCaseId, type StoredOfCase } from './queries.ts'
