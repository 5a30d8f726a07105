import { isWebAddress, schemeOf } from './kernel/web-address.ts'

/**
 * The one list of what a rich text may contain. The server keeps exactly this when it stores a text,
 * the web shows exactly this, and neither knows any other markup.
 */
export const textColors = [
  'ink',
  'slate',
  'red',
  'orange',
  'amber',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
] as const
export type TextColor = (typeof textColors)[number]

export const blockTags = ['p', 'ul', 'ol', 'li'] as const
export const markTags = ['strong', 'em', 'u'] as const
export const linkSchemes = ['http', 'https', 'mailto'] as const

/** A rich text may be this long, in UTF-8 bytes of its markup. */
export const contentBytes = 1_048_576
/** Deeper markup than this is refused: nobody writes it, and it is slow to show. */
export const nestingDepth = 40

export type RichNode =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'block'; tag: (typeof blockTags)[number]; children: RichNode[] }
  | { kind: 'mark'; tag: (typeof markTags)[number]; children: RichNode[] }
  | { kind: 'color'; color: TextColor; children: RichNode[] }
  | { kind: 'link'; href: string; children: RichNode[] }

/** The address of a link as it may be shown and followed, or undefined when it may not. */
export function safeHref(href: string): string | undefined {
  const trimmed = href.trim()
  const scheme = schemeOf(trimmed) ?? ''
  if (!isOneOf(linkSchemes, scheme)) return undefined
  // A name and password before the host hide which host it is.
  return scheme === 'mailto' || isWebAddress(trimmed) ? trimmed : undefined
}

type Parent = Extract<RichNode, { children: RichNode[] }>

const token = /<(\/?)([a-z]+)((?:\s+[a-z-]+="[^"<>]*")*)\s*(\/?)>|([^<]+)|(<)/g
const attribute = /([a-z-]+)="([^"]*)"/g

/**
 * Reads markup in the form that the server stores into a tree, without a browser's HTML parser.
 * Whatever is not of that form becomes plain text, so nothing foreign can ever be shown as markup.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichNode[] = []
  const open: { tag: string; node: Parent }[] = []
  const into = () => open.at(-1)?.node.children ?? root
  for (const match of html.matchAll(token)) {
    const [whole, closing, tag = '', attributes = '', , text] = match
    if (text !== undefined) into().push({ kind: 'text', text: decode(text) })
    else if (!tag) into().push({ kind: 'text', text: whole })
    else if (closing) closeTag(open, tag)
    else if (tag === 'br') into().push({ kind: 'break' })
    else {
      const node = open.length < nestingDepth ? nodeOf(tag, attributes) : undefined
      if (!node) continue
      into().push(node)
      open.push({ tag, node })
    }
  }
  return root
}

/** The words of a text, without markup, blocks and breaks on lines of their own. */
export function plainText(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      if (node.kind === 'break') return '\n'
      return node.kind === 'block' ? `${plainText(node.children)}\n` : plainText(node.children)
    })
    .join('')
}

function closeTag(open: { tag: string; node: Parent }[], tag: string): void {
  const at = open.findLastIndex((entry) => entry.tag === tag)
  if (at >= 0) open.length = at
}

function nodeOf(tag: string, attributes: string): Parent | undefined {
  const values = new Map(
    [...attributes.matchAll(attribute)].map(([, name = '', value = '']) => [name, decode(value)]),
  )
  if (isOneOf(blockTags, tag)) return { kind: 'block', tag, children: [] }
  if (isOneOf(markTags, tag)) return { kind: 'mark', tag, children: [] }
  const color = values.get('data-color') ?? ''
  if (tag === 'span' && isOneOf(textColors, color)) return { kind: 'color', color, children: [] }
  const href = safeHref(values.get('href') ?? '')
  if (tag === 'a' && href) return { kind: 'link', href, children: [] }
  return undefined
}

function isOneOf<T extends string>(list: readonly T[], value: string): value is T {
  return (list as readonly string[]).includes(value)
}

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
