import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { Hearing } from '../../../../contract/hearings.ts'
import { adjournerWords, hearingStateWords, nextKindWords } from '../../../../contract/words/hearings.ts'
import { dayIn, shortDay, weekday } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { laterPart } from '../../../lib/lazy-part.ts'
import { paths } from '../../../lib/paths.ts'
import { StatusBadge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { useRemoval } from '../../../ui/rows/use-removal.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { courtName } from '../../courts/public.ts'
import { nameOf, useFirm } from '../../people/public.ts'
import { hearings, useReopenHearing } from '../api.ts'
import { actsOf, noDateUntil, outcomeOf, said } from '../labels.ts'
import { isMissing, numberOf, partiesOf, stateTones } from '../logic.ts'

/** What few rows have: two places on one day, and somebody who was asked to appear. */
export const Clashes = laterPart(() => import('./clash-badge.tsx'), 'Clashes')
export const HandoverAsked = laterPart(() => import('./hand-over.tsx'), 'HandoverAsked')
const CopyMessageDialog = laterPart(() => import('./copy-message-dialog.tsx'), 'CopyMessageDialog')
/** What became of the reminders of a day to come. */
export const Reminded = laterPart(() => import('./reminded.tsx'), 'Reminded')
const HandOverDialog = laterPart(() => import('./hand-over-dialog.tsx'), 'HandOverDialog')

/** What the rows of a board may ask for. */
export interface BoardActs {
  onEdit: (hearing: { id: string }) => void
  onRecord: (id: string, what?: 'adjourned' | 'held' | 'not_reached') => void
}

/** The case, as people name it, over its number in the court. */
export function CaseOf({ of }: { of: Hearing }) {
  const number = numberOf(of)
  return (
    <>
      <Link
        {...paths.case(of.case_ref)}
        className="font-semibold [overflow-wrap:anywhere] text-accent hover:underline"
      >
        {of.case.case_id}
      </Link>
      {number && <span className="block text-secondary [overflow-wrap:anywhere] text-ink-2">{number}</span>}
    </>
  )
}

export function PartiesOf({ of }: { of: Hearing }) {
  const parties = partiesOf(of)
  return (
    <span lang={languageOf(parties)} className="font-semibold [overflow-wrap:anywhere]">
      {parties}
    </span>
  )
}

/** The purpose of the day, of the list of stages and in words. */
export function purposeOf({ stage, purpose }: Pick<Hearing, 'stage' | 'purpose'>): string {
  return [stage && courtName(stage), purpose].filter(Boolean).join(' · ')
}

/** What became of it; of a day gone by without an outcome that it is missing. */
export function OutcomeOf({ of }: { of: Hearing }) {
  const { time_zone } = useFirm()
  if (isMissing(of, dayIn(time_zone))) return <StatusBadge tone="red">{said.missing}</StatusBadge>
  if (of.state === 'set') return null
  return (
    <>
      <StatusBadge tone={stateTones[of.state]}>{hearingStateWords[of.state]}</StatusBadge>
      {of.adjourned_by && (
        <span className="block text-secondary text-ink-2">{adjournerWords[of.adjourned_by]}</span>
      )}
    </>
  )
}

/** Who appears; of a day to come that nobody does. On paper that stays free to be written. */
export function whoAppears({ appears, state }: Hearing): string {
  if (appears) return nameOf(appears)
  return state === 'set' ? said.nobody : ''
}

/** What is known where no day follows. Of a day that was deleted since nothing is: another one may be set by now. */
export function withoutNext({ next_kind, no_date_until }: Hearing): string | undefined {
  if (!next_kind || next_kind === 'date') return undefined
  if (next_kind === 'none' && no_date_until) return noDateUntil(shortDay(no_date_until))
  return nextKindWords[next_kind]
}

/** What follows, in one line. */
export function nextWords(of: Hearing): string | undefined {
  return of.next_on ? `${shortDay(of.next_on)}, ${weekday(of.next_on)}` : withoutNext(of)
}

/** What became of a day, and by whom it was adjourned. */
export function outcomeWords({ state, adjourned_by }: Hearing): string {
  if (state === 'set') return ''
  const outcome = hearingStateWords[state]
  return adjourned_by ? outcomeOf(outcome, adjournerWords[adjourned_by]) : outcome
}

/** The day that follows, or what is known of it. */
export function NextOf({ of }: { of: Hearing }) {
  const { next_on } = of
  if (next_on)
    return (
      <>
        <time dateTime={next_on} className="font-semibold whitespace-nowrap tabular-nums">
          {shortDay(next_on)}
        </time>
        <span className="block text-secondary text-ink-2">{weekday(next_on)}</span>
      </>
    )
  const known = withoutNext(of)
  if (known) return <span className="text-ink-2">{known}</span>
  // On paper a day is written there by hand.
  return <span className="text-ink-2 print:hidden">—</span>
}

/** The day before, and what became of it. */
export function PreviousOf({ of: { previous_on, previous_state } }: { of: Hearing }) {
  if (!previous_on) return <span className="text-ink-3">—</span>
  return (
    <>
      <time dateTime={previous_on} className="whitespace-nowrap tabular-nums">
        {shortDay(previous_on)}
      </time>
      {previous_state && previous_state !== 'set' && (
        <span className="block text-secondary text-ink-2">{hearingStateWords[previous_state]}</span>
      )}
    </>
  )
}

/** What else may be done with a hearing. */
export function ActsOf({ of, onEdit }: { of: Hearing; onEdit: BoardActs['onEdit'] }) {
  const onDelete = useRemoval(hearings, said)
  const { mutateAsync: reopen } = useReopenHearing()
  const toasts = useToasts()
  const { id, version, can } = of
  const [isHandedOver, setHandedOver] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const again = () =>
    void reopen({ id, version }).then(
      () => toasts.success(said.reopened),
      (error: unknown) => toasts.error(said.reopenFailed, error),
    )
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton label={actsOf(of.case.case_id)}>
            <Ellipsis className="size-4" />
          </IconButton>
        }
      >
        {can.edit && <MenuItem onSelect={() => onEdit({ id })}>{said.change}</MenuItem>}
        {can.hand_over && <MenuItem onSelect={() => setHandedOver(true)}>{said.handOver}</MenuItem>}
        <MenuItem onSelect={() => setCopied(true)}>{said.copyMessage}</MenuItem>
        {can.reopen && <MenuItem onSelect={again}>{said.reopen}</MenuItem>}
        {can.delete && (
          <MenuItem destructive onSelect={() => onDelete({ id })}>
            {said.remove}
          </MenuItem>
        )}
      </Menu>
      {isCopied && <CopyMessageDialog hearing={of} onClose={() => setCopied(false)} />}
      {isHandedOver && <HandOverDialog hearing={of} onClose={() => setHandedOver(false)} />}
    </>
  )
}
