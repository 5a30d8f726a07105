// What other features may use of the hearings.
export { setHearingsQuery } from './api.ts'
export { adjournerWords } from './labels.ts'
export { numberOf, partiesOf } from './logic.ts'
