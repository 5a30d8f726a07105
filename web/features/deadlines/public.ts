// What other features may use of the deadlines.
export { deadlineForms } from './address.ts'
