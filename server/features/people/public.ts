// What other features may use of the people.
export { addProfile, replaceProfile } from './commands/add-profile.ts'
export { findMentioned } from './commands/find-mentioned.ts'
export { findMentionable, madeByNamed, somebody, withAuthor } from './queries.ts'
export {
  type AuthorRow,
  type PersonRow,
  presentAuthor,
  presentName,
  presentPerson,
  speechOf,
} from './rules.ts'
