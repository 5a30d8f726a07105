import { useQuery } from '@tanstack/react-query'
import { type EntryType, entryTypes } from '../../../../contract/statement-categories.ts'
import type { CategorySum } from '../../../../contract/statements.ts'
import { entryTypeWords, statementCategoryWords } from '../../../../contract/words/statements.ts'
import { money, monthIn } from '../../../lib/format.ts'
import { shownAs } from '../../../lib/words.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { FailedLine } from '../../../ui/states.tsx'
import { useFirm } from '../../people/public.ts'
import type { StatementsSearch } from '../address.ts'
import { statementTotalsQuery } from '../api.ts'
import { entryCount, said } from '../labels.ts'
import { shareOf, sumFiltersOf } from '../logic.ts'

/** What the entries come to by category: most first, income before expense. */
export function CategorySums({ search }: { search: StatementsSearch }) {
  const { time_zone } = useFirm()
  // Whether they could be loaded is told by the cards, which show sums of the same answer.
  const query = useQuery(statementTotalsQuery(sumFiltersOf(search, monthIn(time_zone))))
  const { data, isError } = query
  const sums = data?.categories ?? []
  return (
    // Beside the chart it is as high as that, and what does not fit is scrolled to, with the keyboard too.
    <Card
      role="region"
      aria-labelledby="by-category"
      data-scroller=""
      tabIndex={0}
      className="flex flex-col gap-4 px-5 py-4 lg:h-0 lg:min-h-full lg:self-stretch lg:overflow-y-auto print:h-auto"
    >
      <h2 id="by-category" className="text-card font-semibold">
        {said.byCategory}
      </h2>
      {sums.length === 0 && (
        <p className="flex flex-1 items-center justify-center py-6 text-secondary text-ink-3">
          {data ? said.nothingToAdd : isError ? '—' : '…'}
        </p>
      )}
      <FailedLine title={said.loadFailed} of={query} />
      {entryTypes.map((type) => (
        <SumsOfType key={type} type={type} sums={sums.filter(({ entry_type }) => entry_type === type)} />
      ))}
    </Card>
  )
}

function SumsOfType({ type, sums }: { type: EntryType; sums: readonly CategorySum[] }) {
  const { statement_currency } = useFirm()
  const [largest] = sums
  if (!largest) return null
  return (
    <div>
      <h3 className="text-meta font-semibold text-ink-3">{entryTypeWords[type]}</h3>
      <ul className="mt-1 flex flex-col gap-2">
        {sums.map(({ category, amount, count }) => (
          <li key={category}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-secondary">
              <span title={entryCount(count)}>{shownAs(statementCategoryWords)(category)}</span>
              <span className="font-semibold tabular-nums">{money(amount, statement_currency)}</span>
            </p>
            <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-sunken">
              <span
                className={cx(
                  'block h-full min-w-1 rounded-full',
                  type === 'income' ? 'bg-[var(--ch-1)]' : 'bg-[var(--ch-2)]',
                )}
                style={{ width: `${shareOf(amount, largest.amount) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
