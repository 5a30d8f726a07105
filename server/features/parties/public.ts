// What other features may use of the parties.
export { bringParties, takeBackBrought } from './commands/bring-parties.ts'
export {
  type AlikeName,
  alikeNames,
  type NameSource,
  namesMeant,
  partiesReached,
  readGroups,
} from './search.ts'
