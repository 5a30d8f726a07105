import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { usualWeeks } from '../../../../contract/associates.ts'
import { categoryWord } from '../../../../contract/words/notes.ts'
import { hours, shortDay } from '../../../lib/format.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { Card } from '../../../ui/card.tsx'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { Select } from '../../../ui/select.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { associateHoursQuery } from '../api.ts'
import { lastWeeks, said, workedBetween } from '../labels.ts'
import type { HoursRow } from './hours-drawings.tsx'

// The charts and their library come when an associate is looked at, after the figures.
const drawings = () => import('./hours-drawings.tsx')
const WeekBars = lazyPart(drawings, 'WeekBars')
const CategoryBars = lazyPart(drawings, 'CategoryBars')

const times = [String(usualWeeks), '26', '52'] as const

export type AssociateChartsProps = {
  user_id: string
  /** As the address holds it: absent means the usual 12. */
  weeks: string | undefined
  onWeeks: (weeks: '26' | '52' | undefined) => void
}

/** The hours of an associate by week and by category: drawn, and as tables with the same numbers. */
export function AssociateCharts({ user_id, weeks = times[0], onWeeks }: AssociateChartsProps) {
  const query = useQuery(associateHoursQuery(user_id, Number(weeks)))
  const { data, isPending, isFetching, refetch } = query
  const reason = useLoadFailure(query, said.hoursFailed)
  if (isPending) return <Loading label={said.loadingHours} />
  if (!data) {
    const retry = () => void refetch()
    return <ErrorState title={said.hoursFailed} reason={reason} onRetry={retry} busy={isFetching} />
  }
  const byWeek = data.weeks.map(({ week, hours: worked }) => ({ name: week, hours: worked }))
  const byCategory = data.categories.map(({ category, hours: worked }) => ({
    name: categoryWord(category),
    hours: worked,
  }))
  return (
    <section aria-labelledby="associate-hours" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="associate-hours" className="font-serif text-section font-semibold">
          {said.hours}
        </h2>
        <p className="text-secondary text-ink-2">{workedBetween(data.total, data.from, data.to)}</p>
        <div className="ml-auto w-44 max-sm:w-full" data-print="none">
          <Select
            label={said.weeksShown}
            value={weeks}
            options={times.map((value) => ({ value, label: lastWeeks(Number(value)) }))}
            onValueChange={(chosen) => onWeeks(chosen === '26' || chosen === '52' ? chosen : undefined)}
          />
        </div>
      </div>
      {data.total === 0 ? (
        <p className="rounded-lg border border-dashed border-border-strong px-6 py-8 text-center text-body text-ink-2">
          {said.noHours}
        </p>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <ChartCard
            title={said.perWeek}
            table={<NumbersTable head={said.weekFrom} nameOf={shortDay} rows={byWeek} />}
          >
            <WeekBars rows={byWeek} />
          </ChartCard>
          <ChartCard title={said.perCategory} table={<NumbersTable head={said.category} rows={byCategory} />}>
            <CategoryBars rows={byCategory} />
          </ChartCard>
        </div>
      )}
    </section>
  )
}

type ChartCardProps = { title: string; children: ReactNode; table: ReactNode }

/** A chart under its title, with the same numbers as a table below. */
function ChartCard({ title, children, table }: ChartCardProps) {
  return (
    <Card className="break-inside-avoid px-4 pt-3.5 pb-3 sm:px-5">
      <figure aria-label={title}>
        <figcaption className="mb-3 text-card font-semibold">{title}</figcaption>
        {/* What is drawn is said by the table. */}
        <div aria-hidden="true" className="h-60">
          <Suspense fallback={null}>{children}</Suspense>
        </div>
        {table}
      </figure>
    </Card>
  )
}

interface NumbersTableProps {
  head: string
  /** A row's name as people read it, where that is not the name itself. */
  nameOf?: (name: string) => string
  rows: readonly HoursRow[]
}

/** The twin of a chart: the same numbers, to read line by line; closed until it is asked for, on paper always open. */
function NumbersTable({ head, nameOf = String, rows }: NumbersTableProps) {
  return (
    <details className="mt-2 border-t border-border pt-2 text-secondary">
      <summary className="w-fit rounded-sm font-semibold text-accent select-none coarse:py-[11px]">
        {said.asTable}
      </summary>
      <table className="mt-2 w-full">
        <thead>
          <tr className="text-left text-meta text-ink-3">
            <th scope="col" className="border-b border-border py-1.5 font-semibold">
              {head}
            </th>
            <th scope="col" className="border-b border-border py-1.5 text-right font-semibold">
              {said.hours}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, hours: worked }) => (
            <tr key={name}>
              <th
                scope="row"
                className="border-b border-border py-1.5 pr-4 text-left font-normal [overflow-wrap:anywhere]"
              >
                {nameOf(name)}
              </th>
              <td className="border-b border-border py-1.5 text-right tabular-nums">{hours(worked)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
