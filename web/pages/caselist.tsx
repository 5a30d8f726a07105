import { useSearch } from '@tanstack/react-router'
import { said } from '../features/cases/labels.ts'
import type { CaselistSearch } from '../features/cases/logic.ts'
import { CaseTable } from '../features/cases/parts/case-table.tsx'
import { CaseExport, CaseSortChoice } from '../features/cases/parts/case-tools.tsx'
import { laterPart } from '../lib/lazy-part.ts'
import { useSearchChange } from '../lib/search-change.ts'
import { WordsFilter } from '../ui/rows/filters.tsx'
import { RowPage } from '../ui/rows/row-page.tsx'

const CaseDialog = laterPart(() => import('../features/cases/parts/case-dialog.tsx'), 'CaseDialog')

/** /caselist: the list of cases that the whole firm keeps. */
export function CaselistPage() {
  // The case that is edited stands in the list; the dialog of a new one does not.
  const search = useSearch({
    from: '/staff/caselist',
    select: ({ add: _, ...list }) => list,
    structuralSharing: true,
  })
  const onSearch = useSearchChange<CaselistSearch>('/caselist')
  return (
    <RowPage said={said} onAdd={() => onSearch({ add: '1' })} taking={<CaseExport search={search} />}>
      <search className="flex flex-col gap-2.5">
        <WordsFilter
          of={{ search, onSearch }}
          label={said.search}
          placeholder={said.searchHint}
          className="max-w-xl"
        />
        <CaseSortChoice search={search} onSearch={onSearch} />
      </search>
      <CaseTable search={search} onSearch={onSearch} />
      <CaseDialog />
    </RowPage>
  )
}
