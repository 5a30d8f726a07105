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
export { courtName } from './logic.ts'
export { TouchedItem } from './parts/touched-item.tsx'
