import { Download, FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { useState } from 'react'
import { type ExportedList, mostOnPaper } from '../../../contract/exports.ts'
import { useFirm } from '../../lib/firm.ts'
import { count, dayAndTime, dayIn } from '../../lib/format.ts'
import { serverNow } from '../../lib/now.ts'
import { tellExport } from '../../lib/rows/tell-export.ts'
import { saveFile } from '../../lib/save-file.ts'
import type { FileColumn, FileKind } from '../../lib/table-file.ts'
import { Button } from '../button.tsx'
import { exporting as words } from '../labels.ts'
import { Menu, MenuItem } from '../menu.tsx'
import { PrintSheet } from '../print-sheet.tsx'
import { useToasts } from '../toast.tsx'

type ExportMenuProps<Row> = {
  /** The beginning of the file's name: 'cases'. */
  name: ExportedList
  columns: readonly FileColumn<Row>[]
  /** Those on paper, where not all of a file have room there. */
  onPaper?: readonly FileColumn<Row>[] | undefined
  /** Everything that the filters show, also what is not on screen yet; or its first so many rows. */
  load: (most?: number) => Promise<Row[]>
  /** What stands above the list on paper. */
  title?: string | undefined
  /** What the filters are, and what adds up, for the paper: absent words are left out. */
  shown?: readonly (string | undefined)[] | undefined
}

/** Takes everything that the filters show away: as CSV, as XLSX, or on paper. */
export function ExportMenu<Row>(props: ExportMenuProps<Row>) {
  const { name, columns, onPaper: paperColumns = columns, title, shown = [] } = props
  const { firm_name, time_zone } = useFirm()
  const { busy, onPaper, download, print, endPrint } = useExport(props, time_zone)
  const lines = [
    `${firm_name} · ${dayAndTime(serverNow(), time_zone)}`,
    ...[shown.filter(Boolean).join(' · ')].filter(Boolean),
    ...(onPaper && onPaper.rows.length > mostOnPaper ? [words.cut(count(mostOnPaper))] : []),
  ]
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button busy={busy} busyText={words.busy} icon={<Download aria-hidden="true" className="size-4" />}>
            {words.export}
          </Button>
        }
      >
        <MenuItem icon={<FileText />} onSelect={() => download('csv')}>
          {words.csv}
        </MenuItem>
        <MenuItem icon={<FileSpreadsheet />} onSelect={() => download('xlsx')}>
          {words.xlsx}
        </MenuItem>
        <MenuItem icon={<Printer />} onSelect={print}>
          {words.print}
        </MenuItem>
      </Menu>
      {onPaper && (
        <PrintSheet
          key={onPaper.at}
          title={title ?? words.title(name)}
          lines={lines}
          columns={paperColumns}
          rows={onPaper.rows.slice(0, mostOnPaper)}
          onDone={endPrint}
        />
      )}
    </>
  )
}

function useExport<Row>({ name, columns, load }: ExportMenuProps<Row>, time_zone: string) {
  const [busy, setBusy] = useState(false)
  const [onPaper, setOnPaper] = useState<{ rows: Row[]; at: number }>()
  const toasts = useToasts()
  const take = (away: () => Promise<void>) => {
    const failed = words.failed(name)
    setBusy(true)
    void away()
      .then(
        () => toasts.worked(failed),
        (error: unknown) => toasts.error(failed, error),
      )
      .finally(() => setBusy(false))
  }
  const download = (kind: FileKind) =>
    take(async () => {
      const rows = await load()
      await tellExport({ list: name, format: kind, rows: rows.length })
      const { tableFile } = await import('../../lib/table-file.ts')
      const file = await tableFile(kind, columns, rows)
      saveFile(`${name}-${dayIn(time_zone)}.${kind}`, file)
    })
  const print = () =>
    take(async () => {
      const rows = await load(mostOnPaper + 1)
      await tellExport({ list: name, format: 'print', rows: Math.min(rows.length, mostOnPaper) })
      setOnPaper({ rows, at: Date.now() })
    })
  return { busy, onPaper, download, print, endPrint: () => setOnPaper(undefined) }
}
