export { hoursOfMonthQuery } from './api.ts'
export { TaskDays } from './parts/task-days.tsx'
export { WorkBreakdown } from './parts/work-breakdown.tsx'
