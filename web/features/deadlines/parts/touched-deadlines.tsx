import { useInfiniteQuery } from '@tanstack/react-query'
import type { TouchedDeadline } from '../../../../contract/deadlines.ts'
import { touched as words } from '../../../../contract/words/deadline-dialogs.ts'
import { doubtWords } from '../../../../contract/words/deadlines.ts'
import { paths } from '../../../lib/paths.ts'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { TouchedItem, TouchedList } from '../../courts/public.ts'
import { touchedQuery, useAcceptRecomputed } from '../api.ts'
import { endDifferently, warnDifferently } from '../labels.ts'
import { titleOf } from '../logic.ts'
import { Unverified } from './unverified.tsx'

/**
 * Deadlines that end on another day by their calendar as it is now, and those that only warn on others: each is taken over or
 * kept; nothing where there is none.
 */
export function TouchedDeadlines({ calendarRef }: { calendarRef: string }) {
  const query = useInfiniteQuery(touchedQuery(calendarRef))
  useLoadFailure(query, words.loadFailed)
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? []
  const ending = rows.filter((row) => !warnsOnly(row))
  const warning = rows.filter(warnsOnly)
  const hasMore = query.hasNextPage
  return (
    <>
      {ending.length > 0 && (
        <TouchedList
          id="touched-deadlines"
          title={endDifferently(ending.length, hasMore)}
          pages={warning.length > 0 ? undefined : query}
        >
          {ending.map((row) => (
            <Deadline key={row.id} of={row} />
          ))}
        </TouchedList>
      )}
      {warning.length > 0 && (
        <TouchedList id="touched-warnings" title={warnDifferently(warning.length, hasMore)} pages={query}>
          {warning.map((row) => (
            <Deadline key={row.id} of={row} />
          ))}
        </TouchedList>
      )}
    </>
  )
}

const warnsOnly = ({ due_on, now_due_on }: TouchedDeadline) => due_on === now_due_on

const ofWarnings = {
  stands: words.warns,
  now: words.warning,
  acceptOf: words.acceptWarningsOf,
  keepOf: words.keepWarningsOf,
  accepted: words.warningsAccepted,
  kept: words.warningsKept,
}

function Deadline({ of }: { of: TouchedDeadline }) {
  const { mutateAsync, isPending } = useAcceptRecomputed()
  const toasts = useToasts()
  const { id, version, due_on, now_due_on, warn_on, now_warn_on } = of
  const said = warnsOnly(of) ? ofWarnings : words
  const days = warnsOnly(of)
    ? { stands: without(warn_on, now_warn_on), now: without(now_warn_on, warn_on) }
    : { stands: due_on, now: now_due_on }
  return (
    <TouchedItem
      title={titleOf(of)}
      caseLink={paths.case(of.case_ref, 'deadlines')}
      case_id={of.case.case_id}
      days={days}
      said={said}
      doubt={
        <>
          <Unverified of={of} />
          {of.rule_changed && <p className="mt-1 text-secondary">{doubtWords.changed}</p>}
        </>
      }
      canSettle={of.can.edit && !of.rule_changed}
      isPending={isPending}
      onSettle={(accept) =>
        void mutateAsync({ id, version, due_on: now_due_on, accept }).then(
          () => toasts.success(accept ? said.accepted : said.kept, words.failed),
          (error: unknown) => toasts.error(words.failed, error),
        )
      }
    />
  )
}

const without = (days: string[], others: string[]) => days.filter((day) => !others.includes(day))
