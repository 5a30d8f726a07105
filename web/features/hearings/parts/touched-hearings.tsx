import { useInfiniteQuery } from '@tanstack/react-query'
import type { TouchedHearing } from '../../../../contract/hearings.ts'
import { touched as words } from '../../../../contract/words/deadline-dialogs.ts'
import { paths } from '../../../lib/paths.ts'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { courtName, TouchedItem, TouchedList } from '../../courts/public.ts'
import { hearings, touchedHearingsQuery } from '../api.ts'
import { purposeOf } from './board-cells.tsx'
import { touchedHearings as ours } from './labels.ts'

/** Hearings on days on which their court does not sit by now: each is moved to its next one or kept; nothing where there is none. */
export function TouchedHearings({ calendarRef }: { calendarRef: string }) {
  const query = useInfiniteQuery(touchedHearingsQuery(calendarRef))
  useLoadFailure(query, ours.loadFailed)
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? []
  if (rows.length === 0) return null
  return (
    <TouchedList id="touched-hearings" title={ours.closed(rows.length, query.hasNextPage)} pages={query}>
      {rows.map((row) => (
        <HearingItem key={row.id} of={row} />
      ))}
    </TouchedList>
  )
}

function HearingItem({ of }: { of: TouchedHearing }) {
  const { mutateAsync, isPending } = hearings.useUpdate()
  const toasts = useToasts()
  const { id, version, on_day, sits_on } = of
  const title = [courtName(of.court), purposeOf(of)].filter((part) => part !== '').join(', ')
  return (
    <TouchedItem
      title={title}
      name={`${of.case.case_id}, ${title}`}
      caseLink={paths.case(of.case_ref, 'hearings')}
      case_id={of.case.case_id}
      days={{ stands: on_day, now: sits_on }}
      canSettle={of.can.edit}
      isPending={isPending}
      onSettle={(accept) =>
        void mutateAsync({ id, body: accept ? { version, on_day: sits_on } : { version, keep: true } }).then(
          () => toasts.success(accept ? words.accepted : words.kept, ours.failed),
          (error: unknown) => toasts.error(ours.failed, error),
        )
      }
    />
  )
}
