import { useInfiniteQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { logProblem } from '../../../lib/log.ts'
import { Switch } from '../../../ui/checkbox.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Awaited } from '../../../ui/states.tsx'
import { notificationsQuery } from '../api.ts'
import { said } from '../labels.ts'
import { chooseAlerts, useAlerts } from './browser-alerts.ts'
import { list } from './labels.ts'
import { NotificationItem } from './notification-item.tsx'

/** What the bell opens: the notifications, and below them whether this browser may show new ones. */
export function BellContent() {
  return (
    <>
      <NotificationList />
      <AlertsChoice />
    </>
  )
}

/** The newest 50, and older ones while scrolling down. */
function NotificationList() {
  const query = useInfiniteQuery(notificationsQuery)
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  if (items.length === 0) {
    return (
      // The same height as the list, so that the panel does not jump when it arrives.
      <div className="flex h-96 flex-col items-center justify-center px-4">
        {query.data ? (
          <>
            <Bell aria-hidden="true" className="mb-3 size-7 stroke-[1.5] text-ink-3" />
            <p className="font-semibold text-ink">{list.none}</p>
          </>
        ) : (
          <Awaited of={query} said={said} className="border-none" />
        )}
      </div>
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

/** Whether the browser shows what arrives while nobody looks at the page. Nobody is asked before they press this. */
function AlertsChoice() {
  const alerts = useAlerts()
  if (alerts === 'unsupported') return null
  const choose = (on: boolean) =>
    void chooseAlerts(on).catch((error: unknown) =>
      logProblem('The choice of browser notifications failed', error),
    )
  return (
    <div className="border-t border-border px-4 py-2.5">
      <Switch
        label={list.alerts}
        hint={alerts === 'blocked' ? list.alertsBlocked : undefined}
        disabled={alerts === 'blocked'}
        checked={alerts === 'on'}
        onChange={(event) => choose(event.target.checked)}
      />
    </div>
  )
}
