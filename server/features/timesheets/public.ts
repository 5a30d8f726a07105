export { getBillingSettings } from './queries.ts'
