import { Download, FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '../../../lib/failure.ts'
import { dayIn } from '../../../lib/format.ts'
import { type FileColumn, type FileKind, saveFile, tableFile } from '../../../lib/table-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useFirm } from '../../people/public.ts'

export type ExportMenuProps<Row> = {
  /** The beginning of the file's name: 'cases'. */
  name: string
  columns: readonly FileColumn<Row>[]
  /** Everything that the filters show, also what is not on screen yet. */
  load: () => Promise<Row[]>
}

/** Takes a list away: as CSV or XLSX with everything that the filters show, or on paper as it is on screen. */
export function ExportMenu<Row>({ name, columns, load }: ExportMenuProps<Row>) {
  const [busy, setBusy] = useState(false)
  const { time_zone } = useFirm()
  const toasts = useToasts()
  const download = (kind: FileKind) => {
    setBusy(true)
    void load()
      .then((rows) => tableFile(kind, columns, rows))
      .then((file) => saveFile(`${name}-${dayIn(time_zone)}.${kind}`, file))
      .catch((error: unknown) => toasts.error(`Failed to export ${name}`, sentenceOf(error)))
      .finally(() => setBusy(false))
  }
  return (
    <Menu
      align="end"
      trigger={
        <Button busy={busy} busyText="Exporting..." icon={<Download aria-hidden="true" className="size-4" />}>
          Export
        </Button>
      }
    >
      <MenuItem icon={<FileText />} onSelect={() => download('csv')}>
        Download CSV
      </MenuItem>
      <MenuItem icon={<FileSpreadsheet />} onSelect={() => download('xlsx')}>
        Download XLSX
      </MenuItem>
      {/* After the menu has gone, or it would be on the paper too. */}
      <MenuItem icon={<Printer />} onSelect={() => void setTimeout(() => window.print(), 250)}>
        Print
      </MenuItem>
    </Menu>
  )
}
