import { describe, expect, it } from 'vitest'
import { statement, statementChange, statementDraft } from '../../../../contract/statements.ts'
import { complaintsIn } from '../../../lib/check.ts'
import { changeOf, draftOf, emptyForm } from '../../../lib/rows/row-fields.ts'
import { withType } from '../logic.ts'

const form = {
  ...emptyForm(statement, '2026-11-21'),
  entry_type: 'income' as const,
  category: 'Legal Fees' as const,
  description: 'Retainer',
  amount: '৳১,২৫০.৫০',
}

describe('the form of an entry', () => {
  it('fits with category, description and amount, and needs each of them', () => {
    expect(complaintsIn(statementDraft, draftOf(statement, form))).toEqual({})
    expect(draftOf(statement, form)).toMatchObject({ amount: '1250.50', status: 'pending' })
    expect(draftOf(statement, form)).not.toHaveProperty('remarks')
    const empty = { ...form, category: '' as const, description: ' ', amount: '' }
    expect(Object.keys(complaintsIn(statementDraft, draftOf(statement, empty))).sort()).toEqual([
      'amount',
      'category',
      'description',
    ])
  })

  it('clears the category with its type, and only then', () => {
    expect(withType('expense', form)).toEqual({ entry_type: 'expense', category: '' })
    expect(withType('income', form)).toEqual({ entry_type: 'income', category: 'Legal Fees' })
  })

  it('sends only what was changed, and the new category with a new type', () => {
    const changed = { ...form, entry_type: 'expense' as const, category: 'Travel' as const, remarks: ' ' }
    const change = changeOf<typeof statement, object>(statement, changed, form)
    expect(change).toEqual({ entry_type: 'expense', category: 'Travel', remarks: null })
    expect(complaintsIn(statementChange, { ...change, version: 1 })).toEqual({})
  })
})
