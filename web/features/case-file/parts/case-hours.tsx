import { useInfiniteQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import type { listCaseHours } from '../../../../contract/case-file.ts'
import type { ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import { hoursWords as words } from '../../../../contract/words/case-tabs.ts'
import { hours, monthLabel } from '../../../lib/format.ts'
import { LoadMore } from '../../../ui/load-more.tsx'
import { CreatorBadge } from '../../../ui/person.tsx'
import { RowList } from '../../../ui/rows/row-list.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { caseHoursQuery } from '../api.ts'
import { empty, overview } from '../labels.ts'

type Row = ReplyOf<typeof listCaseHours>['items'][number]

const columns: TableColumn<Row>[] = [
  { key: 'month', header: words.month, cell: ({ month }) => monthLabel(month) },
  { key: 'person', header: words.person, cell: (person) => <CreatorBadge of={person} /> },
  {
    key: 'hours',
    header: overview.hours,
    align: 'right',
    cell: (row) => <span className="tabular-nums">{hours(row.hours)}</span>,
  },
]

/** Who worked how long on a case in which month, as far as the reader may know. */
export function CaseHours({ id }: { id: string }) {
  const query = useInfiniteQuery(caseHoursQuery(id))
  return (
    <RowList query={query} said={words} empty={<EmptyState icon={<Clock />} title={empty.hours} />}>
      {(rows) => (
        <>
          <Table
            caption={words.listed}
            columns={columns}
            rows={rows}
            rowKey={({ month, user_id }) => `${month} ${user_id}`}
          />
          <LoadMore pages={query} />
        </>
      )}
    </RowList>
  )
}
