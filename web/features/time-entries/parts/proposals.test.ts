import { describe, expect, it } from 'vitest'
import { parseTimeLine } from '../../../../contract/time-line.ts'
import type { TimeSuggestion } from '../../../../contract/time-suggestions.ts'
import { fillingOf, namesOfSuggestion } from './proposals.ts'

const day = '2026-11-21'
const codes = [
  { code: 'court', words: [], usual_billing: 'bill' as const },
  { code: 'team', words: [], usual_billing: 'bill' as const },
]
const some: TimeSuggestion = {
  ...{ source: 'meeting', source_id: 'm', title: 'Weekly, of partners', court: null },
  ...{
    from: '10:00',
    to: '11:00',
    seconds: 3600,
    note_id: null,
    case_ref: null,
    case: null,
    activity_code: 'team',
  },
}
const on = {
  ...{ id: 'c', case_id: 'CASE-1', title: 'State v X', client_name: null, type: null },
  ...{ case_no: null, case_year: null, ours: null, theirs: null },
}
const hearing: TimeSuggestion = {
  ...some,
  ...{ source: 'hearing', title: null, court: { name_en: 'District Judge', name_bn: null } },
  ...{ from: '10:30', to: null, seconds: 2700, case_ref: 'c', case: on, activity_code: 'court' },
}
const read = (of: TimeSuggestion) =>
  parseTimeLine(fillingOf(of, day).line, { today: day, now: '12:00', codes: codes as never })

describe('what a suggestion puts into the line', () => {
  it('is read as what it says, with its day, its case and where it came from', () => {
    expect(read(some)).toMatchObject({
      ...{
        seconds: 3600,
        span: { from: '10:00', to: '11:00' },
        activity_code: 'team',
        after_comma: 'of partners',
      },
    })
    expect(fillingOf(some, day).chosen).toEqual({
      ...{ work_date: day, case: null, sent: { source: 'meeting', source_id: 'm' } },
    })
    expect(read(hearing)).toMatchObject({ seconds: 2700, activity_code: 'court', description: 'Hearing' })
    expect(fillingOf(hearing, day).chosen.case).toEqual({ id: 'c', name: 'State v X' })
  })

  it('lacks the length that is not known, where the caret then stands', () => {
    const unknown = fillingOf({ ...hearing, seconds: null }, day)
    expect([unknown.line, unknown.caret]).toEqual([' Hearing /court', 0])
    const task: TimeSuggestion = {
      ...some,
      source: 'task',
      to: null,
      seconds: null,
      note_id: 'n',
      activity_code: null,
    }
    expect(fillingOf(task, day)).toMatchObject({
      caret: 0,
      chosen: { sent: { source: 'task', note_id: 'n' } },
    })
  })

  it('is of a gap its times alone', () => {
    const gap: TimeSuggestion = { ...some, source: 'gap', title: null, activity_code: null }
    expect(fillingOf(gap, day)).toMatchObject({ line: '10:00-11:00 ', caret: 12, chosen: { sent: {} } })
  })

  it('is named by what it was, with when and how long', () => {
    const below = (of: TimeSuggestion) => Object.values(namesOfSuggestion(of))
    expect(below(some)).toEqual(['Weekly, of partners', '10:00 – 11:00 · meeting'])
    expect(below(hearing)).toEqual(['Hearing, State v X', '10:30 · usual here 45 min · District Judge'])
    expect(below({ ...hearing, seconds: null })).toEqual([
      ...['Hearing, State v X', '10:30 · length not known · District Judge'],
    ])
    expect(below({ ...some, source: 'gap', seconds: 3600 })).toEqual([
      'Nothing logged',
      '10:00 – 11:00 · gap of 1 h',
    ])
    expect(below({ ...some, source: 'task', from: '09:48', to: null, case: on })).toEqual([
      ...['Weekly, of partners', 'edited 09:48 · CASE-1'],
    ])
  })
})
