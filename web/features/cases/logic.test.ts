import { describe, expect, it } from 'vitest'
import { columnsShown, orderOf, readCaselistSearch, searchOfColumns, searchOfOrder } from './logic.ts'

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
