import { describe, expect, it } from 'vitest'
import { keptLine, type TypedLine } from './filling.ts'

const none: TypedLine = { line: '', chosen: {} }

describe('a line that this device has kept', () => {
  it('comes back with all that was chosen beside it', () => {
    const typed: TypedLine = {
      line: ' Hearing /court',
      chosen: {
        ...{ work_date: '2026-11-20', case: { id: 'c', name: 'State v X' } },
        sent: { source: 'hearing', source_id: 'h', note_id: 'n' },
      },
    }
    expect(keptLine(JSON.parse(JSON.stringify(typed)))).toEqual(typed)
    expect(keptLine({ line: '1h', chosen: { case: null } })).toEqual({ line: '1h', chosen: { case: null } })
  })

  it('is its text alone where a release before kept it', () => {
    expect(keptLine('1h reading')).toEqual({ line: '1h reading', chosen: {} })
  })

  it.each([undefined, null, 7, [], {}, { line: 7 }])('is empty where it is no line: %j', (kept) => {
    expect(keptLine(kept)).toEqual(none)
  })

  it('leaves out what is no choice', () => {
    const chosen = { work_date: 7, case: { id: 'c' }, sent: { source: 'import', source_id: 'x' }, more: 1 }
    expect(keptLine({ line: '1h', chosen })).toEqual({ line: '1h', chosen: {} })
  })
})
