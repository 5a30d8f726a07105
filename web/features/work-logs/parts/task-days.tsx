import { useInfiniteQuery } from '@tanstack/react-query'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Awaited } from '../../../ui/states.tsx'
import { taskDaysQuery } from '../api.ts'
import { said } from '../labels.ts'
import { DayRow } from './day-row.tsx'

/** All days of one task, page by page. */
export function TaskDays({ note_id, title }: { note_id: string; title: string }) {
  const query = useInfiniteQuery(taskDaysQuery(note_id))
  const { data } = query
  if (!data) return <Awaited of={query} said={said} />
  const logs = data.pages.flatMap((page) => page.items)
  const people = new Set(logs.map((log) => log.user_id))
  return (
    <div>
      {logs.length === 0 ? (
        <p className="border-t border-border py-3 text-secondary text-ink-3">{said.noDays}</p>
      ) : (
        <ul>
          {logs.map((log) => (
            <DayRow key={log.id} log={log} title={title} withName={people.size > 1} />
          ))}
        </ul>
      )}
      <LoadMore pages={query} />
    </div>
  )
}
