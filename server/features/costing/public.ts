// What other features may use of the costs.
export { costs } from './rows.ts'
