import { useFirm } from '../features/people/public.ts'
import { SavedViews } from '../features/saved-views/parts/later-views.ts'
import { type StatementsSearch, savedOfStatements } from '../features/statements/address.ts'
import { incomeAndExpensesOf, said } from '../features/statements/labels.ts'
import { periodLabel, periodOf } from '../features/statements/logic.ts'
import { CategorySums } from '../features/statements/parts/category-sums.tsx'
import { EntryTable } from '../features/statements/parts/entry-table.tsx'
import { StatementCards } from '../features/statements/parts/statement-cards.tsx'
import { StatementExport } from '../features/statements/parts/statement-export.tsx'
import { StatementFilters } from '../features/statements/parts/statement-filters.tsx'
import { YearFigure } from '../features/statements/parts/year-figure.tsx'
import { monthIn } from '../lib/format.ts'
import { laterPart } from '../lib/lazy-part.ts'
import { useRowPage } from '../lib/rows/row-address.ts'
import { SectionHeading } from '../ui/heading.tsx'
import { RowPage } from '../ui/rows/row-page.tsx'

const EntryDialog = laterPart(() => import('../features/statements/parts/entry-dialog.tsx'), 'EntryDialog')

/** /statements: the firm's income and expenses, for partners. */
export function StatementsPage() {
  const page = useRowPage<StatementsSearch>('/statements')
  const { search, onSearch } = page
  const { time_zone } = useFirm()
  const period = periodLabel(periodOf(search, monthIn(time_zone)))
  return (
    <RowPage
      said={{ ...said, meta: incomeAndExpensesOf(period) }}
      onAdd={page.onAdd}
      taking={<StatementExport search={search} />}
    >
      <StatementFilters search={search} onSearch={onSearch} />
      <SavedViews page="/statements" names={savedOfStatements} {...page} />
      <StatementCards search={search} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <YearFigure search={search} />
        <CategorySums search={search} />
      </div>
      <SectionHeading title={said.listed} />
      {search.q && <p className="-mt-3 text-secondary text-ink-2">{said.foundIn}</p>}
      <EntryTable {...page} />
      <EntryDialog />
    </RowPage>
  )
}
