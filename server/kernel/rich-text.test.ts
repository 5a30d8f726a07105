import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRichText, plainText, type RichNode } from '../../contract/rich-text.ts'
import { brokenMarkup } from '../../contract/testing-rich-text.ts'
import { Refusal } from './refusal.ts'
import { cleanRichText } from './rich-text.ts'

const allowed = [
  '<p>Grounds settled. <strong>File before 2 pm</strong></p>',
  '<p><u>a</u><em>b</em><br />c</p>',
  '<p><span data-color="red">input-credit</span></p>',
  '<p><a href="https://court.example/a?b=1&amp;c=2">order</a></p>',
  '<ul><li><p>Mushak 6.3</p></li></ul>',
  '<ol><li><p>এক</p></li></ol>',
]

const payloads = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"/>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example"><input name=x></form>',
  '<style>*{display:none}</style>',
  '<p style="position:fixed;inset:0">overlay</p>',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<p onclick="alert(1)">x</p>',
  '<strong onmouseover=alert(1)>x</strong>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jAvA\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="https://a@evil.example">x</a>',
  '<a href="https://ok.example" onclick="alert(1)" style="x" target="_top">x</a>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<link rel=stylesheet href="https://evil.example">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<video><source onerror="alert(1)"></video>',
  '<details open ontoggle=alert(1)>x</details>',
  '<template><script>alert(1)</script></template>',
  '<textarea><script>alert(1)</script></textarea>',
  '<span data-color="red;x" class="fixed">x</span>',
  '<span data-color="ink" onfocus=alert(1) tabindex=0 autofocus>x</span>',
  '"><script>alert(1)</script>',
  '<!--><script>alert(1)</script>-->',
  '<p><![CDATA[<script>alert(1)</script>]]></p>',
  '<a href="https://ok.example/"><img src=x onerror=alert(1)></a>',
]

describe('cleaning a rich text', () => {
  it.each(allowed)('keeps %s', (html) => {
    expect(cleanRichText(html).html).toBe(html)
  })

  it.each(payloads)('keeps nothing dangerous of %s', (html) => {
    const clean = cleanRichText(html).html
    const tags = [...clean.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag)
    expect(
      tags.filter(
        (tag) => !['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'u', 'span', 'a'].includes(tag ?? ''),
      ),
    ).toEqual([])
    const attributes = [...clean.matchAll(/<[^>]*?\s([a-z-]+)=/g)].map(([, name]) => name)
    expect(attributes.filter((name) => name !== 'href' && name !== 'data-color')).toEqual([])
    expect(clean).not.toMatch(/href="\s*(?!https?:|mailto:)/i)
  })

  it('turns pasted markup into ours', () => {
    expect(cleanRichText('<h1>Title</h1><div><b>x</b><i>y</i></div>').html).toBe(
      '<p>Title</p><p><strong>x</strong><em>y</em></p>',
    )
    expect(cleanRichText('<span data-color="mauve">x</span><span>y</span>').html).toBe('xy')
  })

  it('drops links that hide their host and characters that a terminal obeys', () => {
    expect(cleanRichText('<a href="https://bank.example@evil.example">x</a>').html).toBe('x')
    expect(cleanRichText('a\u001b[31mb\u0001').html).toBe('a[31mb')
  })

  it('gives the words for the search', () => {
    expect(cleanRichText('<p>Land &amp; title</p><ul><li>one</li><li>two</li></ul>').text).toBe(
      'Land & title one two',
    )
  })

  it.each([
    ['<div><p>x</p></div>', '<p>x</p>'],
    ['<div>a<p>b</p>c</div>', '<p>a</p><p>b</p><p>c</p>'],
    ['<div>\n<p>a</p>\n<p></p>\n<p>b</p></div>', '<p>a</p><p></p><p>b</p>'],
    ['<div><div><div>x</div></div></div>', '<p>x</p>'],
    ['<div><ul><li>x</li></ul></div>', '<ul><li>x</li></ul>'],
    ['<strong><p>a</p><p>b</p></strong>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
    ['<ul><li><div><p>x</p></div></li></ul>', '<ul><li><p>x</p></li></ul>'],
    ['<ul>a<ul><li>b</li></ul></ul>', '<ul><li>a</li><li><ul><li>b</li></ul></li></ul>'],
    ['<li>x</li>', '<p>x</p>'],
    ['a<div>b</div>', 'a<p>b</p>'],
    ['<ul></ul>', ''],
  ])('unwraps the blocks of %s', (html, expected) => {
    expect(cleanRichText(html).html).toBe(expected)
  })

  it('keeps what it gave, of 10,000 fragments of broken nesting', () => {
    const property = fc.property(brokenMarkup, (html) => {
      const once = cleanRichText(html)
      expect(cleanRichText(once.html)).toEqual(once)
    })
    fc.assert(property, { numRuns: 10_000, seed: 20261122 })
  })

  it('refuses what is nested to death', () => {
    expect(() => cleanRichText('<p>'.repeat(200_000))).toThrow(Refusal)
    expect(() => cleanRichText('<u>'.repeat(1001))).toThrow(Refusal)
  })

  it('refuses one byte more than 256 KiB by its field, and lets a longer one shrink', () => {
    const most = 256 * 1024
    expect(cleanRichText('x'.repeat(most)).html).toHaveLength(most)
    const fields = [{ path: 'content', message: 'kibibytes {"most":256}' }]
    expect(() => cleanRichText('x'.repeat(most + 1))).toThrow(
      expect.objectContaining({ kind: 'too_large', detail: { fields } }),
    )
    const before = 'x'.repeat(most + 10)
    expect(cleanRichText('x'.repeat(most + 9), before).html).toHaveLength(most + 9)
    expect(() => cleanRichText('x'.repeat(most + 11), before)).toThrow('The text is too large')
    // Bytes, not letters.
    expect(() => cleanRichText('ক'.repeat(most / 3 + 1))).toThrow('The text is too large')
  })
})

describe('reading a stored text', () => {
  const kinds = (nodes: RichNode[]): string[] =>
    nodes.flatMap((node) => ('children' in node ? [node.kind, ...kinds(node.children)] : [node.kind]))

  it.each(allowed)('reads back %s', (html) => {
    expect(kinds(parseRichText(html)).length).toBeGreaterThan(1)
    expect(plainText(parseRichText(html))).not.toContain('<')
  })

  it.each(payloads)('shows nothing dangerous even of a text that was never cleaned: %s', (html) => {
    const links: string[] = []
    const walk = (nodes: RichNode[]) => {
      for (const node of nodes) {
        if (node.kind === 'link') links.push(node.href)
        if ('children' in node) walk(node.children)
      }
    }
    walk(parseRichText(html))
    expect(links.filter((href) => !/^(https?|mailto):/i.test(href))).toEqual([])
  })
})
