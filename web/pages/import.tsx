import { useSearch } from '@tanstack/react-router'
import type { ImportSearch } from '../features/imports/address.ts'
import { said } from '../features/imports/labels.ts'
import { EarlierImports } from '../features/imports/parts/earlier-imports.tsx'
import { FileStep } from '../features/imports/parts/file-step.tsx'
import { ImportSteps } from '../features/imports/parts/import-steps.tsx'
import { laterPart } from '../lib/lazy-part.ts'
import { useSearchChange } from '../lib/search-change.ts'
import { PageHeading } from '../ui/heading.tsx'

// Nobody needs the steps before a file was chosen.
const OneImport = laterPart(() => import('../features/imports/parts/one-import.tsx'), 'OneImport')

/** /import: from a file to cases, and what was imported before; for whoever holds the right. */
export function ImportPage() {
  const search: ImportSearch = useSearch({
    strict: false,
    structuralSharing: true,
    select: ({ kind, run, step, rows }) => ({ kind, run, step, rows }),
  })
  const onSearch = useSearchChange<ImportSearch>('/import')
  const { kind = 'cases', run } = search
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={said.title} meta={said.meta} />
      {run === undefined ? (
        <>
          <ImportSteps step="file" />
          <FileStep
            kind={kind}
            onRead={({ id }) => onSearch({ kind, run: id, step: 'columns' }, { replace: false })}
          />
          <EarlierImports onOpen={({ id }) => onSearch({ run: id }, { replace: false })} />
        </>
      ) : (
        <OneImport id={run} search={search} onSearch={onSearch} />
      )}
    </div>
  )
}
