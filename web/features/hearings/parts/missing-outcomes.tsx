import { useInfiniteQuery } from '@tanstack/react-query'
import { Gavel } from 'lucide-react'
import { shortDay } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { RowList } from '../../../ui/rows/row-list.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { courtName } from '../../courts/public.ts'
import { nameOf } from '../../people/public.ts'
import { hearings } from '../api.ts'
import { choiceNames, diary, said } from '../labels.ts'
import { numberOf, partiesOf } from '../logic.ts'
import type { BoardActs } from './board-cells.tsx'
import { RowKeys } from './row-keys.tsx'

/** Days in court that have gone by without a word on what became of them, the oldest first. */
export function MissingOutcomes({ onRecord }: Pick<BoardActs, 'onRecord'>) {
  const query = useInfiniteQuery(hearings.list({ missing: 'true' }))
  return (
    <RowList query={query} said={said} empty={<EmptyState icon={<Gavel />} title={diary.allClosed} />}>
      {(rows) => (
        <section aria-label={diary.views.missing}>
          <RowKeys of={rows} onRecord={onRecord} />
          <Card>
            <ul>
              {rows.map((row) => (
                <li
                  key={row.id}
                  data-record={row.id}
                  className="flex flex-wrap items-center gap-x-4 gap-y-2 border-border px-4 py-3 not-first:border-t"
                >
                  <time dateTime={row.on_day} className="w-28 shrink-0 font-semibold tabular-nums">
                    {shortDay(row.on_day)}
                  </time>
                  <div className="min-w-0 flex-1 basis-56">
                    <p className="font-semibold [overflow-wrap:anywhere]">{partiesOf(row)}</p>
                    <p className="text-secondary [overflow-wrap:anywhere] text-ink-2">
                      {[
                        row.case.case_id,
                        numberOf(row),
                        courtName(row.court),
                        row.appears && `${choiceNames.appears_id}: ${nameOf(row.appears)}`,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </p>
                  </div>
                  {row.can.close && (
                    <Button size="sm" onClick={() => onRecord(row.id)}>
                      {said.record}
                      <span className="sr-only"> {row.case.case_id}</span>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </Card>
          <LoadMore pages={query} />
        </section>
      )}
    </RowList>
  )
}
