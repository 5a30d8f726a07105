export { useLogTime } from './api.ts'
export { amountOf, lengthOf, logThis, said as timeWords, sumOfWeek, weekSpan } from './labels.ts'
export { useLoggedNotice } from './parts/use-logged-notice.ts'
export { useReading } from './parts/use-time-line.ts'
