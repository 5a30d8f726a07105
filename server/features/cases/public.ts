// What other features may use of the cases.
export { assertChecked } from './commands/assert-checked.ts'
export { holdCaseId } from './commands/hold-case.ts'
export {
  assertCaseSeen,
  getOneCase,
  mayRestoreOfCase,
  ofCases,
  ruleOfCaseId,
  type StoredOfCase,
  withoutNextDate,
} from './queries.ts'
