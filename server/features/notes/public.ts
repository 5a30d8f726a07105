// What other features may use of the notes.
export { bookDay, holdDay, roomOfDay, touchNote } from './commands/book-hours.ts'
export { holdNote } from './commands/put-away.ts'
export { settleTimeZone } from './commands/settle-time-zone.ts'
export { updateNote } from './commands/update-note.ts'
export { keptCounts } from './queries.ts'
export { daysMeant, mayChange, rangesMeant } from './rules.ts'
export { searchNotes } from './search.ts'
