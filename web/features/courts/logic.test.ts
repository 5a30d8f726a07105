import { expect, it } from 'vitest'
import type { CourtDayRow } from '../../../contract/court-calendars.ts'
import { readCourtsSearch, runsOf } from './logic.ts'
import { monthsOf, stateWords, weeksIn } from './parts/court-year.ts'

it('keeps of the address what means something', () => {
  const raw = {
    tab: 'calendars',
    calendar: '0190a8b0-0000-7000-8000-000000000000',
    year: '2026',
    from: '2026-02-28',
    until: '2026-03-01',
    copy: '1',
  }
  expect(readCourtsSearch(raw)).toEqual(raw)
  const nonsense = { tab: 'x', calendar: '7', year: '26', from: '2026-02-30', until: 'x', copy: '2' }
  expect(readCourtsSearch(nonsense)).toEqual({})
})

it('lays a month out in weeks from Sunday on', () => {
  expect(monthsOf('2026').at(-1)).toBe('2026-12')
  // May 2026 begins on a Friday and ends on a Sunday; February 2026 fills four weeks exactly.
  const may = weeksIn('2026-05')
  expect(may).toHaveLength(6)
  expect(may[0]).toEqual([null, null, null, null, null, '2026-05-01', '2026-05-02'])
  expect(may[5]).toEqual(['2026-05-31', null, null, null, null, null, null])
  expect(weeksIn('2026-02')).toHaveLength(4)
})

it('joins days that follow each other and say the same', () => {
  const row = (day: string, name_en: string): CourtDayRow => ({
    ...{ day, name_en, name_bn: null, source: null },
    ...{ court_sits: false, office_open: false, kind: 'vacation' },
  })
  const days = [
    row('2026-12-30', 'W'),
    row('2026-12-31', 'W'),
    row('2027-01-01', 'W'),
    row('2027-01-02', 'X'),
  ]
  const spans = runsOf([...days, row('2027-01-04', 'X')]).map(({ from, until }) => [from, until])
  expect(spans).toEqual([
    ['2026-12-30', '2027-01-01'],
    ['2027-01-02', '2027-01-02'],
    ['2027-01-04', '2027-01-04'],
  ])
})

it('says of a day whether the court sits and its office is open', () => {
  const facts = (court_sits: boolean, office_open: boolean) => ({ court_sits, office_open })
  const days = new Map([
    ['2026-05-04', facts(false, true)],
    ['2026-05-05', facts(true, false)],
  ])
  const calendar = { weekly_off: [5, 6], filled_until: '2026-12-31', days }
  const words = ['2026-05-01', '2026-05-03', '2026-05-04', '2026-05-05'].map((day) =>
    stateWords(calendar, day),
  )
  expect(words).toEqual(['Closed', 'Sits', 'Office only', 'Sits, office closed'])
})
