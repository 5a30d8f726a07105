import { describe, expect, it } from 'vitest'
import type { CareerApplication } from '../../../../contract/careers.ts'
import { formOf } from './review-form.ts'

const application: Pick<CareerApplication, 'status' | 'notes' | 'reviewed_at'> = {
  status: 'pending',
  notes: null,
  reviewed_at: null,
}

describe('the form of a review', () => {
  it('has no status selected before anybody has reviewed', () => {
    expect(formOf(application)).toEqual({ status: null, notes: '' })
  })

  it('begins with what was decided', () => {
    const reviewed = { status: 'interview', notes: 'Sunday', reviewed_at: '2026-11-21T10:00:00Z' } as const
    expect(formOf(reviewed)).toEqual({ status: 'interview', notes: 'Sunday' })
  })
})
