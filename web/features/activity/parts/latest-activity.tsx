import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { relativeTime } from '../../../lib/format.ts'
import { useNow } from '../../../lib/now.ts'
import { empty, latestActivityQuery, overview, Part } from '../../case-file/public.ts'
import { Happened, When, Who } from './case-activity.tsx'

/** The three newest of it, as a card. */
export function LatestActivity({ id, all }: { id: string; all: ReactNode }) {
  const { data } = useQuery(latestActivityQuery(id))
  const now = useNow()
  return (
    <Part title={overview.latest} aside={all}>
      {data?.items.length === 0 && <p className="text-secondary text-ink-2">{empty.activity}</p>}
      <ol className="flex min-h-40 flex-col gap-2.5">
        {data?.items.map((event) => (
          <li key={event.id} className="flex flex-col gap-0.5">
            <span className="flex min-w-0 items-center justify-between gap-3">
              <Who event={event} />
              <When at={event.happened_at}>{relativeTime(event.happened_at, now)}</When>
            </span>
            <Happened event={event} />
          </li>
        ))}
      </ol>
    </Part>
  )
}
