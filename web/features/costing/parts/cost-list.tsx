import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Calculator } from 'lucide-react'
import { costCategories } from '../../../../contract/cost-categories.ts'
import { type Cost, cost as fields } from '../../../../contract/costing.ts'
import { costCategoryWords, costNames } from '../../../../contract/words/costing.ts'
import { money, shortDay } from '../../../lib/format.ts'
import type { RowPage } from '../../../lib/rows/row-address.ts'
import { fileColumns } from '../../../lib/rows/row-fields.ts'
import { shownAs } from '../../../lib/words.tsx'
import { LongText } from '../../../ui/long-text.tsx'
import { ExportMenu } from '../../../ui/rows/export-menu.tsx'
import { ChoiceFilter, Filters, WordsFilter } from '../../../ui/rows/filters.tsx'
import { DayAndMaker, RowCard, titleIdOf } from '../../../ui/rows/row-card.tsx'
import { NoRows, RowCards } from '../../../ui/rows/row-list.tsx'
import { useRemoval } from '../../../ui/rows/use-removal.ts'
import { SumBanner } from '../../../ui/sum-banner.tsx'
import { useAuth } from '../../auth/public.tsx'
import { CaseIdFilter, noCaseIds, useHasNoCaseIds } from '../../cases/public.ts'
import { creatorColumn, useFirm } from '../../people/public.ts'
import { costs, costTotalQuery } from '../api.ts'
import { addsUpTo, costCount, said, searchHints } from '../labels.ts'
import { type CostsShown, filtersOf, narrowing } from '../logic.ts'

type Page = RowPage<CostsShown>

const widths = { date_incurred: 12, case_id: 20, cost_category: 20, description: 60, amount: 16 }
const wordOf = shownAs(costCategoryWords)
const columns = fileColumns(fields, costNames, widths, { cost_category: wordOf })

/** What everything that the filters show adds up to. */
function useTotal({ search }: Page) {
  const { cost_currency } = useFirm()
  const query = useQuery(costTotalQuery(filtersOf(search)))
  return { query, sum: query.data && money(query.data.total, cost_currency), count: query.data?.count }
}

/** Takes the costs that the filters show away. */
export function CostExport(page: Page) {
  const { search } = page
  const { sum, count = 0 } = useTotal(page)
  return (
    <ExportMenu<Cost>
      name="costs"
      title={said.title}
      shown={[
        search.q && `“${search.q}”`,
        search.case,
        search.category && wordOf(search.category),
        sum && addsUpTo(sum, count),
      ]}
      columns={useAuth().may('cases.manage') ? [...columns, creatorColumn] : columns}
      load={(most) => costs.every(filtersOf(search), most)}
    />
  )
}

/** What everything that the filters show adds up to. */
export function CostTotal(page: Page) {
  const { q, case: case_id, category } = page.search
  const { query, sum, count } = useTotal(page)
  return (
    <SumBanner
      label={said.totalLabel}
      title={said.totalTitle}
      sum={sum}
      of={[sum && costCount(count ?? 0), case_id, category && wordOf(category), q && `“${q}”`]}
      query={query}
      failed={said.loadFailed}
    />
  )
}

/** Which costs are shown: by words, by case, by category. */
export function CostFilters(page: Page) {
  const hint = useAuth().may('cases.manage') ? searchHints.partner : searchHints.associate
  return (
    <Filters>
      <WordsFilter of={page} label={said.search} placeholder={hint} />
      <CaseIdFilter value={page.search.case} onChange={(case_id) => page.onSearch({ case: case_id })} />
      <ChoiceFilter
        of={page}
        name="category"
        label={costNames.cost_category}
        all={said.allCategories}
        options={costCategories}
        wordOf={wordOf}
        width="w-[190px]"
      />
    </Filters>
  )
}

/** The costs that the filters show, newest first. */
export function CostList(page: Page & { none?: string }) {
  const query = useInfiniteQuery(costs.list(filtersOf(page.search)))
  const { cost_currency } = useFirm()
  const onDelete = useRemoval(costs, said)
  const instead = useHasNoCaseIds() && noCaseIds
  const empty = <NoRows icon={<Calculator />} {...page} {...{ said, instead }} filters={narrowing} />
  return (
    <RowCards label={said.listed} {...{ query, said, empty }}>
      {(cost) => (
        <RowCard
          row={cost}
          // One thing is often paid for many times.
          name={`${cost.description}, ${cost.case_id}, ${shortDay(cost.date_incurred)}`}
          onEdit={page.onEdit}
          onDelete={onDelete}
          foot={<DayAndMaker day={cost.date_incurred} by={cost.profiles} />}
          className="gap-2 px-4 pt-3.5 pb-3"
        >
          <div className="flex items-start justify-between gap-3">
            <p className="min-w-0 text-meta [overflow-wrap:anywhere] text-ink-3">
              {[wordOf(cost.cost_category), cost.case_id, cost.client_name].filter(Boolean).join(' · ')}
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
