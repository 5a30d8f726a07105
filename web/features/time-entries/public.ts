export { useLogTime } from './api.ts'
export { logThis, said as timeWords } from './labels.ts'
export { useLoggedNotice } from './parts/use-logged-notice.ts'
export { useReading } from './parts/use-time-line.ts'
