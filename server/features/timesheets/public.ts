export { getBillingSettings, weeksWaitingFor } from './queries.ts'
