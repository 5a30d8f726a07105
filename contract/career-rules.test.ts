import { expect, test } from 'vitest'
import { charactersOf, isDetailed, readScore } from './career-rules.ts'

test.for([
  // score, total → shown score, total, percentage, rating
  [0, 25, 0, 25, 0, 'Average'],
  [25, 25, 25, 25, 100, 'Excellent'],
  [22, 25, 22, 25, 88, 'Excellent'],
  [17, 20, 17, 20, 85, 'Excellent'],
  [21, 25, 21, 25, 84, 'Good'],
  [15, 20, 15, 20, 75, 'Good'],
  [18, 25, 18, 25, 72, 'Above Average'],
  [13, 20, 13, 20, 65, 'Above Average'],
  [16, 25, 16, 25, 64, 'Average'],
  // Above the total and up to 100: it was a percentage.
  [80, 25, 20, 25, 80, 'Good'],
  [100, 25, 25, 25, 100, 'Excellent'],
  [26, 25, 7, 25, 28, 'Average'],
  [85, 20, 17, 20, 85, 'Excellent'],
  // Above both: the total.
  [101, 25, 25, 25, 100, 'Excellent'],
  [1000, 25, 25, 25, 100, 'Excellent'],
  [150, 120, 120, 120, 100, 'Excellent'],
  // The total is at least 1, the percentage between 0 and 100.
  [0, 0, 0, 1, 0, 'Average'],
  [1, 0, 1, 1, 100, 'Excellent'],
  [100, 0, 1, 1, 100, 'Excellent'],
  [0, -5, 0, 1, 0, 'Average'],
  [-4, 25, 0, 25, 0, 'Average'],
] as const)(
  '%i of %i is shown as %i of %i, %i per cent, %s',
  ([stored, of, score, total, percentage, rating]) => {
    const shown = readScore(stored, of)
    if (of === -5) expect(shown).toEqual({ score: 0, total: 1, percentage: 0, rating: 'Average' })
    else expect(shown).toEqual({ score, total, percentage, rating })
  },
)

test.for([
  ['x'.repeat(99), 99],
  ['x'.repeat(100), 100],
  [` \n${'x'.repeat(99)}\t `, 99],
  [' '.repeat(100), 0],
  ['\u200b'.repeat(100), 0],
  [`a${' '.repeat(98)}b`, 3],
  ['কি'.repeat(100), 100],
  ['ক্ষি'.repeat(100), 100],
  ['👩‍👩‍👧‍👦'.repeat(99), 99],
  ['e\u0301'.repeat(100), 100],
] as const)('%j is so many characters', ([text, count]) => {
  expect(charactersOf(text)).toBe(count)
  expect(isDetailed(text)).toBe(count >= 100)
})
