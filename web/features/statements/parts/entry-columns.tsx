import { Pencil, Trash2 } from 'lucide-react'
import type { Statement } from '../../../../contract/statements.ts'
import { money, shortDay } from '../../../lib/format.ts'
import { StatusBadge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/button.tsx'
import type { TableColumn } from '../../../ui/table.tsx'
import { nameOf, unknownName } from '../../people/public.ts'
import { entryTypeNames, statusNames } from '../labels.ts'

export type EntryActions = { onEdit: (row: Statement) => void; onDelete: (row: Statement) => void }

/** What is shown of an entry. */
export function columnsOf(currency: string, { onEdit, onDelete }: EntryActions): TableColumn<Statement>[] {
  return [
    {
      key: 'entry_date',
      header: 'Date',
      cell: (row) => (
        <time dateTime={row.entry_date} className="whitespace-nowrap text-ink-2 tabular-nums">
          {shortDay(row.entry_date)}
        </time>
      ),
    },
    {
      key: 'entry_type',
      header: 'Type',
      cell: ({ entry_type }) => {
        const { label, tone } = entryTypeNames[entry_type]
        return <StatusBadge tone={tone}>{label}</StatusBadge>
      },
    },
    { key: 'category', header: 'Category', className: 'lg:min-w-32', cell: (row) => row.category },
    {
      key: 'description',
      header: 'Description',
      className: 'lg:min-w-52',
      cell: (row) => (
        <span className="block lg:py-1.5" title={`Entered by ${nameOf(row.profiles, unknownName)}`}>
          <LongText text={row.description} />
          {row.remarks && (
            <span className="mt-0.5 block text-meta text-ink-3">
              <span className="sr-only">Remarks: </span>
              <LongText text={row.remarks} />
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'amount',
      header: 'Amount',
      align: 'right',
      cell: (row) => (
        <span className="font-semibold whitespace-nowrap max-lg:whitespace-normal">
          {money(row.amount, currency)}
        </span>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status }) => {
        const { label, tone } = statusNames[status]
        return <StatusBadge tone={tone}>{label}</StatusBadge>
      },
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'right',
      isActions: true,
      className: 'lg:w-px print:hidden',
      cell: (row) => (
        <span className="flex items-center gap-1 lg:justify-end">
          {row.can.edit && (
            <IconButton label={`Edit ${row.description}`} onClick={() => onEdit(row)}>
              <Pencil className="size-4" />
            </IconButton>
          )}
          {row.can.delete && (
            <IconButton label={`Delete ${row.description}`} onClick={() => onDelete(row)}>
              <Trash2 className="size-4" />
            </IconButton>
          )}
        </span>
      ),
    },
  ]
}

/** A text by its first lines; the whole of it on paper and in its dialog. */
function LongText({ text }: { text: string }) {
  return (
    <span className="line-clamp-3 [overflow-wrap:anywhere] whitespace-pre-line print:line-clamp-none">
      {text}
    </span>
  )
}
