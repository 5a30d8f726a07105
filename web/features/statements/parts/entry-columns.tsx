import type { EntryType, StatementStatus } from '../../../../contract/statement-categories.ts'
import type { Statement } from '../../../../contract/statements.ts'
import {
  entryTypeWords,
  statementCategoryWords,
  statementNames,
  statementStatusWords,
} from '../../../../contract/words/statements.ts'
import { money, shortDay } from '../../../lib/format.ts'
import { shownAs } from '../../../lib/words.tsx'
import { StatusBadge, type StatusTone } from '../../../ui/badge.tsx'
import { RowActions } from '../../../ui/rows/row-actions.tsx'
import type { TableColumn } from '../../../ui/table.tsx'
import { nameOf, unknownName } from '../../people/public.ts'
import { enteredBy, said } from '../labels.ts'

/** Income is green and expense red, each with its word. */
const tones: Record<EntryType | StatementStatus, StatusTone> = {
  income: 'green',
  expense: 'red',
  pending: 'yellow',
  processing: 'blue',
  completed: 'green',
  cancelled: 'red',
  'on-hold': 'grey',
}

type EntryActions = { onEdit: (row: Statement) => void; onDelete: (row: Statement) => void }

/** What is shown of an entry. */
export function columnsOf(currency: string, { onEdit, onDelete }: EntryActions): TableColumn<Statement>[] {
  return [
    {
      key: 'entry_date',
      header: statementNames.entry_date,
      cell: (row) => (
        <time dateTime={row.entry_date} className="whitespace-nowrap text-ink-2 tabular-nums">
          {shortDay(row.entry_date)}
        </time>
      ),
    },
    {
      key: 'entry_type',
      header: statementNames.entry_type,
      cell: ({ entry_type }) => (
        <StatusBadge tone={tones[entry_type]}>{entryTypeWords[entry_type]}</StatusBadge>
      ),
    },
    {
      key: 'category',
      header: statementNames.category,
      className: 'lg:min-w-32',
      cell: (row) => shownAs(statementCategoryWords)(row.category),
    },
    {
      key: 'description',
      header: statementNames.description,
      className: 'lg:min-w-52',
      cell: (row) => <Description {...row} />,
    },
    {
      key: 'amount',
      header: statementNames.amount,
      align: 'right',
      cell: (row) => (
        <span className="font-semibold whitespace-nowrap max-lg:whitespace-normal">
          {money(row.amount, currency)}
        </span>
      ),
    },
    {
      key: 'status',
      header: statementNames.status,
      cell: ({ status }) => <StatusBadge tone={tones[status]}>{statementStatusWords[status]}</StatusBadge>,
    },
    {
      key: 'actions',
      header: said.actions,
      align: 'right',
      isActions: true,
      className: 'lg:w-px print:hidden',
      cell: (row) => (
        <span className="flex items-center gap-1 lg:justify-end">
          <RowActions row={row} name={row.description} onEdit={onEdit} onDelete={onDelete} />
        </span>
      ),
    },
  ]
}

function Description({ description, remarks, profiles }: Statement) {
  return (
    <span className="block lg:py-1.5" title={enteredBy(nameOf(profiles, unknownName))}>
      <LongText text={description} />
      {remarks && (
        <span className="mt-0.5 block text-meta text-ink-3">
          <span className="sr-only">{said.remarks}</span>
          <LongText text={remarks} />
        </span>
      )}
    </span>
  )
}

/** A text by its first lines; the whole of it on paper and in its dialog. */
function LongText({ text }: { text: string }) {
  return (
    <span className="line-clamp-3 [overflow-wrap:anywhere] whitespace-pre-line print:line-clamp-none">
      {text}
    </span>
  )
}
