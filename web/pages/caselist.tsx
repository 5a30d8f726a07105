import { Link, useSearch } from '@tanstack/react-router'
import { useAuth } from '../features/auth/public.tsx'
import { type CaselistSearch, filterNames, savedOfCases } from '../features/cases/address.ts'
import { said } from '../features/cases/labels.ts'
import { CaseChips } from '../features/cases/parts/case-chips.tsx'
import { CaseSortChoice } from '../features/cases/parts/case-order.tsx'
import { CaseTable } from '../features/cases/parts/case-table.tsx'
import { SavedViews } from '../features/saved-views/parts/later-views.ts'
import { laterPart } from '../lib/lazy-part.ts'
import { paths } from '../lib/paths.ts'
import { useSearchChange } from '../lib/search-change.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { WordsFilter } from '../ui/rows/filters.tsx'
import { RowPage } from '../ui/rows/row-page.tsx'

const CaseDialog = laterPart(() => import('../features/cases/parts/case-dialog.tsx'), 'CaseDialog')
const CaseExport = laterPart(() => import('../features/cases/parts/case-export.tsx'), 'CaseExport')
const CaseFilters = laterPart(() => import('../features/cases/parts/case-filters.tsx'), 'CaseFilters')
const FilterChips = laterPart(() => import('../features/cases/parts/case-filters.tsx'), 'FilterChips')
const ColumnChoice = laterPart(() => import('../features/cases/parts/column-choice.tsx'), 'ColumnChoice')
const LinkingProgress = laterPart<'LinkingProgress', object>(
  () => import('../features/cases/parts/linking-progress.tsx'),
  'LinkingProgress',
)
const FromTasksDialog = laterPart(
  () => import('../features/cases/parts/from-tasks-dialog.tsx'),
  'FromTasksDialog',
)
const TwinsDialog = laterPart(() => import('../features/cases/parts/twins-dialog.tsx'), 'TwinsDialog')

/** /caselist: the list of cases that the whole firm keeps. */
export function CaselistPage() {
  // The case that is edited stands in the list; the dialog of a new one does not.
  const search = useSearch({
    from: '/staff/caselist',
    select: ({ add: _, ...list }) => list,
    structuralSharing: true,
  })
  const onSearch = useSearchChange<CaselistSearch>('/caselist')
  const { may } = useAuth()
  return (
    <RowPage
      said={said}
      onAdd={() => onSearch({ add: '1' })}
      taking={
        <>
          <ManagersActs onSearch={onSearch} />
          <div className="min-h-control">
            <CaseExport search={search} />
          </div>
        </>
      }
    >
      <Beside />
      {may('cases.manage') && <LinkingProgress />}
      <search className="flex flex-col gap-2.5">
        <div className="flex flex-wrap items-center justify-between gap-2.5">
          <WordsFilter
            of={{ search, onSearch }}
            label={said.search}
            placeholder={said.searchHint}
            className="max-w-xl flex-1 basis-48"
          />
          {/* Their place is kept until they are here, so that the search does not shrink. */}
          <div className="flex min-h-control min-w-26 justify-end gap-2.5">
            <CaseFilters search={search} onSearch={onSearch} />
            <ColumnChoice search={search} onSearch={onSearch} />
          </div>
        </div>
        <CaseChips search={search} onSearch={onSearch} />
        {filterNames.some((name) => search[name]) && <FilterChips search={search} onSearch={onSearch} />}
        <CaseSortChoice search={search} onSearch={onSearch} />
      </search>
      <SavedViews page="/caselist" names={savedOfCases} search={search} onSearch={onSearch} />
      <CaseTable search={search} onSearch={onSearch} />
      <CaseDialog />
      {may('cases.manage') && (
        <>
          <TwinsDialog isOpen={search.twins === '1'} onClose={() => onSearch({ twins: undefined })} />
          <FromTasksDialog isOpen={search.tasks === '1'} onClose={() => onSearch({ tasks: undefined })} />
        </>
      )}
    </RowPage>
  )
}

/** What whoever manages or brings in cases may do with the list. */
function ManagersActs({ onSearch }: { onSearch: (change: Partial<CaselistSearch>) => void }) {
  const { may } = useAuth()
  return (
    <>
      {may('cases.manage') && (
        <>
          <Button onClick={() => onSearch({ twins: '1' })}>{said.twins}</Button>
          <Button onClick={() => onSearch({ tasks: '1' })}>{said.fromTasks}</Button>
        </>
      )}
      {may('data.import') && (
        <Link {...paths.importCases()} className={buttonClass()}>
          {said.import}
        </Link>
      )}
    </>
  )
}

/** The pages of what cases have in common. */
function Beside() {
  return (
    <nav aria-label={said.title} className="-mt-3 flex flex-wrap gap-x-4 print:hidden">
      <Link {...paths.parties()} className="text-accent hover:underline coarse:min-h-control">
        {said.parties}
      </Link>
      <Link {...paths.courts()} className="text-accent hover:underline coarse:min-h-control">
        {said.courts}
      </Link>
    </nav>
  )
}
