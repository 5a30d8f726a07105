// What other features may use of the parties.
export { CaseParties } from './parts/case-parties.tsx'
