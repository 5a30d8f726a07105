import { useQuery } from '@tanstack/react-query'
import { money } from '../../../lib/format.ts'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { FailedLine } from '../../../ui/states.tsx'
import { useFirm } from '../../people/public.ts'
import { costTotalQuery } from '../api.ts'
import { costCount, said } from '../labels.ts'
import { type CostingSearch, filtersOf } from '../logic.ts'

/** The banner: what everything that the filters show adds up to. */
export function CostTotal({ search }: { search: CostingSearch }) {
  const query = useQuery(costTotalQuery(filtersOf(search)))
  const { data, isError } = query
  useLoadFailure(query, said.loadFailed)
  const { cost_currency } = useFirm()
  const narrowed = [search.case, search.category, search.q && `“${search.q}”`]
  return (
    <section
      aria-label="Total amount"
      className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 rounded-lg bg-seal px-5 py-4 text-on-seal"
    >
      <div className="min-w-0">
        <h2 className="text-secondary font-semibold">Total Amount</h2>
        <p className="font-serif text-[1.75rem] leading-9 font-semibold [overflow-wrap:anywhere] tabular-nums">
          {data ? money(data.total, cost_currency) : isError ? '—' : '…'}
        </p>
      </div>
      <p className="min-w-0 text-secondary [overflow-wrap:anywhere]">
        {[data && costCount(data.count), ...narrowed].filter(Boolean).join(' · ')}
      </p>
      <FailedLine title={said.loadFailed} of={query} className="w-full" />
    </section>
  )
}
