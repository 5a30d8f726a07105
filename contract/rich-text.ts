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

/** A rich text may be this long, in UTF-8 bytes of its markup, and the texts of a list's items together. */
export const contentBytes = 256 * 1024
/** Deeper markup than this is refused: nobody writes it, and it is slow to show. */
export const nestingDepth = 40
const blockDepth = 30

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
type Block = Extract<RichNode, { kind: 'block' }>
type Inline = Exclude<Parent, Block>

const token = /<(\/?)([a-z]+)((?:\s+[a-z-]+="[^"<>]*")*)\s*(\/?)>|([^<]+)|(<)/g
const attribute = /([a-z-]+)="([^"]*)"/g

/**
 * Reads markup in the form that the server stores into a tree, without a browser's HTML parser.
 * Whatever is not of that form becomes plain text, so nothing foreign can ever be shown as markup. A block stands
 * nowhere but at the top or in an item, and an item nowhere but in a list.
 */
export function parseRichText(html: string): RichNode[] {
  return notTooDeep(unwrapped(treeOf(html), []), 0)
}

function treeOf(html: string): RichNode[] {
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
      // A link in a link leads where the outer one does.
      if (!node || (tag === 'a' && open.some((each) => each.tag === 'a'))) continue
      into().push(node)
      open.push({ tag, node })
    }
  }
  return root
}

/** Blocks out of what may not hold any: each takes along what stood around it, words between them stay loose. */
function unwrapped(nodes: readonly RichNode[], around: readonly Inline[]): RichNode[] {
  return runsOf(nodes).flatMap((run) => {
    if (Array.isArray(run)) return dressed(run, around)
    if (run.kind !== 'block') return unwrapped(run.children, within(around, run))
    if (run.tag === 'ul' || run.tag === 'ol') return listOf(run, around)
    const children = unwrapped(run.children, around)
    // An empty paragraph is a line that somebody left empty; around other blocks it is nothing.
    return children.some(isBlock) ? paragraphsOf(children) : [{ ...run, tag: 'p' as const, children }]
  })
}

function listOf(list: Block, around: readonly Inline[]): RichNode[] {
  const items = itemsOf(list.children, around)
  return items.length > 0 ? [{ ...list, children: items }] : []
}

function itemsOf(nodes: readonly RichNode[], around: readonly Inline[]): RichNode[] {
  return runsOf(nodes).flatMap((run) => {
    if (!Array.isArray(run) && run.kind !== 'block') return itemsOf(run.children, within(around, run))
    const isItem = !Array.isArray(run) && run.tag === 'li'
    const children = unwrapped(isItem ? run.children : [run].flat(), around)
    return isItem || hasWords(children) ? [{ kind: 'block', tag: 'li', children } as const] : []
  })
}

function paragraphsOf(nodes: readonly RichNode[]): RichNode[] {
  return runsOf(nodes).flatMap((run) => {
    if (!Array.isArray(run)) return [run]
    return hasWords(run) ? [{ kind: 'block', tag: 'p', children: run } as const] : []
  })
}

/** Neighbours without a block in them together, and each one with a block in it alone. */
function runsOf(nodes: readonly RichNode[]): (RichNode[] | Parent)[] {
  const runs: (RichNode[] | Parent)[] = []
  for (const node of nodes) {
    const last = runs.at(-1)
    if ('children' in node && holdsBlock(node)) runs.push(node)
    else if (Array.isArray(last)) last.push(node)
    else runs.push([node])
  }
  return runs
}

function dressed(nodes: RichNode[], around: readonly Inline[]): RichNode[] {
  return around.reduceRight((children, each) => [{ ...each, children }], nodes)
}

/** One of a kind is enough, and the inner one counts. */
function within(around: readonly Inline[], inner: Inline): Inline[] {
  const kindOf = (node: Inline) => (node.kind === 'mark' ? node.tag : node.kind)
  return [...around.filter((each) => kindOf(each) !== kindOf(inner)), inner]
}

/** What wrapping has made too deep is only its words again. Blocks end earlier: the editor puts some of its own below. */
function notTooDeep(nodes: readonly RichNode[], depth: number): RichNode[] {
  return nodes.flatMap((node) => {
    if (!('children' in node)) return [node]
    if (depth >= (isBlock(node) ? blockDepth : nestingDepth)) return notTooDeep(node.children, depth)
    return [{ ...node, children: notTooDeep(node.children, depth + 1) }]
  })
}

const isBlock = (node: RichNode): node is Block => node.kind === 'block'
const holdsBlock = (node: RichNode): boolean =>
  isBlock(node) || ('children' in node && node.children.some(holdsBlock))
/** Whether there is anything to read in it; a line break counts. */
export const hasWords = (nodes: readonly RichNode[]): boolean =>
  nodes.some((node) =>
    node.kind === 'text' ? node.text.trim() !== '' : node.kind === 'break' || hasWords(node.children),
  )

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
