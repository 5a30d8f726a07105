import { expect, it } from 'vitest'
import { skippedBy } from './skipped-days.ts'

const vacation = ['2026-12-20', '2026-12-21', '2026-12-22'].map((day) => ({ day, why: 'Winter vacation' }))
const friday = { day: '2026-12-11', why: 'Friday' }

it('names each closed day once, in their order, and a vacation as one', () => {
  const said = 'Dec 11, 2026 (Friday), Dec 20, 2026 – Dec 22, 2026 (Winter vacation)'
  expect(skippedBy([...vacation.slice(1), friday, ...vacation, friday])).toBe(said)
  expect(skippedBy([])).toBe('')
})

it('parts days that follow each other for another reason', () => {
  const saturday = { day: '2026-12-12', why: 'Saturday' }
  expect(skippedBy([friday, saturday])).toBe('Dec 11, 2026 (Friday), Dec 12, 2026 (Saturday)')
})
