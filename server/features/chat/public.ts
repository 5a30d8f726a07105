export { liveMessages } from './queries.ts'
