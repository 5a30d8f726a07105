import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useAfterStart } from '../../../lib/after-start.ts'
import { logProblem } from '../../../lib/log.ts'
import { CountBadge } from '../../../ui/badge.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { notificationsQuery, unreadQuery, useMarkAllRead } from '../api.ts'
import { bellLabel, said } from '../labels.ts'
import { useNews } from './news-provider.tsx'

const load = () => import('./bell-content.tsx')
const loadAhead = () => void load().catch(nothing)
// Seen only when it is open.
const BellContent = lazy(() => load().then((module) => ({ default: module.BellContent })))

/** The bell with the number of unread notifications, and the notifications themselves. */
export function Bell() {
  const { isOpen, setOpen } = useNews()
  useAfterStart(loadAhead)
  const count = useQuery(unreadQuery).data?.count ?? 0
  return (
    <Popover
      flush
      open={isOpen}
      onOpenChange={setOpen}
      title={said.title}
      actions={count > 0 && <MarkAllRead />}
      trigger={
        <IconButton label={bellLabel(count)} size="md">
          <BellIcon className="size-5" />
          {count > 0 && (
            <span className="absolute -top-0.5 -right-0.5 flex rounded-full">
              <CountBadge count={count} max={99} tone="danger" />
            </span>
          )}
        </IconButton>
      }
    >
      <Suspense fallback={<div className="h-96" />}>
        <BellContent />
      </Suspense>
    </Popover>
  )
}

function MarkAllRead() {
  const { data } = useInfiniteQuery(notificationsQuery)
  const { mutateAsync: markAll } = useMarkAllRead()
  // What arrives while this is pressed is newer than what is shown, and stays unread.
  const newest = data?.pages[0]?.items[0]
  if (!newest) return null
  const press = () =>
    markAll({ up_to: newest.created_at }).catch((error: unknown) =>
      logProblem('The notifications could not be marked', error),
    )
  return (
    <Button variant="ghost" size="sm" className="-mr-2" onClick={() => void press()}>
      {said.markAll}
    </Button>
  )
}

// It is asked for again when the bell is pressed.
function nothing(): void {}
