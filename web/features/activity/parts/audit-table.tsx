import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { History, RotateCw } from 'lucide-react'
import { count as shown } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { MoreRow, NoRows, RowList } from '../../../ui/rows/row-list.tsx'
import { Table } from '../../../ui/table.tsx'
import { useFirm } from '../../people/public.ts'
import { activityQuery, mostNews, newestActivityQuery } from '../api.ts'
import { moreThanNew, newEvents, said } from '../labels.ts'
import { newsIn } from '../logic.ts'
import { columnsIn, lineIn } from './audit-columns.tsx'
import { type AuditFiltersProps, RecordStrip } from './audit-filters.tsx'
import { filtersOf, subjectOf } from './kinds.ts'

/** What happened and fits the filters, newest first; what comes meanwhile is offered and moves nothing. */
export function AuditTable({ search, onSearch }: AuditFiltersProps) {
  const { time_zone } = useFirm()
  const filters = filtersOf(search)
  const query = useInfiniteQuery(activityQuery(filters))
  const { data: newest } = useQuery({ ...newestActivityQuery(filters), enabled: query.data !== undefined })
  const isCurrent = newest && !query.isPlaceholderData
  const empty = <NoRows icon={<History />} {...{ said, search, onSearch }} filters={narrowing} />
  return (
    <RowList {...{ query, said }}>
      {(events) => (
        <>
          {search.record && (
            <RecordStrip
              name={events.map(subjectOf).find(Boolean) ?? undefined}
              onClear={() => onSearch({ record: undefined })}
            />
          )}
          <News
            count={isCurrent ? newsIn(newest.items, events) : 0}
            busy={query.isFetching}
            onShow={() => void query.refetch()}
          />
          <Table
            caption={said.listed}
            line={lineIn(time_zone)}
            columns={columnsIn(time_zone, !search.record)}
            rows={events}
            rowKey={({ id }) => String(id)}
            empty={empty}
            footer={query.hasNextPage && <MoreRow pages={query} columns={search.record ? 4 : 5} />}
          />
          <p className="text-meta text-ink-3">{said.kept}</p>
        </>
      )}
    </RowList>
  )
}

const narrowing = ['person', 'area', 'action', 'record', 'from', 'to'] as const

function News({ count, busy, onShow }: { count: number; busy: boolean; onShow: () => void }) {
  const words = count > mostNews ? moreThanNew(shown(mostNews)) : newEvents(count)
  return (
    <div role="status" className="flex justify-center empty:hidden" data-print="none">
      {count > 0 && (
        <Button
          size="sm"
          busy={busy}
          icon={<RotateCw aria-hidden="true" className="size-4" />}
          onClick={onShow}
        >
          {words}
        </Button>
      )}
    </div>
  )
}
