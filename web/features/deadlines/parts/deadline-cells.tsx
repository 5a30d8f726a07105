import { Link } from '@tanstack/react-router'
import type { Deadline } from '../../../../contract/deadlines.ts'
import { deadlineStateWords } from '../../../../contract/words/deadlines.ts'
import { inDigits } from '../../../lib/digits.ts'
import { dayIn, shortDay, weekday } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { paths } from '../../../lib/paths.ts'
import { StatusBadge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { numberOf, partiesOf } from '../../hearings/public.ts'
import { nameOf, useFirm } from '../../people/public.ts'
import { distance, list } from '../labels.ts'
import { daysUntil, isOverdue, isPressing, stateTones, titleOf } from '../logic.ts'
import { Unverified } from './unverified.tsx'

type CellProps = { of: Deadline }

/** Today in the firm's zone. */
export function useToday(): string {
  return dayIn(useFirm().time_zone)
}

/** A deadline in one row of a phone: what, on which case and by when, and what is not to be relied on. */
export function DeadlineLine({ of }: CellProps) {
  const today = useToday()
  const isLate = isOverdue(of, today)
  const title = titleOf(of)
  return (
    <span className="min-w-0 flex-1 py-2">
      <span className="flex items-baseline gap-3">
        <span lang={languageOf(title)} className="min-w-0 flex-1 truncate font-semibold">
          {title}
        </span>
        <time
          dateTime={of.due_on}
          className={cx('shrink-0 font-semibold tabular-nums', isLate && 'text-st-red-fg')}
        >
          {shortDay(of.due_on)}
        </time>
      </span>
      <span className="flex items-baseline gap-3 text-secondary text-ink-2">
        <span className="min-w-0 flex-1 truncate">
          {of.case.case_id}
          {isPressing(of, today) && <span className="font-semibold text-st-red-fg"> · {list.notSigned}</span>}
        </span>
        <InCell of={of} />
      </span>
      <Unverified of={of} />
    </span>
  )
}

export function DueCell({ of }: CellProps) {
  const today = useToday()
  return (
    <>
      <time
        dateTime={of.due_on}
        className={cx(
          'font-semibold whitespace-nowrap tabular-nums',
          isOverdue(of, today) && 'text-st-red-fg',
        )}
      >
        {shortDay(of.due_on)}
      </time>
      <span className="block text-secondary text-ink-2">{weekday(of.due_on)}</span>
      <Unverified of={of} />
    </>
  )
}

/** How far its day is; of what is done or waived it does not matter any more. */
export function InCell({ of: { state, due_on } }: CellProps) {
  const today = useToday()
  if (state !== 'open') return <span className="text-ink-3">—</span>
  return (
    <span className={cx('tabular-nums', due_on < today && 'font-semibold text-st-red-fg')}>
      {distance(daysUntil(due_on, today))}
    </span>
  )
}

export function CaseCell({ of }: CellProps) {
  const parties = partiesOf(of)
  const below = [numberOf(of), parties === of.case.case_id ? undefined : parties].filter(Boolean).join(' · ')
  return (
    <>
      <Link
        {...paths.case(of.case_ref, 'deadlines')}
        className="font-semibold [overflow-wrap:anywhere] text-accent hover:underline"
      >
        {of.case.case_id}
      </Link>
      {below && (
        <span
          lang={languageOf(below)}
          title={below}
          className="line-clamp-2 text-secondary [overflow-wrap:anywhere] text-ink-2"
        >
          {below}
        </span>
      )}
    </>
  )
}

/** What is to be done, which opens it, over the rule that it stands on. */
export function TitleCell({ of, onOpen }: CellProps & { onOpen: (of: { id: string }) => void }) {
  return (
    <>
      <button
        type="button"
        lang={languageOf(titleOf(of))}
        onClick={() => onOpen(of)}
        className="rounded-sm text-left font-semibold [overflow-wrap:anywhere] hover:underline coarse:min-h-control"
      >
        {titleOf(of)}
      </button>
      <span className="block text-secondary [overflow-wrap:anywhere] text-ink-2">
        {of.rule?.code ?? list.byHand}
      </span>
    </>
  )
}

/** Who signed it; red, and in words, where nobody has and its day is near. */
export function SignedCell({ of }: CellProps) {
  const today = useToday()
  if (of.signer) return <span className="[overflow-wrap:anywhere]">{nameOf(of.signer)}</span>
  if (!isPressing(of, today)) return <span className="text-ink-2">{list.notSigned}</span>
  return (
    <span className="font-semibold text-st-red-fg">
      {list.notSigned}
      <span className="block text-secondary font-normal">{inDigits(list.pressing)}</span>
    </span>
  )
}

export function StateCell({ of }: CellProps) {
  const today = useToday()
  if (isOverdue(of, today)) return <StatusBadge tone="red">{list.overdue}</StatusBadge>
  return <StatusBadge tone={stateTones[of.state]}>{deadlineStateWords[of.state]}</StatusBadge>
}
