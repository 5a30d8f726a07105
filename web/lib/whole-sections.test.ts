import { expect, it } from 'vitest'
import { wholeIn } from './whole-sections.ts'

it('reads the sections of an address, of those that the page has', () => {
  const known = ['priority', 'others']
  expect(wholeIn({ whole: 'others' }, known)).toEqual({ whole: 'others' })
  expect(wholeIn({ whole: 'others priority' }, known)).toEqual({ whole: 'priority others' })
  for (const whole of [undefined, '', 'all', 'priorityothers', 7, ['others', 'priority'], { others: 1 }])
    expect(wholeIn({ whole }, known)).toEqual({})
})
