// What other features may use of the notes.
export { bookDay, holdDay, holdOpenDay, isOpenDay, roomOfDay, touchNote } from './commands/book-hours.ts'
export { createNote } from './commands/create-note.ts'
export { hintsOf } from './commands/hint-note.ts'
export {
  archiveNote,
  deleteNote,
  holdNote,
  holdNoteToWork,
  restoreNote,
  unarchiveNote,
} from './commands/put-away.ts'
export { settleTimeZone } from './commands/settle-time-zone.ts'
export { updateNote } from './commands/update-note.ts'
export { getNote, keptCounts, onDaysMeant } from './queries.ts'
export { type KeptNote, mayChange, rangesMeant } from './rules.ts'
export { searchNotes } from './search.ts'
