import { Flag, TriangleAlert } from 'lucide-react'
import type { Doubt, WorkingLine } from '../../../../contract/deadlines.ts'
import { view as words } from '../../../../contract/words/deadline-dialogs.ts'
import { inDigits } from '../../../lib/digits.ts'
import { shortDay, weekday } from '../../../lib/format.ts'

type WorkingCardProps = { working: readonly WorkingLine[]; due_on: string }

/** How a day came about, a row a step; the last one is the result. */
export function WorkingCard({ working, due_on }: WorkingCardProps) {
  return (
    <ol
      aria-label={words.working}
      className="overflow-hidden rounded-lg border border-border bg-surface shadow-card"
    >
      {working.map(({ step, text, day }, at) => (
        <li key={step} className="flex items-start gap-3.5 border-border px-3.5 py-2.5 not-first:border-t">
          <span
            aria-hidden="true"
            className="mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full bg-sunken text-micro font-semibold text-ink-2 tabular-nums"
          >
            {inDigits(String(at + 1))}
          </span>
          <span className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">
            {step === 'start' ? text : inDigits(text)}
          </span>
          <DayOf day={day} />
        </li>
      ))}
      <li className="flex items-start gap-3.5 border-t border-border bg-accent-soft px-3.5 py-2.5">
        <span className="mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full bg-primary text-on-primary">
          <Flag aria-hidden="true" className="size-3.5" />
        </span>
        <span className="min-w-0 flex-1 font-semibold">{words.due}</span>
        <DayOf day={due_on} />
      </li>
    </ol>
  )
}

function DayOf({ day }: { day: string }) {
  return (
    <span className="shrink-0 text-right">
      <time dateTime={day} className="block font-semibold tabular-nums">
        {shortDay(day)}
      </time>
      <span className="block text-secondary text-ink-2">{weekday(day)}</span>
    </span>
  )
}

/** Why a date is not to be relied on, each in its words. */
export function Doubts({ of }: { of: readonly Doubt[] }) {
  if (of.length === 0) return null
  return (
    <ul className="flex flex-col gap-2">
      {of.map(({ kind, text }) => (
        <li
          key={kind}
          className="flex items-start gap-2.5 rounded-md bg-st-yellow-bg px-3.5 py-2.5 text-secondary font-semibold text-st-yellow-fg"
        >
          <TriangleAlert aria-hidden="true" className="mt-px size-[18px] shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {kind === 'cheque' ? text : inDigits(text)}
          </span>
        </li>
      ))}
    </ul>
  )
}
