import { useInfiniteQuery } from '@tanstack/react-query'
import { Columns3, Download } from 'lucide-react'
import { useState } from 'react'
import type { RowState } from '../../../../contract/import-kinds.ts'
import type { ImportRow, ImportRun } from '../../../../contract/imports.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { count } from '../../../lib/format.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Badge, StatusBadge, type StatusTone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { RowList } from '../../../ui/rows/row-list.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { importRows, useApply } from '../api.ts'
import { fileOfProblems, heads, importRowsOf, rowStateWords, said } from '../labels.ts'
import { cellOf } from '../logic.ts'

interface CheckStepProps {
  run: ImportRun
  onlyWrong: boolean
  onOnlyWrong: (only: boolean) => void
  onColumns: () => void
}

/** The third step: what is thought of each row, and the button that writes the valid ones. */
export function CheckStep({ run, onlyWrong, onOnlyWrong, onColumns }: CheckStepProps) {
  return (
    <div className="flex flex-col gap-4">
      <Counted counts={run.counts} />
      <Write run={run} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Checkbox
          label={said.onlyWrong}
          checked={onlyWrong}
          onChange={({ target }) => onOnlyWrong(target.checked)}
        />
        {run.counts.wrong > 0 && <DownloadWrong run={run} />}
        <Button size="sm" variant="ghost" icon={<Columns3 className="size-4" />} onClick={onColumns}>
          {said.columnsAgain}
        </Button>
      </div>
      <Rows run={run} onlyWrong={onlyWrong} />
    </div>
  )
}

const states: readonly RowState[] = ['new', 'change', 'same', 'wrong']
const tones: Record<RowState, StatusTone> = { new: 'green', change: 'blue', same: 'grey', wrong: 'red' }

function Counted({ counts }: Pick<ImportRun, 'counts'>) {
  return (
    <p role="status" className="flex flex-wrap gap-2">
      {states
        .filter((state) => counts[state] > 0)
        .map((state) => (
          <Badge key={state}>
            {rowStateWords[state]}: {count(counts[state])}
          </Badge>
        ))}
    </p>
  )
}

/** The button stays above the rows, which come page after page. Why nothing was written stands beside it. */
function Write({ run }: { run: ImportRun }) {
  const [strict, setStrict] = useState(false)
  const apply = useApply()
  const toasts = useToasts()
  // Awaited, as what is shown changes with the answer and takes this step away.
  const write = async () => {
    const written = await apply.mutateAsync({ id: run.id, strict }).catch(() => undefined)
    if (written?.state === 'applied') toasts.success(said.imported)
  }
  const failure = apply.error ? sentenceOf(apply.error) : run.failure
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button variant="primary" disabled={!run.can.apply} busy={apply.isPending} onClick={() => void write()}>
        {importRowsOf(run.counts.new + run.counts.change)}
      </Button>
      <Checkbox
        label={said.strict}
        hint={said.strictHint}
        checked={strict}
        onChange={({ target }) => setStrict(target.checked)}
      />
      {failure && (
        <p role="alert" className="w-full text-secondary text-danger">
          <span className="font-semibold">{said.importFailed}: </span>
          {failure}
        </p>
      )}
    </div>
  )
}

function Rows({ run, onlyWrong }: { run: ImportRun; onlyWrong: boolean }) {
  const query = useInfiniteQuery(
    importRows.list({ run_ref: run.id, ...(onlyWrong ? { state: 'wrong' } : {}) }),
  )
  return (
    <RowList
      query={query}
      said={{ loading: said.rowsLoading, loadFailed: said.rowsFailed }}
      empty={<EmptyState title={said.noneWrong} />}
    >
      {(rows) => (
        <>
          <Table
            caption={heads.rows}
            columns={columnsOf(run)}
            rows={rows}
            rowKey={({ row_no }) => String(row_no)}
          />
          <LoadMore pages={query} />
        </>
      )}
    </RowList>
  )
}

function columnsOf({ mapping }: ImportRun): TableColumn<ImportRow>[] {
  const text = (column: 'case_id' | 'client') => (row: ImportRow) => (
    <span className="line-clamp-3 [overflow-wrap:anywhere]">{cellOf(row, mapping, column)}</span>
  )
  return [
    { key: 'row', header: heads.row, align: 'right', cell: ({ row_no }) => count(row_no) },
    { key: 'case_id', header: heads.caseId, cell: text('case_id') },
    {
      key: 'client',
      header: heads.client,
      isEmpty: (row) => cellOf(row, mapping, 'client') === '',
      cell: text('client'),
    },
    {
      key: 'state',
      header: heads.state,
      cell: ({ state }) => state && <StatusBadge tone={tones[state]}>{rowStateWords[state]}</StatusBadge>,
    },
    {
      key: 'problems',
      header: heads.problems,
      isEmpty: ({ complaints }) => complaints.length === 0,
      cell: ({ complaints }) => (
        <ul className="flex flex-col gap-0.5 py-1 text-secondary">
          {complaints.map(({ path, message }) => (
            <li key={path + message}>{message}</li>
          ))}
        </ul>
      ),
    },
  ]
}

/** The rows with problems as a file: their cells as they came, and what is wrong behind them. */
function DownloadWrong({ run }: { run: ImportRun }) {
  const [busy, setBusy] = useState(false)
  const toasts = useToasts()
  const take = async () => {
    setBusy(true)
    try {
      const rows = await importRows.every({ run_ref: run.id, state: 'wrong' })
      const { tableFile } = await import('../../../lib/table-file.ts')
      const cells = run.heads.map((header, at) => ({
        header,
        cell: ({ raw }: ImportRow) => raw[at] ?? '',
      }))
      const problems = {
        header: heads.problems,
        cell: ({ complaints }: ImportRow) => complaints.map(({ message }) => message).join('; '),
      }
      saveFile(`${fileOfProblems}.csv`, await tableFile('csv', [...cells, problems], rows))
      toasts.worked(said.downloadFailed)
    } catch (error) {
      toasts.error(said.downloadFailed, error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="sm" icon={<Download className="size-4" />} busy={busy} onClick={() => void take()}>
      {said.downloadWrong}
    </Button>
  )
}
