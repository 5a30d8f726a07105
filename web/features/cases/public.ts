// What other features may use of the cases.
export { caseQuery, cases, courtChoicesQuery, leadChoicesQuery } from './api.ts'
export { choiceNames as caseChoiceNames, noCaseIds, said as caseWords } from './labels.ts'
export { caseOf, type DialogOfCase } from './logic.ts'
export {
  CaseField,
  CaseIdField,
  CaseIdFilter,
  complainUnpicked,
  useHasNoCaseIds,
  withCase,
  withPickedCase,
} from './parts/case-id-picker.tsx'
export { CaseLink } from './parts/case-link.tsx'
export { LinksField } from './parts/links-field.tsx'
export { PickCase } from './parts/pick-case.tsx'
