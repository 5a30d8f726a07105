// What other features may use of the hearings.
export { bringHearings, takeBackHearings } from './commands/bring-hearings.ts'
export { changeListed, takeBackListed } from './commands/list-hearings.ts'
export { addHearing } from './commands/write-hearing.ts'
export { clashesOn, type HearingOfFeed, hearingsOfDays, hearingsOfFeed } from './queries.ts'
