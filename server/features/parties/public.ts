// What other features may use of the parties.
export { bringParties, takeBackBrought } from './commands/bring-parties.ts'
export { putOnCase } from './commands/write-case-party.ts'
export { addParty } from './commands/write-party.ts'
export { keptId } from './rules.ts'
export {
  type AlikeName,
  type AlikeNames,
  alikeNames,
  type NameSource,
  partiesReached,
  type Reached,
} from './search.ts'
