import { describe, expect, it } from 'vitest'
import { openedText, refusedAt, toldOf, withoutRefused, withRefused } from './typed-cells.ts'

describe('what was refused in a cell', () => {
  const one = { row: 'case|task|draft', day: '2026-11-22' }
  const below = { row: 'other||draft', day: '2026-11-22' }
  const beside = { ...one, day: '2026-11-23' }
  const refused = withRefused([], { ...one, text: '1.5', sentence: 'This task is archived.' })
  const both = withRefused(refused, { ...below, text: '2h 3h', sentence: 'Begin with how long it took.' })

  it('is typed again in that cell, and in no other of its row or its day', () => {
    expect(openedText(refused, one, '2:00')).toBe('1.5')
    expect(openedText(refused, below, '')).toBe('')
    expect(openedText(refused, beside, '2:00')).toBe('2:00')
  })

  it('is kept beside what is refused in another one, until it is given up', () => {
    expect([one, below].map((at) => openedText(both, at, ''))).toEqual(['1.5', '2h 3h'])
    expect(openedText(withoutRefused(both, one), one, '2:00')).toBe('2:00')
    expect(refusedAt(withoutRefused(both, one), below)?.text).toBe('2h 3h')
  })

  it('is told of the cell in hand, else of the last one that is shown', () => {
    const everywhere = () => true
    expect(toldOf(both, one, everywhere)?.text).toBe('1.5')
    expect(toldOf(both, beside, everywhere)?.text).toBe('2h 3h')
    expect(toldOf(both, undefined, ({ row }) => row === one.row)?.text).toBe('1.5')
    expect(toldOf(both, undefined, () => false)).toBeUndefined()
  })
})
