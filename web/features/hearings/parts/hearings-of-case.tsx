import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import type { Hearing } from '../../../../contract/hearings.ts'
import { adjournerWords, hearingNames, hearingStateWords } from '../../../../contract/words/hearings.ts'
import { inDigits } from '../../../lib/digits.ts'
import { clockTime, dayIn, shortDay, weekday } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { laterPart } from '../../../lib/lazy-part.ts'
import { Badge, StatusBadge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { LongText } from '../../../ui/long-text.tsx'
import { RowList } from '../../../ui/rows/row-list.tsx'
import { useRemoval } from '../../../ui/rows/use-removal.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { courtName } from '../../courts/public.ts'
import { nameOf, useFirm } from '../../people/public.ts'
import { clashesQuery, hearings, useReopenHearing } from '../api.ts'
import { choiceNames, outcomeOf, said } from '../labels.ts'
import { clashesOf, isMissing, stateTones } from '../logic.ts'
import { Clashes } from './clash-badge.tsx'
import { HandOver, HandoverAsked } from './hand-over.tsx'

const CopyMessageDialog = laterPart(() => import('./copy-message-dialog.tsx'), 'CopyMessageDialog')

type HearingsOfCaseProps = {
  caseRef: string
  onEdit: (hearing: { id: string }) => void
  onRecord: (id: string) => void
}

/** The days of one case in court, the latest first. */
export function HearingsOfCase({ caseRef, onEdit, onRecord }: HearingsOfCaseProps) {
  const query = useInfiniteQuery(hearings.list({ case_ref: caseRef }))
  return (
    <RowList
      query={query}
      said={said}
      empty={
        <EmptyState icon={<CalendarClock />} title={said.none}>
          {said.addFirst}
        </EmptyState>
      }
    >
      {(rows) => (
        <section aria-label={said.listed}>
          <Card>
            <ul>
              {rows.map((row) => (
                <HearingItem key={row.id} hearing={row} onEdit={onEdit} onRecord={onRecord} />
              ))}
            </ul>
          </Card>
          <LoadMore pages={query} />
        </section>
      )}
    </RowList>
  )
}

type HearingItemProps = Omit<HearingsOfCaseProps, 'caseRef'> & { hearing: Hearing }

function HearingItem({ hearing, onEdit, onRecord }: HearingItemProps) {
  const { id, on_day, at_time, court, bench, room, item_no, stage, purpose, appears, order_summary } = hearing
  const facts = [
    court.place ? `${courtName(court)}, ${court.place}` : courtName(court),
    bench,
    room && `${hearingNames.room} ${inDigits(room)}`,
    item_no && `${hearingNames.item_no} ${inDigits(item_no)}`,
  ]
  const about = [stage && courtName(stage), purpose].filter(Boolean).join(' · ')
  return (
    <li
      data-row={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-2 border-border px-4 py-3.5 not-first:border-t md:grid-cols-[10rem_minmax(0,1fr)_auto]"
    >
      <p className="flex flex-wrap items-baseline gap-x-2 md:flex-col">
        <time dateTime={on_day} className="font-semibold tabular-nums">
          {shortDay(on_day)}
        </time>
        <span className="text-secondary text-ink-2">{weekday(on_day)}</span>
        {at_time && <span className="text-secondary text-ink-2 tabular-nums">{clockTime(at_time)}</span>}
      </p>
      <div className="flex min-w-0 flex-col items-start gap-1">
        <State hearing={hearing} />
        {about && (
          <h3 lang={languageOf(about)} className="text-card font-semibold [overflow-wrap:anywhere]">
            {about}
          </h3>
        )}
        <p className="text-secondary [overflow-wrap:anywhere] text-ink-2">
          {facts.filter(Boolean).join(' · ')}
        </p>
        {appears && (
          <p className="text-secondary [overflow-wrap:anywhere] text-ink-2">
            {choiceNames.appears_id}: {nameOf(appears)}
          </p>
        )}
        <ClashesOfDay of={hearing} />
        <HandoverAsked hearing={hearing} />
        {order_summary && <LongText text={order_summary} />}
      </div>
      <Acts {...{ hearing, onEdit, onRecord }} />
    </li>
  )
}

function State({ hearing }: { hearing: Hearing }) {
  const { time_zone } = useFirm()
  const { state, adjourned_by, next_on } = hearing
  const word = hearingStateWords[state]
  return (
    <span className="flex flex-wrap items-center gap-2">
      <StatusBadge tone={stateTones[state]}>
        {adjourned_by ? outcomeOf(word, adjournerWords[adjourned_by]) : word}
      </StatusBadge>
      {isMissing(hearing, dayIn(time_zone)) && <Badge tone="brass">{said.missing}</Badge>}
      {state !== 'set' && next_on && (
        <span className="text-meta text-ink-2">
          {said.next}: {shortDay(next_on)}
        </span>
      )}
    </span>
  )
}

/** Whom a day to come brings to two places at once; asked for once for all days of the case. */
function ClashesOfDay({ of: { id, case_ref, state } }: { of: Hearing }) {
  const { data } = useQuery({ ...clashesQuery(case_ref), enabled: state === 'set' })
  return data && <Clashes clashes={clashesOf(data.items, id)} />
}

function Acts({ hearing, onEdit, onRecord }: HearingItemProps) {
  const onDelete = useRemoval(hearings, said)
  const { mutateAsync: reopen, isPending } = useReopenHearing()
  const toasts = useToasts()
  const { id, version, can } = hearing
  const [isCopied, setCopied] = useState(false)
  const again = () =>
    void reopen({ id, version }).then(
      () => toasts.success(said.reopened),
      (error: unknown) => toasts.error(said.reopenFailed, error),
    )
  return (
    <div className="flex flex-wrap items-start gap-2 print:hidden">
      {can.close && (
        <Button size="sm" onClick={() => onRecord(id)}>
          {said.record}
        </Button>
      )}
      {can.reopen && (
        <Button size="sm" busy={isPending} onClick={again}>
          {said.reopen}
        </Button>
      )}
      <HandOver hearing={hearing} />
      <Button size="sm" onClick={() => setCopied(true)}>
        {said.copyMessage}
      </Button>
      {isCopied && <CopyMessageDialog hearing={hearing} onClose={() => setCopied(false)} />}
      {can.edit && (
        <Button size="sm" onClick={() => onEdit({ id })}>
          {said.change}
        </Button>
      )}
      {can.delete && (
        <Button size="sm" onClick={() => onDelete({ id })}>
          {said.remove}
        </Button>
      )}
    </div>
  )
}
