import { useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { searchHint } from '../features/cases/labels.ts'
import type { CaselistSearch } from '../features/cases/logic.ts'
import { CaseDialog } from '../features/cases/parts/case-dialog.tsx'
import { CaseExport } from '../features/cases/parts/case-export.tsx'
import { CaseSortChoice } from '../features/cases/parts/case-sort.tsx'
import { CaseTable } from '../features/cases/parts/case-table.tsx'
import { useBesideDialogs, useSearchChange } from '../lib/search-change.ts'
import { useShortcut } from '../lib/shortcuts.ts'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/heading.tsx'
import { SearchBox } from '../ui/search-box.tsx'

/** /caselist: the list of cases that the whole firm keeps. */
export function CaselistPage() {
  const search = useSearch({ from: '/staff/caselist' })
  const onSearch = useSearchChange<CaselistSearch>('/caselist')
  const add = () => onSearch({ add: '1' })
  useShortcut('n', add, 'Add case')
  const beside = useBesideDialogs(search, 'add')
  const table = useMemo(() => <CaseTable search={beside} onSearch={onSearch} />, [beside, onSearch])
  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        title="Caselist"
        meta="Manage and track legal cases"
        actions={
          <>
            <CaseExport search={search} />
            <Button variant="primary" icon={<Plus aria-hidden="true" className="size-4" />} onClick={add}>
              Add Case
            </Button>
          </>
        }
      />
      <search className="flex flex-col gap-2.5">
        <SearchBox
          label="Search cases"
          value={search.q ?? ''}
          onChange={(q) => onSearch({ q: q === '' ? undefined : q })}
          placeholder={searchHint}
          className="max-w-xl"
        />
        <CaseSortChoice search={search} onSearch={onSearch} />
      </search>
      {table}
      <CaseDialog open={search.add === '1'} onClose={() => onSearch({ add: undefined })} />
    </div>
  )
}
