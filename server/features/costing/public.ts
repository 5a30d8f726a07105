export { costs } from './rows.ts'
