import { Link } from '@tanstack/react-router'
import { daysOfACard, type TaskBreakdown } from '../../../../contract/work-logs.ts'
import { paths } from '../../../lib/paths.ts'
import { Badge, StatusBadge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CreatorBadge } from '../../../ui/person.tsx'
import { NoteClient } from '../../notes/public.tsx'
import { hoursInMonth, said, totalOf } from '../labels.ts'
import { AddDay } from './add-day.tsx'
import { DayRows } from './day-row.tsx'

type BreakdownCardProps = {
  task: TaskBreakdown
  /** The month (YYYY-MM) that the days are of; left out, they are of all. */
  month: string | undefined
  /** Says whose task it is, to a reader who sees those of others. */
  withOwner: boolean
  /** Opens everything that is known of the task's hours. */
  onOpen: (task_id: string) => void
}

/** One task's hours: the total, and a row for each of its newest days. */
export function BreakdownCard({ task, month, withOwner, onOpen }: BreakdownCardProps) {
  const titleId = `work-${task.task_id}`
  return (
    <Card
      role="article"
      aria-labelledby={titleId}
      tone={task.is_archived ? 'archived' : 'plain'}
      className="px-4 pt-3 pb-1.5"
    >
      <header className="flex flex-col gap-1.5 pb-2.5">
        <div>
          <div className="flex items-start justify-between gap-3">
            <h3 id={titleId} className="min-w-0 text-card font-semibold [overflow-wrap:anywhere]">
              <Title task={task} />
            </h3>
            {task.is_archived && <StatusBadge tone="grey">{said.archived}</StatusBadge>}
          </div>
          <NoteClient note={task} />
        </div>
        <div className="flex flex-wrap items-center gap-1.5">
          {withOwner && <CreatorBadge of={{ full_name: task.profiles.full_name }} />}
          <span className="flex flex-wrap gap-1.5">
            <Badge tone="accent">{totalOf(task.total_hours)}</Badge>
            {month && task.hours_in_month !== null && (
              <Badge>{hoursInMonth(task.hours_in_month, month)}</Badge>
            )}
          </span>
        </div>
      </header>
      <DayRows logs={task.daily_logs} title={task.task_title} />
      <div className="flex flex-col items-start border-t border-border py-1">
        {task.daily_logs.length === daysOfACard && (
          <Button variant="ghost" size="sm" className="-ml-3" onClick={() => onOpen(task.task_id)}>
            {said.showOlder}
          </Button>
        )}
        {task.can.add && <AddDay note_id={task.task_id} title={task.task_title} />}
      </div>
    </Card>
  )
}

function Title({ task: { task_id, task_title, is_archived } }: { task: TaskBreakdown }) {
  if (is_archived) return task_title
  return (
    <Link
      {...paths.task(task_id)}
      className="rounded-sm hover:underline hover:decoration-border-strong hover:underline-offset-4"
    >
      {task_title}
    </Link>
  )
}
