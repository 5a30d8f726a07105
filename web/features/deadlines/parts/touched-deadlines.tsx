import { useInfiniteQuery } from '@tanstack/react-query'
import type { TouchedDeadline } from '../../../../contract/deadlines.ts'
import { touched as words } from '../../../../contract/words/deadline-dialogs.ts'
import { paths } from '../../../lib/paths.ts'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { TouchedItem, TouchedList } from '../../courts/public.ts'
import { touchedQuery, useAcceptRecomputed } from '../api.ts'
import { endDifferently } from '../labels.ts'
import { titleOf } from '../logic.ts'
import { Unverified } from './unverified.tsx'

/** Deadlines that end on another day by their calendar as it is now: each is taken over or kept; nothing where there is none. */
export function TouchedDeadlines({ calendarRef }: { calendarRef: string }) {
  const query = useInfiniteQuery(touchedQuery(calendarRef))
  useLoadFailure(query, words.loadFailed)
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? []
  if (rows.length === 0) return null
  return (
    <TouchedList id="touched-deadlines" title={endDifferently(rows.length)} pages={query}>
      {rows.map((row) => (
        <Deadline key={row.id} of={row} />
      ))}
    </TouchedList>
  )
}

function Deadline({ of }: { of: TouchedDeadline }) {
  const { mutateAsync, isPending } = useAcceptRecomputed()
  const toasts = useToasts()
  const { id, version, due_on, now_due_on } = of
  return (
    <TouchedItem
      title={titleOf(of)}
      caseLink={paths.case(of.case_ref, 'deadlines')}
      case_id={of.case.case_id}
      days={{ stands: due_on, now: now_due_on }}
      doubt={<Unverified of={of} />}
      canSettle={of.can.edit}
      isPending={isPending}
      onSettle={(accept) =>
        void mutateAsync({ id, version, due_on: now_due_on, accept }).then(
          () => toasts.success(accept ? words.accepted : words.kept, words.failed),
          (error: unknown) => toasts.error(words.failed, error),
        )
      }
    />
  )
}
