export { addProfile } from './commands/add-profile.ts'
