import { useQuery } from '@tanstack/react-query'
import { Clock, Flag, type LucideIcon, StickyNote } from 'lucide-react'
import { hours } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { FailedLine } from '../../../ui/states.tsx'
import { summaryQuery } from '../api.ts'
import { said, summary } from '../labels.ts'

/** What a month came to: notes made, priority notes, hours worked, of what the reader may see. */
export function MonthSummary({ month }: { month: string }) {
  const query = useQuery(summaryQuery(month))
  const { data, isError, isPlaceholderData } = query
  useLoadFailure(query, said.loadFailed)
  const told = (value: number | undefined) =>
    value === undefined || isPlaceholderData ? (isError ? '—' : '…') : hours(value)
  return (
    <section aria-label={summary.of(month)} className="grid grid-cols-3 gap-2.5 sm:gap-4">
      <Figure label={summary.notes} value={told(data?.total_notes)} Icon={StickyNote} />
      <Figure label={summary.priorityNotes} value={told(data?.priority_notes)} Icon={Flag} />
      <Figure label={summary.hours} value={told(data?.total_worked_hours)} Icon={Clock} />
      <FailedLine title={said.loadFailed} of={query} className="col-span-3" />
    </section>
  )
}

function Figure({ label, value, Icon }: { label: string; value: string; Icon: LucideIcon }) {
  return (
    <Card className="flex min-w-0 flex-col gap-1 px-3 py-3 sm:px-4" data-print="break-avoid">
      <h2 className="flex items-center gap-1.5 text-meta font-semibold text-ink-2 max-sm:leading-4 max-sm:bangla:leading-[1.4]">
        <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-3 max-sm:hidden" />
        {label}
      </h2>
      <p className="mt-auto font-serif text-[1.5rem] leading-8 font-semibold [overflow-wrap:anywhere] tabular-nums">
        {value}
      </p>
    </Card>
  )
}
