import { describe, expect, it } from 'vitest'
import { filtersOf, readCostingSearch } from './logic.ts'

describe('the address of the costs', () => {
  it('keeps what means something and asks for it', () => {
    const search = readCostingSearch({ q: 7, case: 'C-1', category: 'Travel', edit: 'x', add: 1 })
    expect(search).toEqual({ q: '7', case: 'C-1', category: 'Travel', edit: 'x', add: '1' })
    expect(filtersOf(search)).toEqual({ q: '7', case_id: 'C-1', cost_category: 'Travel' })
    expect(readCostingSearch({ category: 'Bribes', q: '' })).toEqual({})
  })
})
