import { expect, it } from 'vitest'
import { withWordLists } from './word-lists.ts'

const item = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}</p>\n`

it.each([
  ['bullets', item(1, '·', 'a') + item(1, '·', 'b'), '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  ['numbers', item(1, '1.', 'a') + item(1, '2.', 'b'), '<ol><li><p>a</p></li><li><p>b</p></li></ol>'],
  [
    'levels',
    item(1, '1.', 'a') + item(2, 'o', 'b') + item(1, '2.', 'c'),
    '<ol><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ol>',
  ],
  [
    'a bullet after numbers',
    item(1, '1)', 'a') + item(1, '·', 'b'),
    '<ol><li><p>a</p></li></ol><ul><li><p>b</p></li></ul>',
  ],
  [
    'words between two lists',
    `${item(1, '·', 'a')}<p>x</p>${item(1, '·', 'b')}`,
    '<ul><li><p>a</p></li></ul><p>x</p><ul><li><p>b</p></li></ul>',
  ],
  [
    'a list that ends two levels deep',
    item(1, '·', 'a') + item(3, '·', 'b'),
    '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>',
  ],
])('makes lists of Word paragraphs: %s', (_, html, expected) => {
  expect(withWordLists(html)).toBe(expected)
})

it('leaves every other markup alone', () => {
  const html = '<p style="color:red">a</p><ul><li>b</li></ul>'
  expect(withWordLists(html)).toBe(html)
})
