import { describe, expect, it } from 'vitest'
import type { TimeEntry } from '../../../../contract/time-entries.ts'
import { withBilling, withCode } from '../logic.ts'
import { amountPrinted } from './amount-printed.ts'
import { gridOf, type RowOf, sameAgain, stepsTo } from './grid.ts'

const none: RowOf = {
  case: null,
  case_ref: null,
  note_id: null,
  note_title: null,
  note_is_archived: false,
  activity_code: null,
  is_hidden: false,
}
let made = 0

function entry(work_date: string, seconds: number, of: Partial<TimeEntry> = {}): TimeEntry {
  made += 1
  const can = { edit: true, delete: true }
  return { ...none, id: `entry ${made}`, work_date, seconds, can, ...of } as TimeEntry
}

describe('the grid of a week', () => {
  const draft = { note_id: 'task', note_title: 'Bail', activity_code: 'draft' }

  it('has the rows of this week and the last, and counts this one', () => {
    const rows = gridOf(
      [entry('2026-11-22', 3600, draft), entry('2026-11-22', 60, draft), entry('2026-11-19', 1800)],
      '2026-11-22',
      [{ ...none, activity_code: 'team' }],
    )
    expect(
      rows.map(({ note_title, activity_code, seconds }) => [note_title, activity_code, seconds]),
    ).toEqual([
      ['Bail', 'draft', 3660],
      [null, null, 0],
      [null, 'team', 0],
    ])
    expect(rows[0]?.cells.map(({ entries }) => entries.length)).toEqual([2, 0, 0, 0, 0, 0, 0])
  })

  it('calls a row what its time says by now, whatever it was called when it was added', () => {
    const rows = gridOf([entry('2026-11-22', 60, draft)], '2026-11-22', [
      { ...none, ...draft, note_title: 'As it was' },
    ])
    expect(rows.map(({ note_title }) => note_title)).toEqual(['Bail'])
  })

  it('puts all time on hidden cases into one row', () => {
    const rows = gridOf([entry('2026-11-22', 60, { is_hidden: true })], '2026-11-22', [{ ...none }])
    expect(rows.map(({ is_hidden, seconds }) => [is_hidden, seconds]).sort()).toEqual([
      [false, 0],
      [true, 60],
    ])
  })
})

describe('what is typed into a cell', () => {
  const cell = (...entries: TimeEntry[]) => ({
    day: '2026-11-22',
    entries,
    seconds: entries.reduce((sum, { seconds }) => sum + seconds, 0),
  })
  const newest = entry('2026-11-22', 600)
  const older = entry('2026-11-22', 1200)
  const closed = entry('2026-11-22', 300, { can: { edit: false, delete: false } })

  it('is a new entry in an empty one, and beside what cannot be changed', () => {
    expect(stepsTo(60, cell())).toEqual([{ kind: 'create', seconds: 60 }])
    expect(stepsTo(360, cell(closed))).toEqual([{ kind: 'create', seconds: 60 }])
  })

  it('books the difference on the newest open entry, and takes what it cannot from the next', () => {
    expect(stepsTo(2400, cell(closed, newest, older))).toEqual([
      { kind: 'update', entry: newest, seconds: 900 },
    ])
    expect(stepsTo(1500, cell(newest, older))).toEqual([{ kind: 'update', entry: newest, seconds: 300 }])
    expect(stepsTo(900, cell(newest, older))).toEqual([
      { kind: 'delete', entry: newest },
      { kind: 'update', entry: older, seconds: 900 },
    ])
    expect(stepsTo(0, cell(newest, older))).toHaveLength(2)
    expect(stepsTo(1800, cell(newest, older))).toEqual([])
  })

  it('as a range gives the only entry its times, also where it lasts as long as before; of several it does not say which', () => {
    const spans = [{ from: '2026-11-22T03:30:00.000Z', to: '2026-11-22T03:40:00.000Z' }]
    expect(stepsTo(600, cell(), spans)).toEqual([{ kind: 'create', seconds: 600, spans }])
    for (const other of [newest, older])
      expect(stepsTo(600, cell(other), spans)).toEqual([
        { kind: 'update', entry: other, seconds: 600, spans },
      ])
    expect(stepsTo(600, cell({ ...newest, spans }), spans)).toEqual([])
    expect(stepsTo(600, cell(newest, older), spans)).toBeUndefined()
    expect(stepsTo(600, cell(closed), spans)).toBeUndefined()
  })
})

describe('the amount of an entry', () => {
  const of = (seconds: number, ...ends: [string, string][]) => {
    const spans = ends.map(([from, to]) => ({ from: `2026-11-22T${from}Z`, to: `2026-11-22T${to}Z` }))
    return amountPrinted({ seconds, spans }, 'Asia/Dhaka')
  }

  it('is typed as its range where that says no less, else as its length', () => {
    expect(of(5400, ['03:30:00', '05:00:00'])).toEqual({ text: '09:30-11:00', isRange: true })
    expect(of(3600, ['17:00:00', '18:00:00']).text).toBe('23:00-24:00')
    expect(of(3600, ['03:30:00', '05:00:00'])).toEqual({ text: '1:00', isRange: false })
    expect(of(5400, ['03:30:10', '05:00:10']).text).toBe('1:30')
    expect(of(7200, ['03:00:00', '04:00:00'], ['05:00:00', '06:00:00']).text).toBe('2:00')
    expect(of(1200).text).toBe('0:20')
  })
})

describe('an entry that comes back', () => {
  it('still says what it came of, so that it is not proposed again', () => {
    const heard = entry('2026-11-22', 600, { source: 'hearing', source_id: 'hearing 1' })
    expect(sameAgain(heard)).toMatchObject({ source: 'hearing', source_id: 'hearing 1' })
  })

  it('is one of the line where its source is not said of a new one', () => {
    expect(sameAgain(entry('2026-11-22', 600, { source: 'hours' }))).not.toHaveProperty('source')
  })
})

describe('a part that is chosen beside the line', () => {
  it('takes the place of what the line says of it', () => {
    expect(withCode('1h call, X /dr nb', 'court')).toBe('1h call, X nb /court')
    expect(withCode('1h call', 'court')).toBe('1h call /court')
    expect(withBilling('1h call b /court', false)).toBe('1h call /court nb')
    expect(withBilling('1h vitamin', true)).toBe('1h vitamin b')
  })
})
