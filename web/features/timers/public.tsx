export { RunningTimer } from './parts/running-timer.tsx'
export { TimerProvider } from './parts/timer-provider.tsx'
