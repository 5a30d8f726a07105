import sanitizeHtml from 'sanitize-html'
import { complaint } from '../../contract/kernel/complaints.ts'
import {
  blockTags,
  contentBytes,
  linkSchemes,
  markTags,
  nestingDepth,
  parseRichText,
  plainText,
  type RichNode,
  safeHref,
  textColors,
} from '../../contract/rich-text.ts'
import { invalidField, Refusal } from './refusal.ts'

/** Raw markup nested deeper than this is refused before anything parses it. */
const rawDepth = 1000

/**
 * Keeps of a rich text exactly what `contract/rich-text.ts` allows, and gives its words for the search. What it gave
 * it keeps unchanged. Linear in the length; refuses what is nested to death, and what is too large, unless what was
 * kept before is as large as that.
 */
export function cleanRichText(html: string, before = ''): { html: string; text: string } {
  const most = Math.max(contentBytes, Buffer.byteLength(before))
  assertSize('content', Buffer.byteLength(html), most)
  if (depthOf(html) > rawDepth) throw invalidField('content', complaint('nested'))
  const tree = parseRichText(sanitizeHtml(html.replace(controls, ''), rules).trim())
  const clean = markupOf(tree).trim()
  assertSize('content', Buffer.byteLength(clean), most)
  return { html: clean, text: plainText(tree).replace(/\s+/g, ' ').trim() }
}

/** Refuses a field whose text is too large, by its name. */
export function assertSize(field: string, bytes: number, most: number): void {
  if (bytes <= most) return
  const fields = [{ path: field, message: complaint('kibibytes', { most: contentBytes / 1024 }) }]
  throw new Refusal('too_large', 'notes.content_too_large', { fields })
}

/** The markup of a tree, in the form in which `parseRichText` reads it back. */
function markupOf(nodes: readonly RichNode[]): string {
  return nodes.map(pieceOf).join('')
}

function pieceOf(node: RichNode): string {
  if (node.kind === 'text') return escaped(node.text)
  if (node.kind === 'break') return '<br />'
  const inner = markupOf(node.children)
  if (node.kind === 'color') return `<span data-color="${node.color}">${inner}</span>`
  if (node.kind === 'link') return `<a href="${escaped(node.href)}">${inner}</a>`
  return `<${node.tag}>${inner}</${node.tag}>`
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&${entities[sign]};`)
const entities: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }

/** The words of a rich text that is stored, block by block on lines of their own. */
export function wordsOf(html: string): string {
  return plainText(parseRichText(html)).trim()
}

/** Control characters other than tabs and line ends: nobody types them, and a terminal would obey them. */
const controls = /(?![\n\r\t])\p{Cc}/gu

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...blockTags, ...markTags, 'br', 'span', 'a'],
  allowedAttributes: { a: ['href'], span: ['data-color'] },
  allowedSchemes: [...linkSchemes],
  allowProtocolRelative: false,
  nestingLimit: nestingDepth,
  transformTags: { b: 'strong', i: 'em', h1: 'p', h2: 'p', h3: 'p', h4: 'p', div: 'p' },
  exclusiveFilter: ({ tag, attribs }) => (keepsMeaning(tag, attribs) ? false : 'excludeTag'),
}

/** A span without one of the ten colours and a link without a followable address are only their words. */
function keepsMeaning(tag: string, attributes: Record<string, string>): boolean {
  if (tag === 'span') return (textColors as readonly string[]).includes(attributes['data-color'] ?? '')
  if (tag === 'a') return safeHref(attributes.href ?? '') !== undefined
  return true
}

function depthOf(html: string): number {
  let depth = 0
  let deepest = 0
  for (const [tag] of html.matchAll(/<\/?(?!br|img|hr|input|meta|link|wbr)[a-z]/gi)) {
    depth += tag.startsWith('</') ? -1 : 1
    if (depth > deepest) deepest = depth
  }
  return deepest
}
