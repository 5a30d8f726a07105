import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { LogOut, MonitorSmartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OwnSession } from '../../../../contract/auth.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { dayAndTime, relativeTime } from '../../../lib/format.ts'
import { useNow } from '../../../lib/now.ts'
import { invalidateTopics } from '../../../lib/query.ts'
import { filled } from '../../../lib/words.tsx'
import { StatusBadge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useFirm } from '../../people/public.ts'
import { sessionsQuery, signOutElsewhere } from '../api.ts'
import { sessionWords as said } from '../labels.ts'
import { deviceName } from '../logic.ts'

/** As many stand on the page until all are asked for. */
const shownAtFirst = 5

/** The browsers in which the person is signed in, this one first, and the way to end all others at once. */
export function OwnSessions() {
  const query = useInfiniteQuery(sessionsQuery)
  const { data, error, isPending, isFetching, refetch } = query
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const showAll = () => {
    flushSync(() => setWhole(true))
    // The button that was pressed is gone: who reads on by ear or key goes on with the first that came.
    list.current?.querySelectorAll('li')[shownAtFirst]?.focus()
  }
  const sessions = (data?.pages.flatMap((page) => page.items) ?? []).toSorted(
    (one, other) => Number(other.current) - Number(one.current),
  )
  const shown = isWhole ? sessions : sessions.slice(0, shownAtFirst)
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="font-serif text-section font-semibold">{said.title}</h2>
        {sessions.length > 1 && <SignOutElsewhere />}
      </div>
      {isPending && <Loading />}
      {error && !data && (
        <ErrorState
          className="mt-3 border-none"
          title={said.loadFailed}
          reason={sentenceOf(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      <ul ref={list} className="mt-3">
        {shown.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      {isWhole && <LoadMore pages={query} />}
      {shown.length < sessions.length && (
        <Button variant="ghost" size="sm" className="mt-2 -ml-3" onClick={showAll}>
          {said.showAll}
        </Button>
      )}
    </Card>
  )
}

function Session({ session }: { session: OwnSession }) {
  const { time_zone } = useFirm()
  const now = useNow()
  return (
    <li tabIndex={-1} className="flex items-start gap-3 border-b border-border py-2.5 last:border-b-0">
      <MonitorSmartphone aria-hidden="true" className="mt-0.5 size-[18px] shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold" title={session.user_agent}>
          {deviceName(session.user_agent)}
        </p>
        <p className="text-meta text-ink-3">
          {filled(said.lastUsed, {
            address: session.address,
            when: (
              <time dateTime={session.refreshed_at} title={dayAndTime(session.refreshed_at, time_zone)}>
                {relativeTime(session.refreshed_at, now)}
              </time>
            ),
          })}
        </p>
      </div>
      {session.current && <StatusBadge tone="green">{said.here}</StatusBadge>}
    </li>
  )
}

function SignOutElsewhere() {
  const client = useQueryClient()
  const toasts = useToasts()
  const confirm = useConfirm()
  const leave = useMutation({
    mutationFn: signOutElsewhere,
    onSuccess: () => toasts.success(said.endedOthers, said.endOthersFailed),
    onError: (error) => toasts.error(said.endOthersFailed, error),
    onSettled: () => invalidateTopics(client, ['sessions']),
  })
  const ask = async () => {
    const yes = await confirm({
      title: said.endOthersTitle,
      description: said.endOthersHint,
      confirmLabel: said.endOthers,
    })
    if (yes) leave.mutate()
  }
  return (
    <Button
      size="sm"
      icon={<LogOut aria-hidden="true" className="size-4" />}
      busy={leave.isPending}
      onClick={() => void ask()}
    >
      {said.endOthers}
    </Button>
  )
}
