export { RunningStrip, RunningTimer } from './parts/live-timer.tsx'
export { TimerProvider, useTimer } from './parts/timer-provider.tsx'
