import { describe, expect, it } from 'vitest'
import { statementChange, statementDraft } from '../../../../contract/statements.ts'
import { complaintsIn } from '../../../lib/check.ts'
import { changeOf, draftOf, emptyEntry, withType } from './entry-form.ts'

const form = {
  ...emptyEntry('2026-11-21'),
  category: 'Legal Fees' as const,
  description: 'Retainer',
  amount: '৳১,২৫০.৫০',
}

describe('the form of an entry', () => {
  it('fits with category, description and amount, and needs each of them', () => {
    expect(complaintsIn(statementDraft, draftOf(form))).toEqual({})
    expect(draftOf(form)).toMatchObject({ amount: '1250.50', remarks: null, status: 'pending' })
    const empty = { ...form, category: '' as const, description: ' ', amount: '' }
    expect(Object.keys(complaintsIn(statementDraft, draftOf(empty))).sort()).toEqual([
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
    const change = changeOf(changed, form)
    expect(change).toEqual({ entry_type: 'expense', category: 'Travel', remarks: null })
    expect(complaintsIn(statementChange, { ...change, version: 1 })).toEqual({})
  })
})
