export { SharedTasks } from './parts/shared-tasks.tsx'
