import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { History, RotateCw, SearchX } from 'lucide-react'
import { count as shown } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
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
  const { data, isPending, isFetching, refetch } = query
  const { data: newest } = useQuery({ ...newestActivityQuery(filters), enabled: data !== undefined })
  const reason = useLoadFailure(query, said.loadFailed)
  if (isPending) return <Loading label={said.loading} />
  const load = () => void refetch()
  if (!data) return <ErrorState title={said.loadFailed} reason={reason} onRetry={load} busy={isFetching} />
  const events = data.pages.flatMap((page) => page.items)
  const news = query.isPlaceholderData || !newest ? 0 : newsIn(newest.items, events)
  return (
    <>
      {search.record && (
        <RecordStrip
          name={subjectOf(events.find(({ subject }) => subject) ?? { area: '', subject: null }) ?? undefined}
          onClear={() => onSearch({ record: undefined })}
        />
      )}
      <News count={news} busy={isFetching} onShow={load} />
      <Table
        caption={said.listed}
        line={lineIn(time_zone)}
        columns={columnsIn(time_zone, !search.record)}
        rows={events}
        rowKey={({ id }) => String(id)}
        empty={<NoEvents search={search} onSearch={onSearch} />}
        footer={
          query.hasNextPage && (
            // Said again in words, because the phone layout takes the table's own roles away.
            <tr {...{ role: 'row' }} className="max-lg:block">
              <td {...{ role: 'cell' }} colSpan={search.record ? 4 : 5} className="max-lg:block">
                <LoadMore pages={query} />
              </td>
            </tr>
          )
        }
      />
      <p className="text-meta text-ink-3">{said.kept}</p>
    </>
  )
}

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

function NoEvents({ search, onSearch }: AuditFiltersProps) {
  if (Object.values(search).every((value) => value === undefined)) {
    return (
      <EmptyState icon={<History />} title={said.none}>
        {said.willBeListed}
      </EmptyState>
    )
  }
  const none = { person: undefined, area: undefined, action: undefined, from: undefined, to: undefined }
  return (
    <EmptyState
      icon={<SearchX />}
      title={said.none}
      action={<Button onClick={() => onSearch({ ...none, record: undefined })}>{said.clear}</Button>}
    >
      {said.tryOther}
    </EmptyState>
  )
}
