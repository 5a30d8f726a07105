import { useInfiniteQuery } from '@tanstack/react-query'
import type { TouchedHearing } from '../../../../contract/hearings.ts'
import { touched as words } from '../../../../contract/words/deadline-dialogs.ts'
import { paths } from '../../../lib/paths.ts'
import { Card } from '../../../ui/card.tsx'
import { SectionHeading } from '../../../ui/heading.tsx'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { LoadMore } from '../../../ui/load-more.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { courtName, TouchedItem } from '../../courts/public.ts'
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
    <section aria-labelledby="touched-hearings" className="mb-5 flex flex-col gap-2.5">
      <SectionHeading id="touched-hearings" title={ours.closed(rows.length)} />
      <Card>
        <ul>
          {rows.map((row) => (
            <HearingItem key={row.id} of={row} />
          ))}
        </ul>
      </Card>
      <LoadMore pages={query} />
    </section>
  )
}

function HearingItem({ of }: { of: TouchedHearing }) {
  const { mutateAsync, isPending } = hearings.useUpdate()
  const toasts = useToasts()
  const { id, version, on_day, sits_on } = of
  return (
    <TouchedItem
      title={[courtName(of.court), purposeOf(of)].filter((part) => part !== '').join(', ')}
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
