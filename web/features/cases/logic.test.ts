import { describe, expect, it } from 'vitest'
import { listCases } from '../../../contract/cases.ts'
import { filterNames, readCaselistSearch } from './address.ts'
import { columnsShown, narrowedBy, orderOf, searchOfColumns, searchOfOrder } from './logic.ts'

describe('the address of the case list', () => {
  it('keeps what means something', () => {
    expect(readCaselistSearch({ q: 417, sort: 'case_id', direction: 'desc', add: 1, edit: 'x' })).toEqual({
      q: '417',
      sort: 'case_id',
      direction: 'desc',
      add: '1',
      edit: 'x',
    })
    expect(readCaselistSearch({ q: ' ', sort: 'drop', direction: 'up', add: 'yes' })).toEqual({})
  })

  it('keeps each filter that the call takes, and what cannot be one is not asked for', () => {
    const id = '01900000-0000-7000-8000-000000000001'
    const ids = { court: id, type: id, stage: id, lead: id, person: id }
    const others = { tag: 'land', conflict_state: 'not_checked' } as const
    const search = readCaselistSearch({ ...ids, ...others, status: 'open', mine: 1, undated: '1' })
    expect(search).toEqual({ ...ids, ...others, status: 'open', mine: '1', undated: '1' })
    const asked = { ...ids, ...others, status: 'open', mine: 'true', no_next_date: 'true' }
    expect(narrowedBy(search)).toEqual({ ...asked, q: undefined })
    expect(listCases.query.safeParse(narrowedBy(search)).success).toBe(true)
    expect(filterNames).toEqual(Object.keys({ ...ids, ...others }))
    const wrong = {
      court: 'High Court',
      lead: '1',
      tag: 'x'.repeat(41),
      conflict_state: 'Cleared',
      undated: 2,
    }
    expect(readCaselistSearch(wrong)).toEqual({})
  })

  it('leaves out the usual order', () => {
    expect(orderOf({})).toEqual({ key: 'created_at', direction: 'desc' })
    expect(orderOf({ sort: 'case_id' })).toEqual({ key: 'case_id', direction: 'asc' })
    expect(searchOfOrder('created_at', 'desc')).toEqual({ sort: undefined, direction: undefined })
    expect(searchOfOrder('case_id', 'desc')).toEqual({ sort: 'case_id', direction: 'desc' })
  })

  it('shows the columns that were chosen where there is room, else those that fit', () => {
    expect(columnsShown({}, 'some')).toEqual(['next', 'status'])
    expect(columnsShown({ columns: 'court number drop' }, 'much')).toEqual(['number', 'court'])
    expect(columnsShown({ columns: 'court' }, 'little')).toEqual(['next'])
    expect(columnsShown(searchOfColumns([]), 'much')).toEqual([])
  })
})
