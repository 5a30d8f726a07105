import { chatEndings } from '../../../contract/chat.ts'
import { listOfEndings } from '../../../contract/files.ts'
import { chatFileMegabytes } from '../../../contract/limits.ts'

export const said = {
  title: 'Team Discussion',
  loading: 'Loading messages...',
  loadFailed: 'Failed to load chat messages',
  uploadFailed: 'Failed to upload file',
  sendFailed: 'Failed to send message',
  deleteFailed: 'Failed to delete message',
  clearFailed: 'Failed to clear chat',
  copyFailed: 'Failed to copy the text',
  openFailed: 'Failed to open file',
  cleared: 'The chat was cleared',
  deleted: 'Message deleted successfully',
  none: 'No messages yet',
  noneHint: 'Say something to the team, share a file, or mention somebody with @.',
  oneFile: 'A message carries one file.',
  oneFileHint: 'The first one was attached. Send it, then attach the next.',
  unread: 'New messages',
  placeholder: 'Write a message...',
  kinds: `${listOfEndings(chatEndings)} files up to ${chatFileMegabytes} MB can be shared.`,
} as const

/** What a picker of files lets through. */
export const acceptedFiles = chatEndings.map((ending) => `.${ending}`).join(',')

/** A file's size for people: '820 KB', '3.4 MB'. */
export function sizeLabel(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kilobytes = bytes / 1024
  if (kilobytes < 1024) return `${Math.round(kilobytes)} KB`
  return `${(kilobytes / 1024).toFixed(1)} MB`
}

/** What a screen reader says of a message that has just come. */
export function spoken(name: string, text: string, file_name: string | null): string {
  const file = file_name === null ? '' : `file ${file_name}`
  return `${name}: ${[text, file].filter(Boolean).join(', ')}`
}
