export { ensureFirstCodes } from './commands/ensure-first-codes.ts'
