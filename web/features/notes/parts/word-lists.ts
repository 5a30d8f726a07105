const listParagraph = /<p\b[^>]*\bmso-list:\s*l\d+ level(\d)[^>]*>([\s\S]*?)<\/p>\s*/gi
const marker = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i

interface Item {
  level: number
  tag: 'ul' | 'ol'
  html: string
}

/**
 * Word writes lists as paragraphs with a bullet typed in front; here they become lists.
 * Everything else is left to the editor's schema, which keeps what it knows and drops the rest.
 */
export function withWordLists(html: string): string {
  if (!html.includes('mso-list')) return html
  let out = ''
  let end = 0
  let run: Item[] = []
  for (const match of html.matchAll(listParagraph)) {
    const between = html.slice(end, match.index)
    if (between !== '') {
      out += listOf(run) + between
      run = []
    }
    run.push(itemOf(Number(match[1]), match[2] ?? ''))
    end = match.index + match[0].length
  }
  return out + listOf(run) + html.slice(end)
}

function itemOf(level: number, inner: string): Item {
  const sign = wordsOf(inner.match(marker)?.[1] ?? '')
  const isNumbered = /^(\d+|[a-z]{1,4}|[০-৯]+)[.)]/i.test(sign)
  return { level, tag: isNumbered ? 'ol' : 'ul', html: inner.replace(marker, '') }
}

function wordsOf(html: string): string {
  return html.replace(/<[^>]*>|&nbsp;|\s/g, '')
}

/** A run of items as nested lists; a level that was left out counts as one step deeper. */
function listOf(items: readonly Item[]): string {
  let html = ''
  const open: Item[] = []
  for (const item of items) {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > item.level) html += `</li></${open.pop()?.tag}>`
    const last = open.at(-1)
    if (last?.level === item.level) {
      html += '</li>'
      if (last.tag !== item.tag) html += `</${open.pop()?.tag}>`
    }
    if (open.at(-1)?.level !== item.level) {
      html += `<${item.tag}>`
      open.push(item)
    }
    html += `<li><p>${item.html}</p>`
  }
  while (open.length > 0) html += `</li></${open.pop()?.tag}>`
  return html
}
