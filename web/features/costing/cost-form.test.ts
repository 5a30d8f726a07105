import { describe, expect, it } from 'vitest'
import { cost, costDraft } from '../../../contract/costing.ts'
import { complaintsIn } from '../../lib/check.ts'
import { changeOf, draftOf, emptyForm } from '../../lib/rows/row-fields.ts'

describe('the form of a cost', () => {
  const form = { ...emptyForm(cost, '2026-11-21'), case_id: 'C-1', description: 'Stamp' }

  it.each([
    ['0', { words: 'must be greater than 0' }],
    ['-1', { words: 'must be greater than 0' }],
    ['0.001', { words: 'must be an amount with at most 2 decimals' }],
    ['', { words: 'is required' }],
    ['abc', { words: 'must be an amount with at most 2 decimals' }],
    ['1000000000000000', { words: 'must be at most 999,999,999,999.99' }],
  ])('complains about %s', (amount, complaint) => {
    expect(complaintsIn(costDraft, draftOf(cost, { ...form, amount }))).toEqual({ amount: complaint })
  })

  it('fits with an amount above 0, a description and a case', () => {
    expect(complaintsIn(costDraft, draftOf(cost, { ...form, amount: '0.01' }))).toEqual({})
    expect(
      Object.keys(
        complaintsIn(costDraft, draftOf(cost, { ...form, amount: '1', case_id: ' ', description: ' ' })),
      ),
    ).toEqual(['case_id', 'description'])
  })

  it('sends only what was changed', () => {
    expect(changeOf(cost, { ...form, amount: '1,000' }, { ...form, amount: '5.00' })).toEqual({
      amount: '1000',
    })
  })
})
