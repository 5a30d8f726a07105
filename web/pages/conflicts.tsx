import { Link, useSearch } from '@tanstack/react-router'
import { useAuth } from '../features/auth/public.tsx'
import type { ConflictsSearch } from '../features/conflicts/address.ts'
import { said } from '../features/conflicts/labels.ts'
import { CheckGate } from '../features/conflicts/parts/check-gate.tsx'
import { CheckList } from '../features/conflicts/parts/check-list.tsx'
import { laterPart } from '../lib/lazy-part.ts'
import { paths } from '../lib/paths.ts'
import { useSearchChange } from '../lib/search-change.ts'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/heading.tsx'

const ConflictReport = laterPart(
  () => import('../features/conflicts/parts/conflict-report.tsx'),
  'ConflictReport',
)
const RunDialog = laterPart(() => import('../features/conflicts/parts/run-dialog.tsx'), 'RunDialog')

/** /conflicts: the checks of names, or one of them. */
export function ConflictsPage() {
  const search: ConflictsSearch = useSearch({
    strict: false,
    structuralSharing: true,
    select: ({ id, case: of, state, add }) => ({ id, case: of, state, add }),
  })
  const onSearch = useSearchChange<ConflictsSearch>('/conflicts')
  const { may } = useAuth()
  const run = (
    <Button variant="primary" onClick={() => onSearch({ add: '1' })}>
      {said.run}
    </Button>
  )
  return (
    <div className="flex flex-col gap-5">
      {search.id === undefined ? (
        <>
          <PageHeading title={said.title} meta={search.case ? said.ofCase : said.meta} actions={run} />
          {may('conflicts.decide') && <CheckGate />}
          <CheckList search={search} action={run} />
        </>
      ) : (
        <>
          <Link {...paths.conflicts()} className="self-start text-secondary text-accent hover:underline">
            {said.all}
          </Link>
          <ConflictReport key={search.id} id={search.id} />
        </>
      )}
      <RunDialog
        open={search.add === '1'}
        caseRef={search.case}
        onClose={() => onSearch({ add: undefined })}
        onRan={({ id }) => onSearch({ id, add: undefined })}
      />
    </div>
  )
}
