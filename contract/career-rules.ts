import { leastWriting } from './limits.ts'

// The first segmenter that a browser makes takes a slow one a tenth of a second.
let segments: Intl.Segmenter | undefined

/**
 * Characters as people count them: a letter with its marks is one, a run of spaces is one, those around the
 * text are none, and neither is what cannot be seen.
 */
export function charactersOf(text: string): number {
  const seen = text.trim().replace(/\s+/gu, ' ')
  if (/^[ -~]*$/.test(seen)) return seen.length
  segments ??= new Intl.Segmenter('bn', { granularity: 'grapheme' })
  let count = 0
  for (const { segment } of segments.segment(seen)) {
    if (/[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]/u.test(segment)) count += 1
  }
  return count
}

/** Whether a written answer is long enough. */
export const isDetailed = (text: string): boolean => charactersOf(text) >= leastWriting

const ratings = ['Excellent', 'Good', 'Above Average', 'Average'] as const
type Rating = (typeof ratings)[number]

interface ScoreShown {
  score: number
  total: number
  /** Whole, from 0 to 100. */
  percentage: number
  rating: Rating
}

/**
 * A stored score as it is shown (specification: applications 5): the total is at least 1; a score above it and up to 100 was a
 * percentage and becomes a raw score; one above both is the total.
 */
export function readScore(stored: number, storedTotal: number): ScoreShown {
  const total = Math.max(1, storedTotal)
  const isPercentage = stored > total && stored <= 100
  const raw = isPercentage ? Math.round((stored / 100) * total) : stored
  const score = Math.min(Math.max(raw, 0), total)
  const percentage = Math.min(Math.max(Math.round((score / total) * 100), 0), 100)
  return { score, total, percentage, rating: ratingOf(percentage) }
}

function ratingOf(percentage: number): Rating {
  if (percentage >= 85) return 'Excellent'
  if (percentage >= 75) return 'Good'
  if (percentage >= 65) return 'Above Average'
  return 'Average'
}
