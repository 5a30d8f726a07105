import { describe, expect, it } from 'vitest'
import { pdf, zip } from '../../platform/files/testing-contents.ts'
import { aCourt } from '../hearings/testing.ts'
import { aFirmWithLists, aList, sendsList } from './testing.ts'

const { world, associate, numbered, work, linesOf } = aFirmWithLists()

describe('a file', () => {
  const sheetOf = (rows: string[][]) =>
    `<worksheet><sheetData>${rows.map((row) => `<row>${row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`).join('')}</sheetData></worksheet>`
  const xlsxOf = (rows: string[][]) => workbookOf(sheetOf(rows))
  const workbookOf = (sheet: string) =>
    zip({
      '[Content_Types].xml':
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/x" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
      'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': sheet,
    })
  const bomb = (megabytes = 101) => {
    const file = xlsxOf([['Case'], ['W.P. 4312/26']])
    const entry = file.indexOf('PK\x01\x02', 0, 'latin1')
    file.writeUInt16LE(8, entry + 10)
    file.writeUInt32LE(megabytes * 1024 * 1024, entry + 24)
    return file
  }

  it('of XLSX is read like one of CSV, and its columns are remembered for the court', async () => {
    const of = await numbered()
    const rows = [
      ['Sl', 'Kind', 'Ref', 'Yr'],
      ['7', 'W.P.', '4312', '2026'],
    ]
    const file = { name: 'list.xlsx', content: xlsxOf(rows) }
    const send = (more: object) =>
      sendsList(associate, { court_ref: of.court_ref, source: 'xlsx', file, ...more })
    const asked = (await send({})).body
    expect(asked).toMatchObject({ reason: 'cause_lists.columns_unknown', current: { heads: rows[0] } })
    const list = (await send({ assignment: 'item,type,number,year' })).body
    expect(await linesOf(associate, list)).toMatchObject([{ level: 'sure', item_no: '7' }])
    expect((await send({ on_day: '2026-12-04' })).status).toBe(201)
  })

  it('check 47: of XLSX gives what its formulas came to, and never the formulas', async () => {
    const of = await numbered()
    const plain = sheetOf([['Item', 'Case', 'Parties']])
    const row = `<row><c><f>3+4</f><v>7</v></c><c t="str"><f>B9&amp;"/26"</f><v>W.P. 4312/26</v></c>
      <c t="str"><f t="shared" ref="C2" si="0">D2&amp;E2</f><v>Rahima v Karim</v></c></row>`
    const content = workbookOf(plain.replace('</sheetData>', `${row}</sheetData>`))
    const file = { name: 'list.xlsx', content }
    const list = await aList(associate, { court_ref: of.court_ref, source: 'xlsx', file })
    expect(await linesOf(associate, list)).toMatchObject([
      { level: 'sure', item_no: '7', raw: '7 · W.P. 4312/26 · Rahima v Karim' },
    ])
  })

  it.each([
    ['a PDF', 'csv', 'list.pdf', () => pdf, 'files.kind'],
    ['a PDF that says it is CSV', 'csv', 'list.csv', () => pdf, 'files.content'],
    ['a broken CSV', 'csv', 'list.csv', () => Buffer.from('Case\n"W.P. 4312/26'), 'request.invalid'],
    ['a zip bomb', 'xlsx', 'list.xlsx', () => bomb(), 'files.too_large'],
    ['a small one that unpacks to 2,000 times as much', 'xlsx', 'a.xlsx', () => bomb(2), 'files.too_large'],
    ['an XLSX that is none', 'xlsx', 'list.xlsx', () => Buffer.from('PK nothing'), 'files.content'],
    [
      'an XLSX that is cut off',
      'xlsx',
      'list.xlsx',
      () => xlsxOf([['Case']]).subarray(0, 300),
      'files.content',
    ],
  ] as const)('check 47: %s is refused with its sentence', async (_, source, name, content, reason) => {
    const court_ref = await aCourt(world)
    const answer = await sendsList(associate, { court_ref, source, file: { name, content: content() } })
    expect(answer.body).toMatchObject({ reason, message: expect.stringMatching(/\.$/) })
  })

  it('check 47: with a cell that no table can have is refused before all of it is read', async () => {
    const court_ref = await aCourt(world)
    const send = (source: 'csv' | 'xlsx', content: Buffer) =>
      sendsList(associate, { court_ref, source, file: { name: `a.${source}`, content } })
    const long = (text: string) => xlsxOf([['Case'], [text]])
    const words = ['W.P. 1/2026', ...Array.from({ length: 4000 }, (_, at) => `${at * 7919}`)].join(' v ')
    for (const text of [words.slice(0, 32_768), words.repeat(20)]) {
      const { body } = await send('xlsx', long(text))
      expect(body.fields).toMatchObject([
        { path: 'file', message: 'File has a cell of more than 32,767 characters' },
      ])
    }
    const row = await send('csv', Buffer.from(`Item,Case,Parties\n1,W.P. 4312/26,${'A v B '.repeat(60_000)}`))
    expect(row.body.fields).toMatchObject([
      { path: 'file', message: 'File has a row in line 2 that is longer than a row can be' },
    ])
  })

  it('check 47: with a row of more cells than heads is refused, naming the row', async () => {
    const of = await numbered()
    const send = (content: string) =>
      sendsList(associate, {
        court_ref: of.court_ref,
        source: 'csv',
        file: { name: 'a.csv', content: Buffer.from(content) },
      })
    const heads = 'Item,Case,Parties\n1,W.P. 4312/26'
    const wide = await send(`${heads}\n2,W.P. 4313/26,A v B,EXTRA,MORE`)
    expect(wide.body.fields).toMatchObject([
      { path: 'file', message: 'File has 5 cells in row 2 where the heads have 3' },
    ])
    const nul = (await send(`${heads}\n2,W.P. 4313/26,A\0 v B`)).body
    expect([nul.reason, nul.fields?.[0].path]).toEqual(['files.content', 'file'])
    expect((await send(`${heads}\n2,W.P. 4313/26,A v B,,`)).status).toBe(201)
  })

  it('check 47: of another kind is told of every kind that is taken', async () => {
    const court_ref = await aCourt(world)
    const file = { name: 'list.pdf', content: pdf }
    const { body } = await sendsList(associate, { court_ref, source: 'csv', file })
    expect(body.message).toMatch(/CSV.*XLSX/)
  })

  it('check 47: of 20,000 lines is read by a job, of one more it is refused', async () => {
    const of = await numbered()
    const row = (n: number) => `${n},Writ Petition ${n}/2025,A${n} v B${n}`
    const csv = (many: number) =>
      [
        'Item,Case,Parties',
        ...Array.from({ length: many - 1 }, (_, n) => row(n + 1)),
        '9,W.P. 4312/26,A v B',
      ].join('\n')
    const send = (many: number) =>
      sendsList(associate, {
        court_ref: of.court_ref,
        source: 'csv',
        file: { name: 'a.csv', content: Buffer.from(csv(many)) },
      })
    expect((await send(20_001)).body.fields?.[0].path).toBe('file')
    const list = (await send(20_000)).body
    expect(list).toMatchObject({ job: true, line_count: 20_000, our_count: 0 })
    await work('read-cause-list')
    expect((await linesOf(associate, list, '&ours=true')).map(({ line_no }) => line_no)).toEqual([20_000])
    expect((await associate.call('GET', `/rest/v1/cause_lists/${list.id}`)).body).toMatchObject({
      job: false,
      our_count: 1,
    })
  })
})
