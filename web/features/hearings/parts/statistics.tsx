import { useQuery } from '@tanstack/react-query'
import { adjourners } from '../../../../contract/hearing-words.ts'
import type { HearingStatistics } from '../../../../contract/hearings.ts'
import { adjournerWords, hearingStateWords } from '../../../../contract/words/hearings.ts'
import { outcome } from '../../../../contract/words/outcomes.ts'
import { count } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { statisticsQuery } from '../api.ts'
import { isSide } from '../logic.ts'
import { daysOf, meanOf, statistics as words } from './labels.ts'

/** How a case went in court so far; nothing before its first outcome. */
export function Statistics({ caseRef }: { caseRef: string }) {
  const { data } = useQuery(statisticsQuery(caseRef))
  if (!data || data.held + data.not_reached + data.vacated + adjournmentsOf(data) === 0) return null
  return (
    <Card className="px-5 py-4">
      <h3 className="mb-2.5 text-card font-semibold">{words.title}</h3>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-5 gap-y-3">
        <Figure name={words.hearings} value={count(data.hearings)} />
        <Figure name={hearingStateWords.held} value={count(data.held)} />
        <Figure name={hearingStateWords.adjourned} value={count(adjournmentsOf(data))} more={bySide(data)} />
        <Figure name={hearingStateWords.not_reached} value={count(data.not_reached)} />
        {data.mean_days !== null && <Figure name={words.mean} value={meanOf(data.mean_days)} />}
        {data.longest_days !== null && <Figure name={words.longest} value={daysOf(data.longest_days)} />}
      </dl>
    </Card>
  )
}

const adjournmentsOf = ({ adjourned }: HearingStatistics): number =>
  Object.values(adjourned).reduce((sum, times) => sum + times, 0)

/** By whom, where somebody said; which of how many, where the type of the case says how many a side may have. */
function bySide({ adjourned, limit }: HearingStatistics): Line[] {
  return adjourners
    .filter((side) => adjourned[side] > 0)
    .map((side) => {
      const [name, times] = [adjournerWords[side], adjourned[side]]
      const isLimited = limit !== null && isSide(side)
      return isLimited
        ? { text: outcome.nth(count(times), count(limit), name), isLast: times >= limit }
        : { text: `${name} ${count(times)}`, isLast: false }
    })
}

interface Line {
  text: string
  isLast: boolean
}

function Figure({ name, value, more = [] }: { name: string; value: string; more?: Line[] }) {
  return (
    <div className="min-w-0">
      <dt className="text-meta text-ink-2">{name}</dt>
      <dd className="font-serif text-section font-semibold tabular-nums">{value}</dd>
      {more.map(({ text, isLast }) => (
        <dd
          key={text}
          className={cx(
            'text-meta [overflow-wrap:anywhere] tabular-nums',
            isLast ? 'font-semibold text-st-red-fg' : 'text-ink-2',
          )}
        >
          {text}
        </dd>
      ))}
    </div>
  )
}
