export { offlineSince } from './labels.ts'
export { KeepSwitch } from './parts/keep-switch.tsx'
export { KeptBoard } from './parts/kept-board.tsx'
export { useKeeping, useKeptDay } from './parts/use-kept-day.ts'
