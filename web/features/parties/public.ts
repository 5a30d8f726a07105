// What other features may use of the parties.
export { partiesNamedQuery, usePutByName } from './api.ts'
export { newOne, whichIsMeant } from './logic.ts'
