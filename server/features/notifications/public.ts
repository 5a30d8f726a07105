export { wordsOf as wordsOfNews } from './rules.ts'
