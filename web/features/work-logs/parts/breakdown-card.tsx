import type { TaskBreakdown, WorkLog } from '../../../../contract/work-logs.ts'
import { hours, shortDay } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { said } from '../labels.ts'

/** One task's hours: the total, and a row for each of its newest days. */
export function BreakdownCard({ task }: { task: TaskBreakdown }) {
  const titleId = `work-${task.task_id}`
  const people = new Set(task.daily_logs.map((log) => log.user_id))
  return (
    <Card role="article" aria-labelledby={titleId} className="px-4 pt-3 pb-1.5">
      <div className="flex items-start justify-between gap-3 pb-2">
        <h3
          id={titleId}
          className="line-clamp-3 min-w-0 text-card font-semibold [overflow-wrap:anywhere]"
          title={task.task_title}
        >
          {task.task_title}
        </h3>
        <Badge tone="accent">{hours(task.total_hours)}h total</Badge>
      </div>
      {task.daily_logs.length === 0 ? (
        <p className="border-t border-border py-2 text-secondary text-ink-3">{said.noDays}</p>
      ) : (
        <ul>
          {task.daily_logs.map((log) => (
            <Day key={log.id} log={log} withName={people.size > 1} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Day({ log, withName }: { log: WorkLog; withName: boolean }) {
  return (
    <li className="flex items-baseline gap-3 border-t border-border py-2 text-secondary tabular-nums">
      <time dateTime={log.work_date} className="text-ink-2">
        {shortDay(log.work_date)}
      </time>
      {withName && <span className="min-w-0 flex-1 truncate text-meta text-ink-3">{log.full_name}</span>}
      <span className="ml-auto font-semibold">{hours(log.hours_worked)}h</span>
    </li>
  )
}
