import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { useFirm } from '../features/people/public.ts'
import type { StatementsSearch } from '../features/statements/address.ts'
import { statements } from '../features/statements/api.ts'
import { said } from '../features/statements/labels.ts'
import { periodLabel, periodOf } from '../features/statements/logic.ts'
import { CategorySums } from '../features/statements/parts/category-sums.tsx'
import { EntryTable } from '../features/statements/parts/entry-table.tsx'
import { StatementCards } from '../features/statements/parts/statement-cards.tsx'
import { StatementExport } from '../features/statements/parts/statement-export.tsx'
import { StatementFilters } from '../features/statements/parts/statement-filters.tsx'
import { YearFigure } from '../features/statements/parts/year-figure.tsx'
import { monthIn } from '../lib/format.ts'
import { useBesideDialogs, useSearchChange } from '../lib/search-change.ts'
import { useShortcut } from '../lib/shortcuts.ts'
import { Button } from '../ui/button.tsx'
import { PageHeading, SectionHeading } from '../ui/heading.tsx'

// Nobody adds an entry before the page is there; its form comes after the first paint.
const EntryDialog = lazy(() =>
  import('../features/statements/parts/entry-dialog.tsx').then(({ EntryDialog }) => ({
    default: EntryDialog,
  })),
)

/** /statements: the firm's income and expenses, for partners. */
export function StatementsPage() {
  const search = useSearch({ from: '/staff/partners-only/statements' })
  const onSearch = useSearchChange<StatementsSearch>('/statements')
  const { time_zone } = useFirm()
  const { data: edited } = useQuery({
    ...statements.one(search.edit ?? ''),
    enabled: search.edit !== undefined,
  })
  const add = () => onSearch({ add: '1', edit: undefined })
  useShortcut('n', add, 'Add entry')
  const beside = useBesideDialogs(search, 'add', 'edit')
  const list = useMemo(
    () => (
      <>
        <StatementFilters search={beside} onSearch={onSearch} />
        <StatementCards search={beside} />
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
          <YearFigure search={beside} />
          <CategorySums search={beside} />
        </div>
        <SectionHeading title="Entries" />
        {beside.q && <p className="-mt-3 text-secondary text-ink-2">{said.foundIn}</p>}
        <EntryTable search={beside} onSearch={onSearch} />
      </>
    ),
    [beside, onSearch],
  )
  const isEditing = search.edit !== undefined && edited !== undefined
  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        title="Financial Statements"
        meta={`Income and expenses of the firm, ${periodLabel(periodOf(search, monthIn(time_zone)))}`}
        actions={
          <>
            <StatementExport search={search} />
            <Button variant="primary" icon={<Plus aria-hidden="true" className="size-4" />} onClick={add}>
              Add Entry
            </Button>
          </>
        }
      />
      {list}
      <Suspense fallback={null}>
        <EntryDialog
          open={isEditing || search.add === '1'}
          entry={isEditing ? edited : undefined}
          onClose={() => onSearch({ add: undefined, edit: undefined })}
        />
      </Suspense>
    </div>
  )
}
