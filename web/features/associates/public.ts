// What other features may use of the associates.
export { associatesQuery } from './api.ts'
export { unknownAssociate } from './labels.ts'
export { AssociatePicker } from './parts/associate-picker.tsx'
