// What other features may use of the courts.
export { caseStages, caseTypes, courtCalendars, courtDaysQuery, courts } from './api.ts'
export { courtName } from './logic.ts'
