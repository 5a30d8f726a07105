import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ConflictCheck } from '../../../../contract/conflicts.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { paths } from '../../../lib/paths.ts'
import { MoreRow, RowList } from '../../../ui/rows/row-list.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { nameOf, useFirm } from '../../people/public.ts'
import type { ConflictsSearch } from '../address.ts'
import { checksQuery } from '../api.ts'
import { andMore, checkReasonWords, heads, openOf, said } from '../labels.ts'
import { StateBadge } from './state-badge.tsx'

/** The checks that the reader ran or may decide, newest first. */
export function CheckList({ search, action }: { search: ConflictsSearch; action: ReactNode }) {
  const query = useInfiniteQuery(checksQuery({ case_ref: search.case, state: search.state }))
  const columns = useColumns()
  const empty = (
    <EmptyState icon={<Scale />} title={said.none} action={action}>
      {said.noneHint}
    </EmptyState>
  )
  return (
    <RowList<ConflictCheck> query={query} said={said} empty={empty}>
      {(rows) => (
        <Table
          caption={said.listed}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          footer={query.hasNextPage && <MoreRow pages={query} columns={columns.length} />}
        />
      )}
    </RowList>
  )
}

function Names({ check: { id, subjects } }: { check: ConflictCheck }) {
  const [first] = subjects
  if (!first) return null
  const names = andMore(first.name, subjects.length - 1)
  return (
    <Link
      {...paths.conflictCheck(id)}
      aria-label={openOf(names)}
      lang={languageOf(first.name)}
      className="inline-flex items-center font-semibold [overflow-wrap:anywhere] text-accent hover:underline coarse:min-h-control"
    >
      {names}
    </Link>
  )
}

function useColumns(): TableColumn<ConflictCheck>[] {
  const { time_zone } = useFirm()
  return [
    { key: 'names', header: heads.names, cell: (check) => <Names check={check} /> },
    { key: 'state', header: heads.state, cell: ({ state }) => <StateBadge state={state} /> },
    {
      key: 'case',
      header: heads.case,
      cell: ({ case: on }) =>
        on && (
          <Link {...paths.case(on.id)} className="text-accent hover:underline">
            {on.case_id}
          </Link>
        ),
      isEmpty: ({ case: on }) => on === null,
    },
    { key: 'why', header: heads.why, cell: ({ why }) => checkReasonWords[why] },
    { key: 'by', header: heads.by, cell: ({ ran_by }) => nameOf(ran_by) },
    {
      key: 'when',
      header: heads.when,
      cell: ({ ran_at }) => <time dateTime={ran_at}>{dayAndTime(ran_at, time_zone)}</time>,
    },
  ]
}
