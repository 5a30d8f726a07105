import { expect, test } from 'vitest'
import { nthAdjournment } from './nth-adjournment.ts'

test('check 39: with a limit of 3 the third adjournment of one side is the last, and the other side’s is not', () => {
  const of = { limit: 3, adjourned: { our_side: 2, other_side: 1, court: 5, both: 5, unsaid: 0 } }
  expect(nthAdjournment(of, 'our_side')).toEqual({ nth: 3, limit: 3, isLast: true })
  expect(nthAdjournment(of, 'other_side')).toEqual({ nth: 2, limit: 3, isLast: false })
  expect(nthAdjournment(of, 'court')).toBeUndefined()
  expect(nthAdjournment({ ...of, limit: null }, 'our_side')).toBeUndefined()
})
