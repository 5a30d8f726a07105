export { endSessions } from './commands/end-sessions.ts'
export { ensureFirstCodes } from './commands/ensure-first-codes.ts'
