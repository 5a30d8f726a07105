import { useInfiniteQuery } from '@tanstack/react-query'
import type { LegalCase } from '../../../../contract/cases.ts'
import { useLastSeen } from '../../../lib/last-seen.ts'
import { oneOf } from '../../../lib/search.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { removeAndGoOn } from '../../../ui/go-on.ts'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { Restored } from '../../../ui/restored.tsx'
import { Conflict } from '../../../ui/rows/conflict.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { Table, type TableSort } from '../../../ui/table.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { casesQuery, useDeleteCase } from '../api.ts'
import { asked, said } from '../labels.ts'
import { type CaselistSearch, orderOf, searchOfOrder } from '../logic.ts'
import { columnsOf } from './case-columns.tsx'
import { MoreRow, NoCases } from './case-table-ends.tsx'
import { useCaseEditor } from './use-case-editor.ts'

export type CaseTableProps = {
  search: CaselistSearch
  onSearch: (change: Partial<CaselistSearch>) => void
}

const sortable = ['created_at', 'case_id', 'client_name'] as const

/** The firm's cases in their seven columns, each edited in its place. */
export function CaseTable({ search, onSearch }: CaseTableProps) {
  const order = orderOf(search)
  const filters = { q: search.q, sort: order.key, direction: order.direction }
  const query = useInfiniteQuery(casesQuery(filters))
  const { data, isPending, isFetching, refetch } = query
  const listed = data?.pages.flatMap((page) => page.items) ?? []
  const edited = useLastSeen(listed, search.edit)
  const rows = edited && !listed.includes(edited) ? [edited, ...listed] : listed
  const editor = useCaseEditor(edited?.can.edit ? edited : undefined, () => onSearch({ edit: undefined }))
  const remove = useRemoveCase()
  const reason = useLoadFailure(query, said.loadFailed)
  if (isPending) return <Loading label={said.loading} />
  if (!data) {
    const retry = () => void refetch()
    return <ErrorState title={said.loadFailed} reason={reason} onRetry={retry} busy={isFetching} />
  }
  const onSort = ({ key, direction }: TableSort) => {
    const sort = oneOf(key, sortable)
    if (sort) onSearch(searchOfOrder(sort, sort === order.key ? direction : orderOf({ sort }).direction))
  }
  return (
    <>
      {editor?.restored && <Restored onDiscard={editor.discard} />}
      {editor?.current && <Conflict what="This case" />}
      <Table
        caption="Cases"
        minWidth={editor && 'lg:min-w-[60rem]'}
        columns={columnsOf(editor, { onEdit: (row) => onSearch({ edit: row.id }), onDelete: remove })}
        rows={rows}
        rowKey={(row) => row.id}
        sort={order}
        onSort={onSort}
        empty={<NoCases search={search} onSearch={onSearch} />}
        footer={query.hasNextPage && <MoreRow pages={query} />}
      />
    </>
  )
}

function useRemoveCase() {
  const { mutateAsync } = useDeleteCase()
  const confirm = useConfirm()
  const toasts = useToasts()
  return (row: LegalCase) => {
    const question = { title: asked.delete, description: row.case_id, confirmLabel: 'Delete' }
    void confirm({ ...question, destructive: true }).then((yes) => {
      if (!yes) return
      removeAndGoOn(row.id, mutateAsync).then(
        () => toasts.success(said.deleted, said.deleteFailed),
        (error: unknown) => toasts.error(said.deleteFailed, error),
      )
    })
  }
}
