import type { ChatMessage } from '../../../contract/chat.ts'
import { chatLimits, mentionKey, mentionName, mentionsIn } from '../../../contract/chat.ts'
import { isWebAddress } from '../../../contract/kernel/web-address.ts'

/** One page as the server answers it, newest first. */
export interface Page {
  items: ChatMessage[]
  next: string | null
}

/** The pages with a message that has come, in its place and once; one older than all of them is left out. */
export function withMessage(pages: readonly Page[], message: ChatMessage): Page[] {
  const oldest = pages.at(-1)
  if (pages.some((page) => page.items.some(({ id }) => id === message.id))) return [...pages]
  const isOlder = oldest?.next !== null && (oldest?.items.at(-1)?.seq ?? 0) > message.seq
  const at = pages.findIndex(({ items }) => (items.at(-1)?.seq ?? 0) < message.seq)
  if (isOlder || pages.length === 0) return [...pages]
  return pages.map((page, index) => {
    if (index !== (at < 0 ? pages.length - 1 : at)) return page
    return { ...page, items: [...page.items, message].sort((one, other) => other.seq - one.seq) }
  })
}

/** The pages without a message that is gone. */
export function withoutMessage(pages: readonly Page[], id: string): Page[] {
  return pages.map((page) => ({ ...page, items: page.items.filter((message) => message.id !== id) }))
}

/** A piece of a message's text. */
type Piece = { kind: 'text' | 'link' | 'mention'; text: string }

/** A text in pieces: addresses of the web, mentions that count, and everything else as it stands. */
export function piecesOf(text: string, mentioned_names: readonly string[] | null): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  const found = [...linksIn(text), ...mentionPieces(text, mentioned_names ?? [])]
  for (const { kind, at, text: piece } of found.sort((one, other) => one.at - other.at)) {
    // A name within an address belongs to the address.
    if (at < from) continue
    if (at > from) pieces.push({ kind: 'text', text: text.slice(from, at) })
    pieces.push({ kind, text: piece })
    from = at + piece.length
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) })
  return pieces
}

function linksIn(text: string): (Piece & { at: number })[] {
  return [...text.matchAll(/https?:\/\/[^\s<>"]+/gi)]
    .map(({ 0: found, index }) => ({ kind: 'link' as const, at: index, text: withoutEnd(found) }))
    .filter((link) => isWebAddress(link.text))
}

function mentionPieces(text: string, names: readonly string[]): (Piece & { at: number })[] {
  return mentionsIn(text, names).map(({ at, name }) => ({ kind: 'mention', at, text: `@${name}` }))
}

/** An address without what belongs to the sentence around it: a full stop, or a bracket that it does not open. */
function withoutEnd(address: string): string {
  let rest = address
  for (;;) {
    const last = rest.at(-1) ?? ''
    const closes = last === ')' && !rest.includes('(')
    if (!closes && !/[.,;:!?'”’»\]।]/.test(last)) return rest
    rest = rest.slice(0, -1)
  }
}

/** What is being typed after an @ at the caret, and where the @ stands; up to 20 characters without a space. */
export function mentionAt(text: string, caret: number): { at: number; query: string } | undefined {
  const found = /(?:^|[^\p{L}\p{M}\p{N}])@([^\s@]*)$/u.exec(text.slice(0, caret))
  const query = found?.[1]
  if (query === undefined || [...query].length > chatLimits.query) return undefined
  return { at: caret - query.length - 1, query }
}

/** A text in which a person was picked, and where the caret then stands. */
export function withMention(text: string, at: number, caret: number, full_name: string) {
  const before = `${text.slice(0, at)}@${mentionName(full_name)} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}

/** The people picked whom the text still names. */
export function stillMentioned(text: string, picked: ReadonlyMap<string, string>): string[] {
  const named = new Set(mentionsIn(text, picked.values()).map(({ name }) => mentionKey(name)))
  return [...picked].filter(([, mention]) => named.has(mentionKey(mention))).map(([user_id]) => user_id)
}

/** How many characters a text counts, as people count them. */
export function charactersIn(text: string): number {
  return [...text.trim()].length
}

/** The oldest of so many newest messages of others: above it stands the line of what is new. */
export function firstUnread(
  newestFirst: readonly ChatMessage[],
  me: string,
  unread: number,
): string | undefined {
  return newestFirst
    .filter(({ user_id }) => user_id !== me)
    .slice(0, unread)
    .at(-1)?.id
}

const sameBreath = 5 * 60_000

/** Whether a message goes on what its writer has just said, so that their name need not stand again. */
export function goesOn(message: ChatMessage, before: ChatMessage | undefined): boolean {
  if (before?.user_id !== message.user_id) return false
  return Date.parse(message.created_at) - Date.parse(before.created_at) < sameBreath
}

/** How large a picture is shown: whole, within a frame, never larger than it is. */
export function shownSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, 320 / width, 260 / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
