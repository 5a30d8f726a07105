import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Gavel } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { RowList } from '../../../ui/rows/row-list.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { cases } from '../../cases/public.ts'
import { courtName } from '../../courts/public.ts'
import { nameOf } from '../../people/public.ts'
import { diary, said } from '../labels.ts'

/** Open cases of which nobody knows the next day in court. */
export function UndatedCases({ onAdd }: { onAdd: (of: { id: string }) => void }) {
  const query = useInfiniteQuery(cases.list({ no_next_date: 'true', sort: 'created_at', direction: 'desc' }))
  return (
    <RowList query={query} said={said} empty={<EmptyState icon={<Gavel />} title={diary.allDated} />}>
      {(rows) => (
        <section aria-label={diary.views.undated}>
          <Card>
            <ul>
              {rows.map((row) => (
                <li
                  key={row.id}
                  data-record={row.id}
                  className="flex flex-wrap items-center gap-x-4 gap-y-2 border-border px-4 py-3 not-first:border-t"
                >
                  <div className="min-w-0 flex-1 basis-56">
                    <Link
                      {...paths.case(row.id)}
                      className="font-semibold [overflow-wrap:anywhere] text-accent hover:underline"
                    >
                      {row.case_id}
                    </Link>
                    <p className="text-secondary [overflow-wrap:anywhere] text-ink-2">
                      {[
                        row.title ?? row.client_name,
                        row.court && courtName(row.court),
                        row.lead && nameOf(row.lead),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </p>
                    {row.no_date_reason && (
                      <p className="text-secondary [overflow-wrap:anywhere]">{row.no_date_reason}</p>
                    )}
                  </div>
                  <Button size="sm" onClick={() => onAdd(row)}>
                    {said.add}
                    <span className="sr-only"> {row.case_id}</span>
                  </Button>
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
