import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { entryTypeWords } from '../../../../contract/words/statements.ts'
import { inDigits } from '../../../lib/digits.ts'
import { monthIn } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { ErrorState } from '../../../ui/states.tsx'
import { useFirm } from '../../people/public.ts'
import type { StatementsSearch } from '../address.ts'
import { yearQuery } from '../api.ts'
import { said, yearOf } from '../labels.ts'
import { periodOf } from '../logic.ts'

// A hundred kilobytes that no first paint waits for.
const YearChart = lazy(() => import('./year-chart.tsx').then(({ YearChart }) => ({ default: YearChart })))
// Closed until it is asked for.
const YearTable = lazy(() => import('./year-table.tsx').then(({ YearTable }) => ({ default: YearTable })))

/** Income and expense of the year's months, drawn, and the same as a table. */
export function YearFigure({ search }: { search: StatementsSearch }) {
  const { time_zone, statement_currency } = useFirm()
  const { year, month } = periodOf(search, monthIn(time_zone))
  const query = useQuery(yearQuery(Number(year)))
  const { data, error, isFetching, refetch } = query
  const reason = useLoadFailure(query, said.loadFailed)
  const months = data?.months ?? []
  const isEmpty = data?.months.every(({ income, expense }) => income === '0.00' && expense === '0.00')
  return (
    <Card role="region" aria-labelledby="over-the-year" className="flex flex-col gap-3 px-5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="over-the-year" className="text-card font-semibold">
          {yearOf.heading(inDigits(year))}
        </h2>
        <p aria-hidden="true" className="flex gap-4 text-meta text-ink-2">
          <Key color="bg-[var(--ch-1)]">{entryTypeWords.income}</Key>
          <Key color="bg-[var(--ch-2)]">{entryTypeWords.expense}</Key>
        </p>
      </div>
      {error && !data && (
        <ErrorState
          className="border-0"
          title={said.loadFailed}
          reason={reason}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {isEmpty ? (
        <p className="flex h-[120px] items-center justify-center text-secondary text-ink-3">
          {yearOf.nothing(inDigits(year))}
        </p>
      ) : (
        <div aria-hidden="true" className={cx('h-[260px] max-sm:h-[200px]', error && !data && 'hidden')}>
          <Suspense fallback={null}>
            {data && <YearChart months={months} currency={statement_currency} chosen={month} />}
          </Suspense>
        </div>
      )}
      <details className="group">
        <summary className="inline-flex cursor-pointer items-center rounded-sm text-secondary font-semibold text-accent hover:underline coarse:min-h-control">
          {said.asTable}
        </summary>
        <Suspense fallback={null}>
          <YearTable year={year} months={months} currency={statement_currency} />
        </Suspense>
      </details>
    </Card>
  )
}

function Key({ color, children }: { color: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`size-2.5 rounded-[3px] ${color}`} />
      {children}
    </span>
  )
}
