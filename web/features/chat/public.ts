// What other features may use of the chat.
export { stillMentioned } from './logic.ts'
export { MentionList } from './parts/mention-list.tsx'
export { MessageText } from './parts/message-text.tsx'
export { useKeptText } from './parts/use-kept-text.ts'
export { useMentions } from './parts/use-mentions.ts'
