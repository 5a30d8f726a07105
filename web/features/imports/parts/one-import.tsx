import { useQuery } from '@tanstack/react-query'
import type { useSearchChange } from '../../../lib/search-change.ts'
import { Button } from '../../../ui/button.tsx'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { Loading } from '../../../ui/spinner.tsx'
import { Awaited, EmptyState } from '../../../ui/states.tsx'
import type { ImportSearch } from '../address.ts'
import { importQuery } from '../api.ts'
import { said } from '../labels.ts'
import { stepOf } from '../logic.ts'
import { CheckStep } from './check-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { DoneStep } from './done-step.tsx'
import { ImportSteps } from './import-steps.tsx'

interface OneImportProps {
  id: string
  search: ImportSearch
  onSearch: ReturnType<typeof useSearchChange<ImportSearch>>
}

/** One import at the step that it is at. */
export function OneImport({ id, search, onSearch }: OneImportProps) {
  const query = useQuery(importQuery(id))
  useLoadFailure(query, said.loadFailed)
  const { data: run } = query
  const another = () => onSearch({ run: undefined, step: undefined, rows: undefined }, { replace: false })
  if (run === undefined) return <Awaited of={query} said={said} />
  if (run === null)
    return <EmptyState title={said.gone} action={<Button onClick={another}>{said.another}</Button>} />
  const step = stepOf(run, search.step)
  return (
    <>
      <ImportSteps step={step} />
      <p className="text-body font-semibold [overflow-wrap:anywhere]">{run.file_name}</p>
      {run.doing === 'check' || step === 'import' ? (
        <Working label={step === 'import' ? said.importing : said.checking} />
      ) : step === 'columns' ? (
        <ColumnsStep run={run} onChecked={() => onSearch({ step: 'check' }, { replace: false })} />
      ) : step === 'check' ? (
        <CheckStep
          run={run}
          onlyWrong={search.rows === 'wrong'}
          onOnlyWrong={(only) => onSearch({ rows: only ? 'wrong' : undefined })}
          onColumns={() => onSearch({ step: 'columns', rows: undefined }, { replace: false })}
        />
      ) : (
        <DoneStep run={run} onAnother={another} />
      )}
    </>
  )
}

function Working({ label }: { label: string }) {
  return (
    <div className="flex flex-col gap-2">
      <Loading label={label} />
      <p className="text-center text-secondary text-ink-2">{said.mayLeave}</p>
    </div>
  )
}
