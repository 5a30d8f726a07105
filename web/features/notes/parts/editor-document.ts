import type { JSONContent } from '@tiptap/core'
import { hasWords, type RichNode, type TextColor, textColors } from '../../../../contract/rich-text.ts'

/** Marks from the outside in, always in this order, so that the same text is always the same markup. */
const markOrder = ['link', 'textColor', 'bold', 'italic', 'underline'] as const

const blockTypes = { p: 'paragraph', ul: 'bulletList', ol: 'orderedList', li: 'listItem' } as const
const markTypes = { strong: 'bold', em: 'italic', u: 'underline' } as const

type Mark = NonNullable<JSONContent['marks']>[number]
type Block = Extract<RichNode, { kind: 'block' }>

/** A stored text as the editor's document; loose words are wrapped, because it knows none. */
export function documentOf(nodes: readonly RichNode[]): JSONContent {
  const content = blocksOf(nodes)
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

function blocksOf(nodes: readonly RichNode[]): JSONContent[] {
  const blocks: JSONContent[] = []
  let loose: RichNode[] = []
  const wrapLoose = () => {
    if (hasWords(loose)) blocks.push(paragraphOf(loose))
    loose = []
  }
  for (const node of nodes) {
    if (node.kind !== 'block') {
      loose.push(node)
      continue
    }
    wrapLoose()
    blocks.push(blockOf(node))
  }
  wrapLoose()
  return blocks
}

function blockOf({ tag, children }: Block): JSONContent {
  if (tag === 'p') return paragraphOf(children)
  const items = children.map((item) => itemOf('children' in item ? item.children : [item]))
  return { type: blockTypes[tag], content: items }
}

function itemOf(children: readonly RichNode[]): JSONContent {
  const blocks = blocksOf(children)
  // An item begins with a paragraph.
  const content = blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks]
  return { type: 'listItem', content }
}

function paragraphOf(nodes: readonly RichNode[]): JSONContent {
  const content = inlineOf(nodes, [])
  return content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' }
}

function inlineOf(nodes: readonly RichNode[], marks: readonly Mark[]): JSONContent[] {
  return nodes.flatMap((node) => inlineNode(node, marks))
}

function inlineNode(node: RichNode, marks: readonly Mark[]): JSONContent[] {
  switch (node.kind) {
    case 'text':
      if (node.text === '') return []
      return [{ type: 'text', text: node.text, ...(marks.length > 0 && { marks: [...marks] }) }]
    case 'break':
      return [{ type: 'hardBreak' }]
    case 'block':
      return inlineOf(node.children, marks)
    case 'mark':
      return inlineOf(node.children, withMark(marks, { type: markTypes[node.tag] }))
    case 'color':
      return inlineOf(node.children, withMark(marks, { type: 'textColor', attrs: { color: node.color } }))
    case 'link':
      return inlineOf(node.children, withMark(marks, { type: 'link', attrs: { href: node.href } }))
  }
}

function withMark(marks: readonly Mark[], mark: Mark): Mark[] {
  return [...marks.filter(({ type }) => type !== mark.type), mark]
}

/** The editor's document as it is stored; an empty one is ''. */
export function markupOf(document: JSONContent): string {
  const markup = (document.content ?? []).map(blockMarkup).join('')
  return /^(<p><\/p>)*$/.test(markup) ? '' : markup
}

function blockMarkup(node: JSONContent): string {
  const children = node.content ?? []
  if (node.type === 'paragraph') return `<p>${inlineMarkup(children)}</p>`
  const tag = node.type === 'bulletList' ? 'ul' : node.type === 'orderedList' ? 'ol' : 'li'
  return `<${tag}>${children.map(blockMarkup).join('')}</${tag}>`
}

/** Neighbours share a tag as long as they share the mark, so that a half-bold link stays one link. */
function inlineMarkup(nodes: readonly JSONContent[]): string {
  let markup = ''
  let open: Mark[] = []
  for (const node of nodes) {
    const marks = sorted(node.marks ?? [])
    let kept = 0
    while (kept < open.length && isSameMark(open[kept], marks[kept])) kept += 1
    markup += closing(open.slice(kept)) + marks.slice(kept).map(openingTag).join('')
    markup += node.type === 'hardBreak' ? '<br>' : escapeText(node.text ?? '')
    open = marks
  }
  return markup + closing(open)
}

function sorted(marks: readonly Mark[]): Mark[] {
  return markOrder.flatMap((type) => marks.filter((mark) => mark.type === type && isKnown(mark)))
}

function isKnown(mark: Mark): boolean {
  return mark.type !== 'textColor' || isTextColor(mark.attrs?.color)
}

function isSameMark(a: Mark | undefined, b: Mark | undefined): boolean {
  return a?.type === b?.type && a?.attrs?.href === b?.attrs?.href && a?.attrs?.color === b?.attrs?.color
}

const tagOfMark: Record<string, string> = {
  link: 'a',
  textColor: 'span',
  bold: 'strong',
  italic: 'em',
  underline: 'u',
}

function openingTag({ type, attrs }: Mark): string {
  if (type === 'link') return `<a href="${escapeText(String(attrs?.href ?? ''))}">`
  if (type === 'textColor') return `<span data-color="${escapeText(String(attrs?.color))}">`
  return `<${tagOfMark[type]}>`
}

function closing(marks: readonly Mark[]): string {
  return marks
    .toReversed()
    .map(({ type }) => `</${tagOfMark[type]}>`)
    .join('')
}

export function isTextColor(name: unknown): name is TextColor {
  return (textColors as readonly unknown[]).includes(name)
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
