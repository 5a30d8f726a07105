// What other features may use of the courts.
export { caseStages, caseTypes, courts } from './api.ts'
export { courtName } from './logic.ts'
