import { type FileEnding, listOfEndings } from '../../../contract/files.ts'
import { chatFileMegabytes } from '../../../contract/limits.ts'
import { count, hoursToTenths } from '../../lib/format.ts'

export const said = {
  page: 'Community Chat',
  meta: 'Talk with the whole team',
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
  listed: 'Messages',
  newest: 'Jump to newest',
  olderFailed: 'Older messages could not be loaded.',
  retry: 'Retry',
  older: 'Show older messages',
  loadingOlder: 'Loading...',
  sending: 'Sending...',
  discard: 'Discard',
  you: 'You',
  copy: 'Copy text',
  delete: 'Delete',
  download: 'Download',
  drop: 'Drop the file to attach it',
} as const

/** What may be shared: these kinds of files, up to a size. */
export function kindsOfFiles(endings: readonly FileEnding[]): string {
  return `${listOfEndings(endings)} files up to ${count(chatFileMegabytes)} MB can be shared.`
}

/** Where a message is written. */
export const composing = {
  label: 'Message',
  placeholder: 'Write a message...',
  send: 'Send',
  keys: 'Enter sends, Shift Enter breaks the line, @ mentions somebody',
  characters: ' characters',
  attach: 'Attach a file',
  file: 'File to attach',
  people: 'People to mention',
} as const

/** What is asked before a message, or all of them, goes. */
export const asked = {
  delete: 'Delete this message?',
  gone: 'It disappears for everybody.',
  goneWithFile: 'It disappears with its file for everybody.',
  clear: 'Clear the whole chat?',
  allGone: 'All messages and files are deleted for everybody. This cannot be undone.',
  clearIt: 'Clear chat',
} as const

/** A file on its way. */
export const attaching = {
  sending: (percent: number) => `Uploading ${count(percent)}%`,
  failed: 'Not uploaded',
  ready: 'Ready to send',
  progress: (name: string) => `Uploading ${name}`,
  again: (name: string) => `Upload ${name} again`,
  cancel: (name: string) => `Cancel uploading ${name}`,
  remove: (name: string) => `Remove ${name}`,
}

export const picture = {
  open: (name: string) => `Open picture ${name}`,
  again: (name: string) => `Load picture ${name} again`,
}

/** The button of the menu of a message; of one's own without a name. */
export function actionsFor(name: string | undefined): string {
  return `Actions for message of ${name ?? 'yours'}`
}

/** A file's size for people: '820 KB', '3.4 MB'. */
export function sizeLabel(bytes: number): string {
  if (bytes < 1024) return `${count(bytes)} B`
  const kilobytes = bytes / 1024
  if (kilobytes < 1024) return `${count(Math.round(kilobytes))} KB`
  return `${hoursToTenths(kilobytes / 1024)} MB`
}

/** What a screen reader says of a message that has just come. */
export function spoken(name: string, text: string, file_name: string | null): string {
  const file = file_name === null ? '' : `file ${file_name}`
  return `${name}: ${[text, file].filter(Boolean).join(', ')}`
}
