// What other features may use of the courts.
export {
  caseStages,
  caseTypes,
  courtCalendars,
  courtDaysQuery,
  courts,
  firmSettingsQuery,
  useChangeSettings,
} from './api.ts'
export { courtName, runsOf } from './logic.ts'
export { TouchedItem, TouchedList } from './parts/touched-item.tsx'
