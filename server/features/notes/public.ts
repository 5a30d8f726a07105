// What other features may use of the notes.
export { bookDay, holdDay, roomOfDay } from './commands/book-hours.ts'
export { holdNote } from './commands/hold-note.ts'
export { settleTimeZone } from './commands/settle-time-zone.ts'
export { touchBookedNote, touchNote } from './commands/touch-note.ts'
export { daysMeant, mayChange, rangesMeant } from './rules.ts'
export { searchNotes } from './search.ts'
