// What other features may use of the parties.
export { partiesLikeQuery, usePutByName } from './api.ts'
export { namesOf } from './logic.ts'
