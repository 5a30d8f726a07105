// What other features may use of the parties.
export { parties, partiesLikeQuery } from './api.ts'
export { namesOf } from './logic.ts'
export { CaseParties } from './parts/case-parties.tsx'
