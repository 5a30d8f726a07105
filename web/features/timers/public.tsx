export { RunningTimer } from './parts/running-timer.tsx'
export { TimedTasks } from './parts/timed-tasks.tsx'
export { TimerProvider } from './parts/timer-provider.tsx'
