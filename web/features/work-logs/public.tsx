export { hoursOfMonthQuery } from './api.ts'
export { WorkBreakdown } from './parts/work-breakdown.tsx'
