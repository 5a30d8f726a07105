import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Calculator } from 'lucide-react'
import { costCategories } from '../../../../contract/cost-categories.ts'
import { money, shortDay } from '../../../lib/format.ts'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { LongText } from '../../../ui/long-text.tsx'
import { CreatorBadge } from '../../../ui/person.tsx'
import { ChoiceFilter, Filters, WordsFilter } from '../../../ui/rows/filters.tsx'
import { RowCard, titleIdOf } from '../../../ui/rows/row-card.tsx'
import { NoRows, RowCards } from '../../../ui/rows/row-list.tsx'
import { useRemoval } from '../../../ui/rows/use-removal.ts'
import { FailedLine } from '../../../ui/states.tsx'
import { useAuth } from '../../auth/public.tsx'
import { CaseIdFilter, noCaseIds, useHasNoCaseIds } from '../../cases/public.ts'
import { useFirm } from '../../people/public.ts'
import { costs, costTotalQuery } from '../api.ts'
import { costCount, said, searchHints } from '../labels.ts'
import { type CostingSearch, filtersOf } from '../logic.ts'

type CostListProps = { search: CostingSearch; onSearch: (change: Partial<CostingSearch>) => void }

/** The banner: what everything that the filters show adds up to. */
export function CostTotal({ search }: Pick<CostListProps, 'search'>) {
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

/** Which costs are shown: by words, by case, by category. */
export function CostFilters({ search, onSearch }: CostListProps) {
  const hint = useAuth().may('cases.manage') ? searchHints.partner : searchHints.associate
  return (
    <Filters>
      <WordsFilter label="Search costs" placeholder={hint} search={search} onSearch={onSearch} />
      <CaseIdFilter value={search.case} onChange={(case_id) => onSearch({ case: case_id })} />
      <ChoiceFilter
        label="Category"
        all={said.allCategories}
        options={costCategories}
        value={search.category}
        onChange={(category) => onSearch({ category })}
        width="w-[190px]"
      />
    </Filters>
  )
}

/** The costs that the filters show, newest first. */
export function CostList({ search, onSearch }: CostListProps) {
  const query = useInfiniteQuery(costs.list(filtersOf(search)))
  const { cost_currency } = useFirm()
  const remove = useRemoval(costs, said)
  return (
    <RowCards label="Costs" query={query} said={said} empty={<NoCosts search={search} onSearch={onSearch} />}>
      {(cost) => (
        <RowCard
          row={cost}
          // One thing is often paid for many times.
          name={`${cost.description}, ${cost.case_id}, ${shortDay(cost.date_incurred)}`}
          onEdit={({ id }) => onSearch({ edit: id })}
          onDelete={remove}
          className="gap-2 px-4 pt-3.5 pb-3"
          foot={
            <>
              <time dateTime={cost.date_incurred} className="shrink-0 text-meta text-ink-3 tabular-nums">
                {shortDay(cost.date_incurred)}
              </time>
              <CreatorBadge of={cost.profiles} className="min-w-0" />
            </>
          }
        >
          <div className="flex items-start justify-between gap-3">
            <p className="min-w-0 text-meta [overflow-wrap:anywhere] text-ink-3">
              {[cost.cost_category, cost.case_id, cost.client_name].filter(Boolean).join(' · ')}
            </p>
            <p className="shrink-0 text-card font-semibold tabular-nums">
              {money(cost.amount, cost_currency)}
            </p>
          </div>
          <h3 className="flex-1 text-body text-ink">
            <LongText id={titleIdOf(cost)} text={cost.description} />
          </h3>
        </RowCard>
      )}
    </RowCards>
  )
}

/** Why there is nothing to see, and the one way on. */
function NoCosts({ search: { q, case: case_id, category }, onSearch }: CostListProps) {
  const hasNoCases = useHasNoCaseIds()
  const isFiltered = [q, case_id, category].some(Boolean)
  const icon = <Calculator />
  if (hasNoCases && !isFiltered) return <NoRows icon={icon} title={noCaseIds.short} text={noCaseIds.long} />
  return (
    <NoRows
      icon={icon}
      title={said.none}
      text={said.willBeListed}
      add={{ label: said.add, onAdd: () => onSearch({ add: '1' }) }}
      filtered={isFiltered && said.tryOther}
      onClear={() => onSearch({ q: undefined, case: undefined, category: undefined })}
    />
  )
}
