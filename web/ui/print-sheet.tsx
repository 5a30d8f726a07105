import { createPortal } from 'react-dom'
import { decimal, shortDay } from '../lib/format.ts'
import { useLater } from '../lib/settled.ts'
import { eventsOf, useSubscription } from '../lib/subscription.ts'
import type { FileCell, FileColumn } from '../lib/table-file.ts'
import { exporting } from './labels.ts'

type PrintSheetProps<Row> = {
  title: string
  /** Lines below the title: the firm, the filters, a sum. */
  lines: readonly string[]
  columns: readonly FileColumn<Row>[]
  rows: readonly Row[]
  /** So many rows stand on one page. */
  perPage?: number | undefined
  /** The paper has been printed, or given up. */
  onDone: () => void
}

const subscribeToPrinted = eventsOf(globalThis, 'afterprint')

/** A list on paper: every row that was given, and nothing else of the page. Opens the print dialog by itself. */
export function PrintSheet<Row>({ title, lines, columns, rows, perPage, onDone }: PrintSheetProps<Row>) {
  useSubscription(subscribeToPrinted, onDone)
  // After the paint, so that a browser which prints at once prints the sheet.
  useLater(() => window.print(), 50)
  return createPortal(
    <section data-print="sheet" aria-label={exporting.onPaper(title)} className="hidden text-ink print:block">
      <h1 className="font-serif text-page-sm font-semibold">{title}</h1>
      {lines.map((line) => (
        <p key={line} className="text-secondary [overflow-wrap:anywhere]">
          {line}
        </p>
      ))}
      {pagesOf(rows, perPage).map((page, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paper does not change its order.
        <div key={place} className={place > 0 ? 'break-before-page' : undefined}>
          <RowsOnPaper columns={columns} rows={page} />
        </div>
      ))}
    </section>,
    document.body,
  )
}

function RowsOnPaper<Row>({ columns, rows }: Pick<PrintSheetProps<Row>, 'columns' | 'rows'>) {
  return (
    <table className="mt-4 w-full border-collapse text-meta">
      <thead>
        <tr>
          {columns.map(({ header }) => (
            <th key={header} className="border-b border-border-strong py-1.5 pr-3 text-left font-semibold">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paper does not change its order.
          <tr key={place}>
            {columns.map(({ header, cell }) => (
              <Cell key={header} value={cell(row)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function pagesOf<Row>(rows: readonly Row[], perPage = Number.POSITIVE_INFINITY): (readonly Row[])[] {
  if (rows.length <= perPage) return [rows]
  return [rows.slice(0, perPage), ...pagesOf(rows.slice(perPage), perPage)]
}

function Cell({ value }: { value: FileCell }) {
  const isAmount = value !== null && typeof value === 'object' && 'amount' in value
  const place = 'border-b border-border py-1.5 pr-3 align-top'
  if (isAmount) {
    return <td className={`${place} text-right tabular-nums`}>{decimal(value.amount)}</td>
  }
  const text = value !== null && typeof value === 'object' ? shortDay(value.day) : value
  return <td className={`${place} [overflow-wrap:anywhere] whitespace-pre-line`}>{text}</td>
}
