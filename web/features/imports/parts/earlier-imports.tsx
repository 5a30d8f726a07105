import { useInfiniteQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import type { ImportRun } from '../../../../contract/imports.ts'
import { count, dayAndTime } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { SectionHeading } from '../../../ui/heading.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { RowList } from '../../../ui/rows/row-list.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { useFirm } from '../../people/public.ts'
import { importsQuery } from '../api.ts'
import { heads, keptRows, kindWords, runStateWords, said, undoOf } from '../labels.ts'
import { rowsOf } from '../logic.ts'
import { useUndoImport } from './use-undo-import.ts'

/** Everybody's imports, newest first: those to go on with, those to undo. */
export function EarlierImports({ onOpen }: { onOpen: (run: ImportRun) => void }) {
  const query = useInfiniteQuery(importsQuery)
  const columns = useColumns()
  return (
    <section className="flex flex-col gap-3">
      <SectionHeading title={said.earlier} />
      <RowList
        query={query}
        said={said}
        empty={
          <EmptyState icon={<FileUp />} title={said.nothingYet}>
            {said.nothingHint}
          </EmptyState>
        }
      >
        {(runs) => (
          <>
            <Table
              caption={said.earlier}
              columns={columns}
              rows={runs}
              rowKey={({ id }) => id}
              actions={(run) => <RunActions run={run} onOpen={onOpen} />}
            />
            <LoadMore pages={query} />
          </>
        )}
      </RowList>
    </section>
  )
}

function RunActions({ run, onOpen }: { run: ImportRun; onOpen: (run: ImportRun) => void }) {
  const undo = useUndoImport(run)
  return (
    <>
      {run.can.undo && (
        <Button size="sm" busy={undo.busy} aria-label={undoOf(run.file_name)} onClick={undo.ask}>
          {said.undo}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={() => onOpen(run)}>
        {run.state === 'preview' ? said.goOn : said.open}
      </Button>
    </>
  )
}

function useColumns(): TableColumn<ImportRun>[] {
  const { time_zone } = useFirm()
  return [
    { key: 'kind', header: heads.kind, cell: ({ kind }) => kindWords[kind] },
    {
      key: 'file',
      header: heads.file,
      cell: ({ file_name, state, kept }) => (
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-semibold [overflow-wrap:anywhere]">{file_name}</span>
          {state !== 'applied' && <Badge>{runStateWords[state]}</Badge>}
          {state === 'undone' && kept > 0 && <span className="text-meta text-ink-2">{keptRows(kept)}</span>}
        </span>
      ),
    },
    { key: 'rows', header: heads.rows, align: 'right', cell: (run) => count(rowsOf(run)) },
    { key: 'by', header: heads.by, cell: ({ profiles }) => profiles.full_name },
    {
      key: 'when',
      header: heads.when,
      cell: ({ at }) => <time dateTime={at}>{dayAndTime(at, time_zone)}</time>,
    },
  ]
}
