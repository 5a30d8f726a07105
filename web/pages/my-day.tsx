import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Sunrise } from 'lucide-react'
import { useState } from 'react'
import { daysAfter } from '../../contract/kernel/days.ts'
import type { Person } from '../../contract/people.ts'
import type { DayTab, MyDaySearch } from '../features/day/address.ts'
import { dayQuery } from '../features/day/api.ts'
import { nothing, said } from '../features/day/labels.ts'
import { countOf } from '../features/day/logic.ts'
import { DayActsContext } from '../features/day/parts/day-acts.ts'
import { DayKeys } from '../features/day/parts/day-keys.tsx'
import { DaySections, WeekSections } from '../features/day/parts/day-sections.tsx'
import { useDayActs } from '../features/day/parts/use-day-acts.ts'
import { nameOf, useFirm } from '../features/people/public.ts'
import { dayIn, longDay } from '../lib/format.ts'
import { laterPart } from '../lib/lazy-part.ts'
import { useNow } from '../lib/now.ts'
import { useSearchChange } from '../lib/search-change.ts'
import { useShortcuts } from '../lib/shortcuts.ts'
import { PageHeading } from '../ui/heading.tsx'
import { Awaited, EmptyState } from '../ui/states.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { DayActions } from './my-day/day-actions.tsx'

const MoveDialog = laterPart(() => import('../features/day/parts/act-dialogs.tsx'), 'MoveDialog')
const HoursDialog = laterPart(() => import('../features/timers/parts/hours-dialog.tsx'), 'HoursDialog')
const AbsenceDialog = laterPart(
  () => import('../features/absences/parts/absence-dialog.tsx'),
  'AbsenceDialog',
)
const AssignDialog = laterPart(() => import('../features/day/parts/act-dialogs.tsx'), 'AssignDialog')
const MeetDeadline = laterPart(() => import('../features/deadlines/parts/meet-deadline.tsx'), 'MeetDeadline')
const Recording = laterPart(() => import('./diary/recording.tsx'), 'Recording')

const address = '/my-day'
const nothingTyped = () => ''
const tabs = ['today', 'tomorrow', 'week'] as const

/** /my-day: what one has today, tomorrow and this week, of everything that the product holds. */
export function MyDayPage() {
  const search: MyDaySearch = useSearch({ from: '/staff/my-day', structuralSharing: true })
  const onSearch = useSearchChange<MyDaySearch>(address)
  const { time_zone } = useFirm()
  const today = dayIn(time_zone, useNow())
  const tab: DayTab = search.tab ?? 'today'
  const onTab = (next: DayTab) => onSearch({ tab: next === 'today' ? undefined : next }, { replace: false })
  const { acts, asking, close } = useDayActs(onSearch)
  const queries = useDays(search.person, today)
  const { data: shown } = queries[tab]
  useShortcuts([{ keys: 'p', label: said.print, run: () => window.print() }])
  const [isAway, setAway] = useState(false)
  const dialog = asking && { row: asking.row, today, onClose: close }
  return (
    <DayActsContext value={acts}>
      <div className="flex flex-col gap-5">
        <PageHeading
          title={said.title}
          meta={dayOfWhom(
            longDay(tab === 'tomorrow' ? daysAfter(today, 1) : today),
            search.person && shown?.whose,
          )}
          actions={
            <DayActions
              person={search.person}
              covers={queries.today.data?.covers ?? []}
              onPerson={(person) => onSearch({ person })}
              onAway={() => setAway(true)}
            />
          }
        />
        <Tabs
          label={said.tabsOf}
          value={tab}
          onValueChange={onTab}
          heading={said.title}
          fills
          tabs={tabs.map((value) => ({
            value,
            label: said.tabs[value],
            count: countOf(queries[value].data),
            content: <ShownDay of={queries[value]} tab={value} today={today} />,
          }))}
        />
        {shown && <DayKeys day={shown} onTab={onTab} />}
        {dialog && asking.what === 'move' && <MoveDialog key={asking.row.id} {...dialog} />}
        {dialog && asking.what === 'assign' && <AssignDialog key={asking.row.id} {...dialog} />}
        {asking?.what === 'hours' && (
          <HoursDialog note_id={asking.row.id} takeTyped={nothingTyped} onClose={close} />
        )}
        {isAway && <AbsenceDialog today={today} onClose={() => setAway(false)} />}
        {search.met && <MeetDeadline id={search.met} onClose={() => onSearch({ met: undefined })} />}
        {(search.outcome ?? search.dispose) && (
          <Recording search={search} onSearch={({ outcome, dispose }) => onSearch({ outcome, dispose })} />
        )}
      </div>
    </DayActsContext>
  )
}

/** The day, of somebody else with their name, which stands on paper too. */
const dayOfWhom = (day: string, whose: Person | '' | undefined) => (whose ? `${day} · ${nameOf(whose)}` : day)

/** Today first; the other days once it is here, so that their counts and they themselves are there at once. */
function useDays(user_id: string | undefined, today: string) {
  const whose = user_id && { user_id }
  const first = useQuery(dayQuery({ span: 'day', ...whose }))
  const enabled = first.data !== undefined || first.isError
  const tomorrow = useQuery({ ...dayQuery({ span: 'day', day: daysAfter(today, 1), ...whose }), enabled })
  const week = useQuery({ ...dayQuery({ span: 'week', day: today, ...whose }), enabled })
  return { today: first, tomorrow, week }
}

interface ShownDayProps {
  of: ReturnType<typeof useDays>['today']
  tab: DayTab
  today: string
}

function ShownDay({ of, tab, today }: ShownDayProps) {
  const { data: day } = of
  if (!day) return <Awaited of={of} said={said} />
  if (day.sections.length === 0)
    return (
      <EmptyState icon={<Sunrise />} title={nothing[tab].title}>
        {nothing[tab].text}
      </EmptyState>
    )
  return tab === 'week' ? <WeekSections {...{ day, today }} /> : <DaySections {...{ day, today }} />
}
