import { useInfiniteQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { sentenceOf } from '../../../lib/failure.ts'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { notificationsQuery } from '../api.ts'
import { said } from '../labels.ts'
import { NotificationItem } from './notification-item.tsx'

/** The newest 50, and older ones while scrolling down. */
export function NotificationList() {
  const query = useInfiniteQuery(notificationsQuery)
  const { data, error, isPending, isFetching, refetch } = query
  if (isPending) {
    return (
      <Frame>
        <Loading />
      </Frame>
    )
  }
  if (!data) {
    return (
      <Frame>
        <ErrorState
          title={said.loadFailed}
          reason={sentenceOf(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
          className="border-none"
        />
      </Frame>
    )
  }
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0) {
    return (
      <Frame>
        <Bell aria-hidden="true" className="mb-3 size-7 stroke-[1.5] text-ink-3" />
        <p className="font-semibold text-ink">{said.none}</p>
      </Frame>
    )
  }
  return (
    <div data-scroller="" className="h-96 overflow-y-auto overscroll-contain">
      <ul>
        {items.map((item) => (
          <NotificationItem key={item.id} notification={item} />
        ))}
      </ul>
      <LoadMore pages={query} />
    </div>
  )
}

/** The same height as the list, so that the panel does not jump when it arrives. */
function Frame({ children }: { children: ReactNode }) {
  return <div className="flex h-96 flex-col items-center justify-center px-4">{children}</div>
}
