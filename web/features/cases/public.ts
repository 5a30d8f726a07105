// What other features may use of the cases.
export { cases } from './api.ts'
export { noCaseIds, said as caseWords } from './labels.ts'
export { caseOf, type DialogOfCase } from './logic.ts'
export { CaseIdField, CaseIdFilter, useHasNoCaseIds, withPickedCase } from './parts/case-id-picker.tsx'
