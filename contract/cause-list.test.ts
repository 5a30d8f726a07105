import { expect, it } from 'vitest'
import { numbersIn, readCauseList } from './cause-list.ts'

const types = [
  { id: 'writ', aliases: ['W.P.', 'Writ Petition', 'রিট পিটিশন'] },
  { id: 'civil', aliases: ['C.R.', 'Civil Revision'] },
  { id: 'civil-petition', aliases: ['Civil Petition', 'Petition'] },
]
const read = (text: string) => readCauseList(text, { types, year: 2026 })

it.each([
  'W.P. 4312/26',
  'W. P. No. 4312/2026',
  'Writ Petition No. 4312 of 2026',
  'রিট পিটিশন ৪৩১২/২০২৬',
  '12. WP 4312/26 A v B',
])('%s names one case by type, number and year (check 42)', (line) => {
  expect(read(line)).toMatchObject([{ type: 'writ', numbers: [{ case_no: '4312', case_year: 2026 }] }])
})

it('reads item, sides, and what is heard with it, over several lines', () => {
  const [one, two, ...rest] = read(
    'Court 4\n14 W.P. 4312/26 with 4313/26 Padma Textiles Ltd. -versus- State\nfor order\n\n15) C.R. 88 of 2024 Karim vs. Rahim',
  )
  expect(one).toEqual({
    line_no: 2,
    raw: '14 W.P. 4312/26 with 4313/26 Padma Textiles Ltd. -versus- State for order',
    item_no: '14',
    type: 'writ',
    numbers: [
      { case_no: '4312', case_year: 2026 },
      { case_no: '4313', case_year: 2026 },
    ],
    parties: { one: 'Padma Textiles Ltd', other: 'State for order' },
  })
  expect(two).toMatchObject({
    line_no: 5,
    item_no: '15',
    type: 'civil',
    parties: { one: 'Karim', other: 'Rahim' },
  })
  expect(rest).toEqual([])
})

it.each(['(৫) W.P. 1/26', '৫। W.P. 1/26', '[5] W.P. 1/26', '5.) W.P. 1/26'])(
  'the item of %s is 5',
  (line) => {
    expect(read(line)).toMatchObject([{ item_no: '5', numbers: [{ case_no: '1', case_year: 2026 }] }])
  },
)

it('keeps the first 1,000 characters of an entry, however long its line or its lines are', () => {
  const [line, ...rest] = read(`1 W.P. 1/26 ${'v '.repeat(900_000)}`)
  expect([line?.raw.length, rest]).toEqual([1000, []])
  expect(read(`1 W.P. 1/26\n${`${'k'.repeat(90)}\n`.repeat(19_000)}`)[0]?.raw).toHaveLength(1000)
})

it('takes the longest alias, and none where the type is not known', () => {
  expect(read('Civil Petition 5/2026')).toMatchObject([{ type: 'civil-petition' }])
  expect(read('Title Suit 5/2026')).toMatchObject([{ type: undefined }])
})

it.each([
  ['৪৩১২/২০২৬', 2026],
  ['1/27', 2027],
  ['1/28', 1928],
  ['1/99', 1999],
])('%s is of %s', (text, case_year) => {
  expect(numbersIn(text, 2026)[0]?.case_year).toBe(case_year)
})

it('takes no date, no long number and no nought for a case', () => {
  expect(numbersIn('12/11/2026 1234567/26 0/26 4/2', 2026)).toEqual([])
})

it('reads twenty thousand lines at once', () => {
  const lines = Array.from(
    { length: 20_000 },
    (_, n) => `${n + 1}. W.P. ${n + 1}/2026 A v B ${'x '.repeat(40)}`,
  )
  expect(read(lines.join('\n'))).toHaveLength(20_000)
})
