import { useQuery } from '@tanstack/react-query'
import { ArrowDownLeft, ArrowUpRight, Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StatementTotals } from '../../../../contract/statements.ts'
import { money, monthIn } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { FailedLine } from '../../../ui/states.tsx'
import { useFirm } from '../../people/public.ts'
import type { StatementsSearch } from '../address.ts'
import { statementTotalsQuery } from '../api.ts'
import { cancelledAmong, entryCount, said, sumNames } from '../labels.ts'
import { narrowedBy, periodLabel, periodOf, sumFiltersOf } from '../logic.ts'

/** The three cards: what everything that the filters show comes to. */
export function StatementCards({ search }: { search: StatementsSearch }) {
  const { time_zone, statement_currency } = useFirm()
  const thisMonth = monthIn(time_zone)
  const query = useQuery(statementTotalsQuery(sumFiltersOf(search, thisMonth)))
  const { data, isError } = query
  useLoadFailure(query, said.loadFailed)
  const shown = (of: (totals: StatementTotals) => string) =>
    data ? money(of(data), statement_currency) : isError ? '—' : '…'
  const isLoss = data?.net_income.startsWith('-')
  return (
    <section aria-label={said.sums} className="flex flex-col gap-2">
      <div className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        <SumCard
          title={sumNames.income}
          amount={shown((totals) => totals.total_income)}
          icon={<ArrowDownLeft />}
          tint="bg-st-green-bg text-st-green-fg"
        />
        <SumCard
          title={sumNames.expense}
          amount={shown((totals) => totals.total_expense)}
          icon={<ArrowUpRight />}
          tint="bg-st-red-bg text-st-red-fg"
        />
        <SumCard
          title={sumNames.net}
          amount={shown((totals) => totals.net_income)}
          icon={<Scale />}
          tint="bg-seal text-on-seal"
          loss={isLoss}
        />
      </div>
      <p className="text-meta [overflow-wrap:anywhere] text-ink-3">
        {[periodLabel(periodOf(search, thisMonth)), ...narrowedBy(search)].join(' · ')}
        {data && ` · ${entryCount(data.count)}`}
        {data && data.cancelled > 0 && ` · ${cancelledAmong(data.cancelled)}`}
      </p>
      <FailedLine title={said.loadFailed} of={query} />
    </section>
  )
}

type SumCardProps = {
  title: string
  amount: string
  icon: ReactNode
  tint: string
  loss?: boolean | undefined
}

function SumCard({ title, amount, icon, tint, loss = false }: SumCardProps) {
  return (
    <Card className="flex items-center gap-3 px-4 py-3.5 sm:flex-col sm:items-start lg:flex-row lg:items-center">
      <span
        aria-hidden="true"
        className={cx(
          'flex size-9 shrink-0 items-center justify-center rounded-full [&_svg]:size-[18px]',
          tint,
        )}
      >
        {icon}
      </span>
      <div className="min-w-0">
        <h2 className="text-secondary font-semibold text-ink-2">{title}</h2>
        <p
          className={cx(
            'font-serif text-[1.375rem] leading-8 font-semibold [overflow-wrap:anywhere] tabular-nums',
            loss && 'text-danger',
          )}
        >
          {amount}
        </p>
      </div>
    </Card>
  )
}
