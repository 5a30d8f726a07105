import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useAuth } from '../features/auth/public.tsx'
import type { DashboardSearch } from '../features/notes/address.ts'
import { noteCountQuery } from '../features/notes/api.ts'
import { daysFiltersOf, filtersOf, isFiltered, noFilters } from '../features/notes/logic.ts'
import { DashboardHeader } from '../features/notes/parts/dashboard-header.tsx'
import { readableBy } from '../features/notes/parts/readable-by.ts'
import { TaskBoard } from '../features/notes/parts/task-board.tsx'
import { TaskToolbar } from '../features/notes/parts/task-toolbar.tsx'
import { useNewTask } from '../features/notes/parts/use-new-task.ts'
import { useFirm } from '../features/people/public.ts'
import { TimedTasks } from '../features/timers/public.tsx'
import { hoursOfMonthQuery, WorkBreakdown } from '../features/work-logs/public.tsx'
import { dayIn, monthIn } from '../lib/format.ts'
import { useSearchChange } from '../lib/search-change.ts'
import { useShortcut } from '../lib/shortcuts.ts'
import { Tabs } from '../ui/tabs.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The form of a task was opened on this page: closing it goes back there. */
    opened?: true
  }
}

/** /: the tasks of whoever is signed in, and the hours worked on them. */
export function DashboardPage() {
  const { name, isPartner, user_id = '', signOut } = useAuth()
  const { time_zone } = useFirm()
  const { search, onSearch, onEdit } = useAddress(isPartner)
  const { creating, create } = useNewTask((note) => onEdit(note.id))
  const { data: counted } = useQuery(noteCountQuery(filtersOf(search)))
  const { data: logged } = useQuery(hoursOfMonthQuery(user_id, monthIn(time_zone)))
  useShortcut('n', create, 'New task')
  const task = { search, onSearch, creating, onCreate: create }
  const onHours = (hours: string | undefined) => onSearch({ hours })
  return (
    <div className="flex flex-col">
      <DashboardHeader
        name={name}
        isPartner={isPartner}
        today={dayIn(time_zone)}
        priority={counted?.priority}
        logged={logged ?? undefined}
        creating={creating}
        onCreate={create}
        onSignOut={() => void signOut()}
      />
      <div className="pt-5 pb-3.5 max-md:pt-6 max-md:pb-4">
        <TaskToolbar
          search={search}
          onChange={onSearch}
          withAssociates={isPartner}
          creating={creating}
          onCreate={create}
        />
      </div>
      <TimedTasks hours={search.hours} onHours={onHours}>
        <Tabs
          label="Tasks and hours"
          value={search.tab ?? 'tasks'}
          onValueChange={(tab) => onSearch({ tab: tab === 'tasks' ? undefined : tab, edit: undefined })}
          tabs={[
            {
              value: 'tasks',
              label: 'Tasks',
              count: counted?.capped ? undefined : counted?.count,
              content: <TaskBoard {...task} onEdit={onEdit} />,
            },
            {
              value: 'work-logs',
              label: 'Work Logs',
              content: (
                <WorkBreakdown
                  filters={daysFiltersOf(search, monthIn(time_zone))}
                  onAllMonths={() => onSearch({ month: 'all' })}
                  onClearFilters={isFiltered(search) ? () => onSearch(noFilters) : undefined}
                  onOpen={onHours}
                  withOwners={isPartner}
                />
              ),
            },
          ]}
        />
      </TimedTasks>
    </div>
  )
}

/** What the address holds, and the two ways of changing it. */
function useAddress(isPartner: boolean) {
  const search = readableBy(isPartner, useSearch({ from: '/staff/' }))
  const router = useRouter()
  const onSearch = useSearchChange<DashboardSearch>('/')
  const onEdit = (edit: string | undefined) => {
    const { pathname, search: now, state } = router.latestLocation
    if (edit !== undefined) return onSearch({ edit }, { state: { opened: true }, replace: 'edit' in now })
    // A save that is answered late closes its own form, and nothing that was opened since.
    if (pathname !== '/' || !('edit' in now) || now.edit !== search.edit) return
    if (state.opened) router.history.back()
    else onSearch({ edit })
  }
  return { search, onSearch, onEdit }
}
