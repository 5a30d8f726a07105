// What other features may use of the people.
export { addProfile, replaceProfile } from './commands/add-profile.ts'
export { findMentioned } from './commands/find-mentioned.ts'
export { findMentionable, withAuthor } from './queries.ts'
export { type AuthorRow, presentAuthor, presentName, speechOf } from './rules.ts'
