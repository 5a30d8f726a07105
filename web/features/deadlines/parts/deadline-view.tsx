import { useQuery } from '@tanstack/react-query'
import { Check, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Deadline } from '../../../../contract/deadlines.ts'
import { view as words } from '../../../../contract/words/deadline-dialogs.ts'
import { longDay, shortDay } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { CreatorBadge } from '../../../ui/person.tsx'
import { numberOf, partiesOf } from '../../hearings/public.ts'
import { nameOf } from '../../people/public.ts'
import { deadlines } from '../api.ts'
import { acts, distance, heads, inDays } from '../labels.ts'
import { daysUntil, titleOf } from '../logic.ts'
import { StateCell, useToday } from './deadline-cells.tsx'
import { DeadlineHistory } from './deadline-history.tsx'
import type { ListActs } from './deadline-list.tsx'
import { SignOff } from './sign-off.tsx'
import { Doubts, WorkingCard } from './working-card.tsx'

type DeadlineViewProps = Pick<ListActs, 'onEdit' | 'onAct'> & {
  id: string | undefined
  /** Something is done to it in a dialog of its own, after which it is shown again. */
  isAway: boolean
  onClose: () => void
}

/** One deadline: when it is due and why, who has signed it, and what happened to it. */
export function DeadlineView({ id, isAway, onClose, ...on }: DeadlineViewProps) {
  const { data } = useQuery({ ...deadlines.one(id ?? ''), enabled: id !== undefined && !isAway })
  const of = data?.id === id ? data : undefined
  if (!of) return null
  const about = [of.case.case_id, numberOf(of), partiesOf(of)]
  return (
    <Dialog
      open={!isAway}
      size="lg"
      onClose={onClose}
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span lang={languageOf(titleOf(of))} className="min-w-0 [overflow-wrap:anywhere]">
            {titleOf(of)}
          </span>
          <span className="font-sans">
            <StateCell of={of} />
          </span>
        </span>
      }
      description={[...new Set(about)].filter(Boolean).join(' · ')}
      footer={<Foot of={of} {...on} />}
    >
      <div className="grid gap-x-6 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-3">
          <Due of={of} />
          <Doubts of={of.doubts} />
          <WorkingCard working={of.working} due_on={of.due_on} />
          {of.extra_reason && (
            <p className="text-secondary [overflow-wrap:anywhere] whitespace-pre-line text-ink-2">
              {of.extra_reason}
            </p>
          )}
          <Warnings of={of} />
          {of.state_note && (
            <p className="[overflow-wrap:anywhere] whitespace-pre-line">
              {[of.doer && nameOf(of.doer), of.done_on && shortDay(of.done_on)].filter(Boolean).join(', ')}:{' '}
              {of.state_note}
            </p>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:border-l lg:border-border lg:pl-6">
          <SignOff of={of} />
          <DeadlineHistory id={of.id} />
        </div>
      </div>
    </Dialog>
  )
}

function Due({ of }: { of: Deadline }) {
  const today = useToday()
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <span className="text-secondary text-ink-2">{words.due}</span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-secondary text-ink-2">
          <Person word={heads.assignee}>
            <CreatorBadge of={of.assignee} />
          </Person>
          {of.backup && (
            <Person word={words.backup}>
              <CreatorBadge of={of.backup} />
            </Person>
          )}
        </span>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <time dateTime={of.due_on} className="font-serif text-page-sm font-semibold">
          {longDay(of.due_on)}
        </time>
        {of.state === 'open' && (
          <span className="font-semibold">{distance(daysUntil(of.due_on, today))}</span>
        )}
      </p>
    </div>
  )
}

function Person({ word, children }: { word: string; children: ReactNode }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      {word}
      {children}
    </span>
  )
}

/** The next day on which it warns, and how far its calendar is filled. */
function Warnings({ of: { state, warn_on, due_on, calendar, doubts } }: { of: Deadline }) {
  const today = useToday()
  const next = state === 'open' ? warn_on.find((day) => day >= today) : undefined
  const before = next && daysUntil(due_on, next)
  const warning =
    next && (before ? words.warn(shortDay(next), inDays(before)) : words.onTheDay(shortDay(next)))
  const isSaid = doubts.some(({ kind }) => kind === 'calendar')
  return (
    <p className="text-secondary text-ink-2">
      {[warning, !isSaid && words.filled(shortDay(calendar.filled_until))].filter(Boolean).join(' ')}
    </p>
  )
}

function Foot({ of, onEdit, onAct }: Pick<ListActs, 'onEdit' | 'onAct'> & { of: Deadline }) {
  const { can } = of
  return (
    <>
      <span className="mr-auto flex flex-wrap gap-2">
        {can.edit && (
          <Button icon={<Pencil aria-hidden="true" className="size-4" />} onClick={() => onEdit(of)}>
            {acts.edit}
          </Button>
        )}
        {can.delete && <Button onClick={() => onAct(of, 'delete')}>{acts.delete}</Button>}
      </span>
      {can.resume && <Button onClick={() => onAct(of, 'resume')}>{acts.resume}</Button>}
      {can.waive && <Button onClick={() => onAct(of, 'waive')}>{acts.waive}</Button>}
      {can.finish && (
        <Button icon={<Check aria-hidden="true" className="size-4" />} onClick={() => onAct(of, 'done')}>
          {acts.done}
        </Button>
      )}
    </>
  )
}
