export { hoursOfMonthQuery } from './api.ts'
export { AddHours } from './parts/add-day.tsx'
export { TaskDays } from './parts/day-row.tsx'
export { WorkBreakdown } from './parts/work-breakdown.tsx'
