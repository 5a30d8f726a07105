import { useInfiniteQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import type { CauseList } from '../../../../contract/cause-lists.ts'
import { count, shortDay } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { SectionHeading } from '../../../ui/heading.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { RowList } from '../../../ui/rows/row-list.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { courtName } from '../../courts/public.ts'
import { nameOf } from '../../people/public.ts'
import { causeListsQuery } from '../api.ts'
import { said, stateWords } from '../labels.ts'

const columns: TableColumn<CauseList>[] = [
  { key: 'day', header: said.day, cell: ({ on_day }) => shortDay(on_day) },
  {
    key: 'court',
    header: said.court,
    cell: ({ court, bench }) => (
      <span className="[overflow-wrap:anywhere]">
        {[courtName(court), bench].filter(Boolean).join(' · ')}
      </span>
    ),
  },
  { key: 'lines', header: said.lines, align: 'right', cell: ({ line_count }) => count(line_count) },
  { key: 'ours', header: said.ours, align: 'right', cell: ({ our_count }) => count(our_count) },
  { key: 'state', header: said.state, cell: ({ state }) => <Badge>{stateWords[state]}</Badge> },
  { key: 'by', header: said.by, cell: ({ profiles }) => nameOf(profiles) },
]

/** Everybody's lists, the newest first. */
export function EarlierLists({ onOpen }: { onOpen: (list: CauseList) => void }) {
  const query = useInfiniteQuery(causeListsQuery)
  return (
    <section className="flex flex-col gap-3">
      <SectionHeading title={said.earlier} />
      <RowList
        query={query}
        said={{ loading: said.loading, loadFailed: said.listsFailed }}
        empty={
          <EmptyState icon={<ScrollText />} title={said.none}>
            {said.noneHint}
          </EmptyState>
        }
      >
        {(lists) => (
          <>
            <Table
              caption={said.earlier}
              columns={columns}
              rows={lists}
              rowKey={({ id }) => id}
              actions={(list) => (
                <Button size="sm" variant="ghost" onClick={() => onOpen(list)}>
                  {said.open}
                </Button>
              )}
            />
            <LoadMore pages={query} />
          </>
        )}
      </RowList>
    </section>
  )
}
