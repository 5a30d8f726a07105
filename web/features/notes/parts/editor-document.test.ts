import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRichText } from '../../../../contract/rich-text.ts'
import { brokenMarkup } from '../../../../contract/testing-rich-text.ts'
import { documentOf, markupOf } from './editor-document.ts'

const through = (markup: string) => markupOf(documentOf(parseRichText(markup)))

describe('a stored text goes through the editor', () => {
  it.each([
    '',
    '<p>Grounds settled. <strong>File before 2 pm</strong> — two hours.</p><p>Second</p>',
    '<p><em>a</em><u>b</u><strong><em><u>c</u></em></strong></p>',
    '<p>asked for the <span data-color="red">input-credit <strong>reconciliation</strong></span> in</p>',
    '<p><a href="https://x.example/?a=1&amp;b=2">one <strong>half-bold</strong> link</a></p>',
    '<p>a<br>b</p>',
    '<ul><li><p>one</p></li><li><p>two</p><ol><li><p>deep</p></li></ol></li></ul>',
    '<p>১ &lt; ২ &amp; &quot;৩&quot;</p>',
    '<p>a</p><p></p><p>b</p>',
  ])('unchanged: %s', (markup) => {
    expect(through(markup)).toBe(markup)
  })

  it.each([
    ['words without a paragraph', 'just words', '<p>just words</p>'],
    ['an item without a paragraph', '<ul><li>one</li></ul>', '<ul><li><p>one</p></li></ul>'],
    ['words straight in a list', '<ul>one</ul>', '<ul><li><p>one</p></li></ul>'],
    ['a list in a paragraph', '<p>a<ul><li>b</li></ul></p>', '<p>a</p><ul><li><p>b</p></li></ul>'],
    ['an item on its own', '<li>a</li>', '<p>a</p>'],
    [
      'an item that begins with a list',
      '<ul><li><ul><li>a</li></ul></li></ul>',
      '<ul><li><p></p><ul><li><p>a</p></li></ul></li></ul>',
    ],
    [
      'a colour within a colour',
      '<p><span data-color="red"><span data-color="blue">a</span></span></p>',
      '<p><span data-color="blue">a</span></p>',
    ],
    ['a list without items', '<ul></ul>', ''],
    ['nothing but empty paragraphs', '<p></p><p></p>', ''],
    ['foreign markup, which is only words', '<script>x</script>', '<p>x</p>'],
  ])('made regular: %s', (_, markup, expected) => {
    expect(through(markup)).toBe(expected)
  })
})

it('comes out of the editor as it went in the second time, of 10,000 fragments of broken nesting', () => {
  const property = fc.property(brokenMarkup, (markup) => {
    const once = through(markup)
    expect(through(once)).toBe(once)
  })
  fc.assert(property, { numRuns: 10_000, seed: 20261122 })
})

it('drops a colour that is none of the ten', () => {
  const marks = [{ type: 'textColor', attrs: { color: 'hotpink"><img' } }]
  const document = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a', marks }] }],
  }
  expect(markupOf(document)).toBe('<p>a</p>')
})
