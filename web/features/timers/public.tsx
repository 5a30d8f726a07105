export { RunningTimer } from './parts/live-timer.tsx'
export { TimerProvider } from './parts/timer-provider.tsx'
