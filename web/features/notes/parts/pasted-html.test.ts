import { describe, expect, it } from 'vitest'
import { cleanPastedHtml } from './pasted-html.ts'

describe('pasted markup', () => {
  it.each([
    [
      'keeps our own shapes',
      '<p>a <strong>b</strong></p><ul><li>c</li></ul>',
      '<p>a <strong>b</strong></p><ul><li>c</li></ul>',
    ],
    [
      'drops style and handlers',
      '<p style="color:red" onclick="x()">a<img src=x onerror=alert(1)></p>',
      '<p>a</p>',
    ],
    ['drops what is no text', '<style>p{}</style><script>x<b></script><head><title>t</title></head>a', 'a'],
    [
      'drops comments and conditions',
      '<!--[if gte mso 9]><xml>x</xml><![endif]-->a<![if x]>b<![endif]><?xml y?>',
      'ab',
    ],
    ['drops tags of Word', '<p class=MsoNormal>a<o:p></o:p></p>', '<p>a</p>'],
    ['reads bold from style', '<span style="font-weight:700">a</span>', '<strong>a</strong>'],
    [
      'reads italic and underline from style',
      '<p style="font-style: italic"><span style="text-decoration-line: underline">a</span></p>',
      '<p><em><u>a</u></em></p>',
    ],
    ['is not bold where style says so', '<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
    [
      'keeps addresses',
      "<a href='https://x.example/?a=\"b\"' style='x'>l</a>",
      '<a href="https://x.example/?a=&quot;b&quot;">l</a>',
    ],
    [
      'keeps one of the ten colours',
      '<span data-color="teal">a</span><span data-color="hot">b</span>',
      '<span data-color="teal">a</span>b',
    ],
    ['parts lines', '<div>a</div><h1 id=x>b</h1>', '<div>a</div><h1>b</h1>'],
    ['puts a space between cells', '<tr><td>a</td><td>b</td></tr>', '<tr><td>a </td><td>b </td></tr>'],
    ['closes what was left open', '<p>a<p>b<ul><li>c<li>d', '<p>a</p><p>b</p><ul><li>c</li><li>d</li></ul>'],
    ['closes in order', '<p><b>a</p>b', '<p><strong>a</strong></p>b'],
    ['ignores ends without a beginning', 'a</div></b>', 'a'],
    [
      'keeps a list in an item',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    ],
    ['keeps the mark of the editor', '<p data-pm-slice="1 1 []">a</p>', '<p data-pm-slice="1 1 []">a</p>'],
    ['escapes a lone bracket', 'a < b', 'a &lt; b'],
    ['ends within a dropped part', 'a<script>b', 'a'],
    ['is not fooled by a bracket in a value', '<p title="a > b">c</p>', '<p>c</p>'],
  ])('%s', (_, html, expected) => {
    expect(cleanPastedHtml(html)).toBe(expected)
  })

  it('takes two megabytes at once', () => {
    const html = '<p style="x">word </p>'.repeat(100_000)
    expect(cleanPastedHtml(html)).toHaveLength('<p>word </p>'.length * 100_000)
  })
})
