import { readScore } from '../../../../contract/career-rules.ts'
import type { CareerApplication } from '../../../../contract/careers.ts'
import { count } from '../../../lib/format.ts'
import { filled } from '../../../lib/words.tsx'
import { cardWords, ratingWords } from '../labels.ts'

/** The test's score as a bar and in words, with its rating. */
export function ScoreBar({
  application: { test_score, test_total },
}: {
  application: Pick<CareerApplication, 'test_score' | 'test_total'>
}) {
  const { score, total, percentage, rating } = readScore(test_score, test_total)
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-secondary">
        <span className="text-ink-2">
          {filled(cardWords.score, {
            score: (
              <span className="font-semibold text-ink tabular-nums">
                {count(score)}/{count(total)}
              </span>
            ),
            percentage: <span className="tabular-nums">({count(percentage)}%)</span>,
          })}
        </span>
        <span className="font-semibold">{ratingWords[rating]}</span>
      </p>
      <div aria-hidden="true" className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-ink/10">
        <div className="h-full rounded-full bg-accent" style={{ width: `${percentage}%` }} />
      </div>
    </div>
  )
}
