import { describe, expect, it } from 'vitest'
import { everyRow } from './rows/every-row.ts'
import { type FileColumn, inertText, tableFile } from './table-file.ts'

interface Row {
  text: string
  amount: string
  day: string
}
const columns: FileColumn<Row>[] = [
  { header: 'Text', cell: (row) => row.text },
  { header: 'Amount', cell: (row) => ({ amount: row.amount }) },
  { header: 'Day', cell: (row) => ({ day: row.day }) },
]
const row = (text: string): Row => ({ text, amount: '1250.50', day: '2026-11-21' })

describe('a text in a file', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+88 01', "'+88 01"],
    ['-2.50', '-2.50'],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['\n=1', "'\n=1"],
    [' =1', "' =1"],
    ['\u00a0\u3000=1', "'\u00a0\u3000=1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    [' - a point', "' - a point"],
    ['a=1', 'a=1'],
    [' words', ' words'],
  ])('%j', (text, inert) => expect(inertText(text)).toBe(inert))
})

describe('a CSV file', () => {
  it('begins with a byte order mark and quotes what needs it', async () => {
    const file = await tableFile('csv', columns, [row('রহিম, "ট্রেডার্স"\nDhaka'), row('=HYPERLINK("x")')])
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toBe(
      'Text,Amount,Day\r\n"রহিম, ""ট্রেডার্স""\nDhaka",1250.50,2026-11-21\r\n"\'=HYPERLINK(""x"")",1250.50,2026-11-21',
    )
  })
})

it('makes an XLSX file', async () => {
  const file = await tableFile('xlsx', columns, [row('=1+1'), row('')])
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect(new TextDecoder().decode(bytes.slice(0, 2))).toBe('PK')
})

it('reads every page', async () => {
  const pages = new Map([
    [undefined, { items: [1, 2], next: 'b' }],
    ['b', { items: [3], next: null }],
  ])
  expect(await everyRow(async (after) => pages.get(after) ?? { items: [], next: null })).toEqual([1, 2, 3])
})
