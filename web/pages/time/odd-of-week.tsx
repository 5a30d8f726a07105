import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { TimeEntry } from '../../../contract/time-entries.ts'
import { hearingActivity } from '../../../contract/time-suggestions.ts'
import type { OddOfWeek as Odd } from '../../../contract/timesheets.ts'
import { logNamed, suggestions } from '../../features/time-entries/parts/labels.ts'
import { fillingOf } from '../../features/time-entries/parts/proposals.ts'
import { useRowNames } from '../../features/time-entries/parts/row-name.tsx'
import { type LineToFill, useFilling } from '../../features/time-entries/parts/use-filling.ts'
import { lengthOf } from '../../features/time-entries/public.ts'
import { isClosed } from '../../features/timesheets/logic.ts'
import { oddQuery } from '../../features/timesheets/parts/api.ts'
import {
  andMore,
  dayWith,
  inOneDay,
  notLogged,
  submitting,
  odd as words,
} from '../../features/timesheets/parts/labels.ts'
import { shortDay } from '../../lib/format.ts'
import { languageOf } from '../../lib/language.ts'
import { Button } from '../../ui/button.tsx'
import { SectionHeading } from '../../ui/heading.tsx'
import { FailedLine } from '../../ui/states.tsx'

/** So many are said; the rest are counted. */
const mostSaid = 20

interface OddOfWeekProps {
  user_id: string
  sunday: string
  /** The last day of the closed period: up to it nothing is mended. */
  closed: string | null | undefined
  entries: readonly TimeEntry[]
  line: LineToFill
  onEdit: (entry: TimeEntry) => void
}

/** What looks odd about one's own open week, each with the act that mends it; of a week without anything, nothing. */
export function OddOfWeek({ user_id, sunday, ...given }: OddOfWeekProps) {
  const id = useId()
  const query = useQuery(oddQuery(user_id, sunday))
  const lines = useOddLines({ odd: query.data, ...given })
  if (query.data && lines.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-1.5">
      <SectionHeading id={id} title={words.title} {...(query.data && { count: lines.length })} />
      <FailedLine title={submitting.loadFailed} of={query} className="py-3" />
      <ul>
        {lines.slice(0, mostSaid).map((one) => (
          <li key={one.key} className="flex min-h-9 items-center gap-x-4 text-secondary max-md:min-h-11">
            <span className="w-20 shrink-0 text-ink-3 tabular-nums">{shortDay(one.day)}</span>
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]" lang={languageOf(one.text)}>
              {one.text}
            </span>
            {one.mend && (
              <Button
                variant="ghost"
                size="sm"
                className="shrink-0"
                aria-label={logNamed(one.mend.act, dayWith(one.day, one.text))}
                onClick={one.mend.run}
              >
                {one.mend.act}
              </Button>
            )}
          </li>
        ))}
        {lines.length > mostSaid && (
          <li className="text-secondary text-ink-3">{andMore(lines.length - mostSaid)}</li>
        )}
      </ul>
    </section>
  )
}

interface OddLine {
  key: string
  day: string
  text: string
  /** Left out where the reader cannot mend it: what is hidden from them, or fixed. */
  mend?: { act: string; run: () => void } | undefined
}

interface OddGiven extends Pick<OddOfWeekProps, 'closed' | 'entries' | 'line' | 'onEdit'> {
  odd: Odd | undefined
}

/** The lines by day, the newest first. */
function useOddLines({ odd, closed, entries, line, onEdit }: OddGiven): OddLine[] {
  const fill = useFilling(line)
  const nameOf = useRowNames()
  if (!odd) return []
  const opening = (entry: TimeEntry | undefined) =>
    entry?.can.edit ? { act: words.open, run: () => onEdit(entry) } : undefined
  const longest = (day: string) =>
    entries
      .filter((entry) => entry.work_date === day && entry.can.edit)
      .toSorted((one, other) => other.seconds - one.seconds)[0]
  const logging = (work_date: string) => ({
    act: suggestions.logMore,
    // What is typed there by now is kept.
    run: () => line.fill({ line: line.line, caret: line.line.length, chosen: { ...line.chosen, work_date } }),
  })
  const lines: OddLine[] = [
    ...odd.days_over.map(({ day, seconds }) => ({
      ...{ key: `over ${day}`, day, text: inOneDay(lengthOf(seconds)), mend: opening(longest(day)) },
    })),
    ...odd.days_without.map((day) => ({
      ...{ key: `without ${day}`, day, text: suggestions.gap, mend: logging(day) },
    })),
    ...odd.entries_without.map(({ id, work_date: day, seconds, lacks }) => {
      const entry = entries.find((one) => one.id === id)
      const isOf = entry?.is_hidden || entry?.case || entry?.note_title
      const name = entry && isOf ? nameOf(entry).name : undefined
      const text = [lengthOf(seconds), name, ...lacks.map((one) => words.lacks[one])]
        .filter(Boolean)
        .join(' · ')
      return { key: id, day, text, mend: opening(entry) }
    }),
    ...odd.hearings.map(({ id, day, at_time, case: of }) => ({
      ...{ key: id, day, text: notLogged(of?.title ?? of?.client_name ?? of?.case_id, at_time) },
      mend: of ? { act: suggestions.logMore, run: () => fill(fillingOf(hearingOf(id, of), day)) } : undefined,
    })),
  ]
  return lines
    .map((one) => (isClosed(one.day, closed) ? { ...one, mend: undefined } : one))
    .toSorted((one, other) => other.day.localeCompare(one.day))
}

function hearingOf(source_id: string, of: NonNullable<Odd['hearings'][number]['case']>) {
  const unknown = { title: null, court: null, from: null, to: null, seconds: null, note_id: null }
  return {
    source: 'hearing' as const,
    source_id,
    ...unknown,
    case_ref: of.id,
    case: of,
    activity_code: hearingActivity,
  }
}
