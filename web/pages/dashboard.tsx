import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react'
import type { Note } from '../../contract/notes.ts'
import { useAuth } from '../features/auth/public.tsx'
import { type DashboardSearch, newTask, readableBy, savedOfTasks } from '../features/notes/address.ts'
import { noteCountQuery } from '../features/notes/api.ts'
import { keys, said as words } from '../features/notes/labels.ts'
import { daysFiltersOf, filtersOf, isFiltered, noFilters } from '../features/notes/logic.ts'
import { DashboardHeader } from '../features/notes/parts/dashboard-header.tsx'
import { TaskBoard } from '../features/notes/parts/task-board.tsx'
import { TaskToolbar } from '../features/notes/parts/task-toolbar.tsx'
import { said } from '../features/notifications/labels.ts'
import { useFirm } from '../features/people/public.ts'
import { SavedViews } from '../features/saved-views/parts/later-views.ts'
import { SharedTasks } from '../features/tasks/public.tsx'
import { TimedTasks } from '../features/timers/parts/timed-tasks.tsx'
import { hoursOfMonthQuery, WorkBreakdown } from '../features/work-logs/public.tsx'
import { dayIn, monthIn } from '../lib/format.ts'
import { laterPart } from '../lib/lazy-part.ts'
import { paths } from '../lib/paths.ts'
import { useSearchChange } from '../lib/search-change.ts'
import { useShortcut } from '../lib/shortcuts.ts'
import { Tabs } from '../ui/tabs.tsx'
import { useToasts } from '../ui/toast.tsx'

// Seen once in the life of a firm.
const FirstSteps = lazy(() =>
  import('../features/people/parts/first-steps.tsx').then((module) => ({ default: module.FirstSteps })),
)

// Most have nothing due.
const DueTasks = laterPart(() => import('../features/tasks/parts/due-tasks.tsx'), 'DueTasks')

const TemplatesDialog = laterPart(
  () => import('../features/tasks/parts/templates-dialog.tsx'),
  'TemplatesDialog',
)

/** /: the tasks of whoever is signed in, and the hours worked on them. */
export function DashboardPage() {
  const { name, isPartner, may, user_id = '', profile, signOut } = useAuth()
  const { time_zone } = useFirm()
  const maySeeAll = may('notes.all')
  const { search, onSearch, ...form } = useAddress(maySeeAll)
  const onElsewhere = useElsewhere(form.onClose)
  const create = () => form.onEdit(newTask)
  const [hasTemplates, setTemplates] = useState(false)
  const templates = () => setTemplates(true)
  const { data: counted } = useQuery(noteCountQuery(filtersOf(search)))
  // The same question while nothing is narrowed.
  const { data: all } = useQuery(noteCountQuery(filtersOf(noFilters)))
  const { data: logged } = useQuery(hoursOfMonthQuery(user_id, monthIn(time_zone)))
  useShortcut('n', create, keys.create)
  const task = { search, onSearch, ...form, onElsewhere, onCreate: create }
  const onHours = (hours: string | undefined) => onSearch({ hours })
  const days = <WorkDays search={search} onSearch={onSearch} onOpen={onHours} withOwners={maySeeAll} />
  return (
    <div className="flex flex-col">
      <DashboardHeader
        name={name}
        isPartner={isPartner}
        today={dayIn(time_zone)}
        priority={all?.priority}
        logged={logged ?? undefined}
        onCreate={create}
        onTemplates={templates}
        onSignOut={() => void signOut()}
      />
      {hasTemplates && <TemplatesDialog onClose={() => setTemplates(false)} onMade={form.onEdit} />}
      <Suspense fallback={null}>{profile?.first_steps && <FirstSteps profile={profile} />}</Suspense>
      <div className="pt-5 pb-3.5 max-md:pt-6 max-md:pb-4">
        <TaskToolbar
          search={search}
          onSearch={onSearch}
          withAssociates={maySeeAll}
          onCreate={create}
          onTemplates={templates}
        />
      </div>
      <TimedTasks hours={search.hours} onHours={onHours}>
        <Tabs
          label={words.tasksAndHours}
          value={search.tab ?? 'tasks'}
          onValueChange={(tab) => onSearch({ tab: tab === 'tasks' ? undefined : tab, edit: undefined })}
          tabs={[
            {
              value: 'tasks',
              label: words.tasks,
              count: counted?.capped ? undefined : counted?.count,
              content: <Board {...task} />,
            },
            { value: 'work-logs', label: words.workLogs, content: days },
          ]}
        />
      </TimedTasks>
    </div>
  )
}

type WorkDaysProps = {
  search: DashboardSearch
  onSearch: (change: Partial<DashboardSearch>) => void
  onOpen: (hours: string | undefined) => void
  withOwners: boolean
}

/** The tab of the days of work, narrowed as the tasks are. */
function WorkDays({ search, onSearch, ...rest }: WorkDaysProps) {
  const { time_zone } = useFirm()
  return (
    <WorkBreakdown
      filters={daysFiltersOf(search, monthIn(time_zone))}
      onAllMonths={() => onSearch({ month: 'all' })}
      onClearFilters={isFiltered(search) ? () => onSearch(noFilters) : undefined}
      {...rest}
    />
  )
}

/** The tasks, with who works on them too, below what is due: what narrows the list would make that say less. */
function Board(task: ComponentProps<typeof TaskBoard>) {
  const { search, onSearch, onEdit } = task
  return (
    <SharedTasks>
      <SavedViews page="/" names={savedOfTasks} search={search} onSearch={onSearch} className="pb-4" />
      {(!isFiltered(search) || search.due) && search.edit === undefined && (
        <DueTasks
          due={search.due}
          onDue={(due) => onSearch({ due, month: undefined })}
          onOpen={({ id }) => onEdit(id)}
        />
      )}
      <TaskBoard {...task} />
    </SharedTasks>
  )
}

/** What the address holds, and the ways of changing it. */
function useAddress(maySeeAll: boolean) {
  const search = readableBy(maySeeAll, useSearch({ from: '/staff/' }))
  const onSearch = useSearchChange<DashboardSearch>('/')
  const tabBefore = useRef<DashboardSearch['tab']>(undefined)
  const { state } = useRouter().latestLocation
  // Somebody who came to the form from another page goes back there; a reload changes nothing of that.
  const [openedHere, setOpenedHere] = useState((state.overlays ?? 0) > 0)
  /** A form stands among the tasks; another one takes the place of one that is open. */
  const onEdit = (edit: string) => {
    if (search.edit === undefined) setOpenedHere(true)
    onSearch(({ tab, ...now }) => {
      if (now.edit === undefined) tabBefore.current = tab
      return { ...now, edit }
    })
  }
  // A save that is answered late closes its own form, and nothing that was opened since.
  const onClose = (...ids: string[]) => {
    if (ids.some((id) => id === search.edit)) setOpenedHere(false)
    onSearch((now) =>
      ids.some((id) => id === now.edit) ? { ...now, edit: undefined, tab: tabBefore.current } : now,
    )
  }
  /** The new task in the form is a row now. */
  const onMade = (edit: string) => onSearch((now) => (now.edit === newTask ? { ...now, edit } : now))
  return { search, onSearch, openedHere, onEdit, onClose, onMade }
}

/** Leads from a task that cannot be edited to where it is read, as its notification does; one that is gone says so. */
function useElsewhere(onClose: (id: string) => void) {
  const router = useRouter()
  const toasts = useToasts()
  const { time_zone } = useFirm()
  return (id: string, archived: Note | undefined) => {
    if (archived) {
      const month = monthIn(time_zone, new Date(archived.created_at))
      return void router.navigate({ ...paths.archivedTask(id, month), replace: true })
    }
    toasts.error(said.gone, said.goneReason)
    onClose(id)
  }
}
