import { isTextColor } from './editor-document.ts'
import { withWordLists } from './word-lists.ts'

const token = /<!--[\s\S]*?-->|<[!?][^>]*>|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|([^<]+)|</gi
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

const kept = /^(p|ul|ol|li|br)$/
/** No shapes of ours, but they part one line from the next. */
const parting = /^(div|h[1-6]|blockquote|pre|table|tbody|thead|tr|td|th|section|article|dl|dt|dd|hr)$/
const dropped = /^(head|style|script|title|template|svg|math|iframe|object|noscript|select|textarea)$/
const empty = /^(br|hr|img|input|meta|link|col|wbr|area|base|embed|source|track)$/

interface Open {
  tag: string
  /** What closes it in the outcome. */
  end: string
}

/**
 * Pasted markup as far as the editor has a use for it: no style, no handler, no comment reaches the parser, which
 * would otherwise report each of them as a breach of the policy. What style means in bold, italic and underline stays.
 */
export function cleanPastedHtml(html: string): string {
  let out = ''
  const open: Open[] = []
  const closeTo = (depth: number) => {
    while (open.length > depth) out += open.pop()?.end ?? ''
  }
  let skipping: string | undefined
  for (const [whole, slash, name, attributes = '', words] of withWordLists(html).matchAll(token)) {
    const tag = name?.toLowerCase()
    if (skipping !== undefined) {
      if (slash && tag === skipping) skipping = undefined
    } else if (words !== undefined) out += words
    else if (whole === '<') out += '&lt;'
    else if (!tag) continue
    else if (slash) {
      const depth = open.findLastIndex((entry) => entry.tag === tag)
      if (depth >= 0) closeTo(depth)
    } else if (dropped.test(tag)) skipping = tag
    else {
      const depth = impliedEnd(open, tag)
      if (depth !== undefined) closeTo(depth)
      const piece = pieceOf(tag, valuesOf(attributes))
      out += piece.start
      if (!empty.test(tag)) open.push({ tag, end: piece.end })
    }
  }
  closeTo(0)
  return out
}

/** Where an opening tag ends what stands open without saying so: a paragraph at a block, an item at the next one. */
function impliedEnd(open: readonly Open[], tag: string): number | undefined {
  const last = open.findLastIndex((entry) => /^(p|li|ul|ol|td|th)$/.test(entry.tag))
  const before = open[last]?.tag
  if (before === 'p' && (/^(p|ul|ol|li)$/.test(tag) || parting.test(tag))) return last
  return before === 'li' && tag === 'li' ? last : undefined
}

function pieceOf(tag: string, values: ReadonlyMap<string, string>): { start: string; end: string } {
  const slice = values.get('data-pm-slice')
  // The editor's own mark on what was copied from it.
  const own = slice === undefined ? '' : ` data-pm-slice="${quoted(slice)}"`
  const marks = marksOf(tag, values.get('style')?.toLowerCase() ?? '')
  const start = marks.map((mark) => `<${mark}>`).join('')
  const end = marks
    .toReversed()
    .map((mark) => `</${mark}>`)
    .join('')
  if (kept.test(tag) || parting.test(tag)) {
    // Cells of a row become words of one line, so they need a space.
    const gap = tag === 'td' || tag === 'th' ? ' ' : ''
    return { start: `<${tag}${own}>${start}`, end: `${end}${gap}</${tag}>` }
  }
  if (tag === 'a' && values.has('href')) {
    return { start: `<a${own} href="${quoted(values.get('href') ?? '')}">${start}`, end: `${end}</a>` }
  }
  const color = values.get('data-color')
  if (isTextColor(color)) return { start: `<span${own} data-color="${color}">${start}`, end: `${end}</span>` }
  return own === '' ? { start, end } : { start: `<span${own}>${start}`, end: `${end}</span>` }
}

function marksOf(tag: string, style: string): string[] {
  const weight = style.match(/font-weight:\s*(\w+)/)?.[1]
  const isBold =
    weight === undefined ? tag === 'b' || tag === 'strong' : /^(bold|bolder|[6-9]00)$/.test(weight)
  const slant = style.match(/font-style:\s*(\w+)/)?.[1]
  const isItalic = slant === undefined ? tag === 'i' || tag === 'em' : slant === 'italic'
  const isUnderlined = tag === 'u' || (tag !== 'a' && /text-decoration[\w-]*:[^;]*underline/.test(style))
  return [...(isBold ? ['strong'] : []), ...(isItalic ? ['em'] : []), ...(isUnderlined ? ['u'] : [])]
}

function valuesOf(attributes: string): Map<string, string> {
  return new Map(
    [...attributes.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  )
}

function quoted(value: string): string {
  return value.replaceAll('"', '&quot;')
}
