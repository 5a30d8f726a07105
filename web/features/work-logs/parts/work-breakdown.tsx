import { useInfiniteQuery } from '@tanstack/react-query'
import { Timer } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { SectionHeading } from '../../../ui/heading.tsx'
import { said as kit } from '../../../ui/labels.ts'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Awaited, EmptyState } from '../../../ui/states.tsx'
import { type BreakdownFilters, breakdownQuery } from '../api.ts'
import { said } from '../labels.ts'
import { BreakdownCard } from './breakdown-card.tsx'

type WorkBreakdownProps = {
  filters: BreakdownFilters
  /** Opens everything that is known of a task's hours. */
  onOpen: (task_id: string) => void
  onAllMonths: () => void
  /** Takes back what somebody has set to narrow the list; left out, nothing is set. */
  onClearFilters?: (() => void) | undefined
  /** Says whose each task is, to a reader who sees those of others. */
  withOwners: boolean
}

/** The Work Logs tab: a card a task, a row a day. */
export function WorkBreakdown(props: WorkBreakdownProps) {
  return (
    <section aria-labelledby="daily-work" className="flex flex-col gap-3">
      <SectionHeading id="daily-work" title={said.title} />
      <Breakdown {...props} />
    </section>
  )
}

function Breakdown({ filters, onOpen, onAllMonths, onClearFilters, withOwners }: WorkBreakdownProps) {
  const query = useInfiniteQuery(breakdownQuery(filters))
  useLoadFailure(query, said.loadFailed)
  const { data } = query
  if (!data) return <Awaited of={query} said={said} />
  const tasks = data.pages.flatMap((page) => page.items)
  if (tasks.length === 0)
    return <Nothing onAllMonths={filters.month ? onAllMonths : undefined} onClearFilters={onClearFilters} />
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {tasks.map((task) => (
          <BreakdownCard
            key={task.task_id}
            task={task}
            month={filters.month}
            withOwner={withOwners}
            onOpen={onOpen}
          />
        ))}
      </div>
      <LoadMore pages={query} />
    </>
  )
}

type NothingProps = {
  onAllMonths: (() => void) | undefined
  onClearFilters: (() => void) | undefined
}

function Nothing({ onAllMonths, onClearFilters }: NothingProps) {
  return (
    <EmptyState
      icon={<Timer />}
      title={onClearFilters ? said.noneFound : said.none}
      action={
        <div className="flex flex-wrap justify-center gap-2 empty:hidden">
          {onClearFilters && <Button onClick={onClearFilters}>{kit.clearFilters}</Button>}
          {onAllMonths && <Button onClick={onAllMonths}>{said.allMonths}</Button>}
        </div>
      }
    >
      {onClearFilters ? said.noneFoundHint : said.noneHint}
    </EmptyState>
  )
}
