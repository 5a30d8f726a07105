export { fateOf } from './commands/choose-way.ts'
export { momentOf } from './commands/hand-out.ts'
export { wishesOf } from './queries.ts'
export { presentNotification, wordsOf as wordsOfNews } from './rules.ts'
