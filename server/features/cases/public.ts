// What other features may use of the cases.
export { assertChecked } from './commands/assert-checked.ts'
export { findCases } from './commands/find-cases.ts'
export { holdCaseId } from './commands/hold-case.ts'
export { openCase } from './commands/open-case.ts'
export {
  assertCaseSeen,
  getOneCase,
  mayRestoreOfCase,
  ofCases,
  ruleOfCaseId,
  type StoredOfCase,
  withoutNextDate,
} from './queries.ts'
export { caseOnBoard, named } from './rows.ts'
