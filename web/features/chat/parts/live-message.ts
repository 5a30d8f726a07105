import * as z from 'zod/mini'
import { type LiveChatMessage, liveChatMessage } from '../../../../contract/chat.ts'

/** A message as the live stream brought it; undefined for what this release cannot read. */
export function readMessage(content: unknown): LiveChatMessage | undefined {
  return z.safeParse(liveChatMessage, content).data
}
