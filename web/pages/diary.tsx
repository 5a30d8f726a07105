import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useAuth } from '../features/auth/public.tsx'
import { leadChoicesQuery } from '../features/cases/public.ts'
import type { DiarySearch } from '../features/hearings/address.ts'
import { hearings, undatedQuery } from '../features/hearings/api.ts'
import { diary, said } from '../features/hearings/labels.ts'
import { DiaryAlerts } from '../features/hearings/parts/diary-alerts.tsx'
import { DiaryBar } from '../features/hearings/parts/diary-bar.tsx'
import { DayView } from '../features/hearings/parts/diary-day.tsx'
import { useFirm } from '../features/people/public.ts'
import { dayIn } from '../lib/format.ts'
import { laterPart } from '../lib/lazy-part.ts'
import { useMedia } from '../lib/media.ts'
import { useRowPage } from '../lib/rows/row-address.ts'
import { useShortcuts } from '../lib/shortcuts.ts'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/heading.tsx'
import { AddButton } from '../ui/rows/row-page.tsx'
import { Tabs } from '../ui/tabs.tsx'

const WeekView = laterPart(() => import('../features/hearings/parts/diary-week.tsx'), 'WeekView')
const UndatedCases = laterPart(() => import('../features/hearings/parts/undated-cases.tsx'), 'UndatedCases')
const MissingOutcomes = laterPart(
  () => import('../features/hearings/parts/missing-outcomes.tsx'),
  'MissingOutcomes',
)
const HearingDialog = laterPart(
  () => import('../features/hearings/parts/hearing-dialog.tsx'),
  'HearingDialog',
)
const OutcomeDialog = laterPart(
  () => import('../features/hearings/parts/outcome-dialog.tsx'),
  'OutcomeDialog',
)

/** /diary: the firm's days in court, and the outcome of each. */
export function DiaryPage() {
  const { search, onSearch, onAdd, onEdit } = useRowPage<DiarySearch>('/diary')
  const { time_zone } = useFirm()
  const { user_id, may } = useAuth()
  const isNarrow = useMedia('(width < 48rem)')
  const { data: counts } = useQuery(undatedQuery)
  const { data: people } = useQuery(leadChoicesQuery)
  const { view = 'day', day = dayIn(time_zone), court } = search
  const isMine = !search.person && (search.whose ? search.whose === 'mine' : isNarrow)
  const person = search.person ?? (isMine ? user_id : undefined)
  const whom = people?.find((one) => one.user_id === person)?.full_name ?? diary.firm
  const of = { ...(person && { person }), ...(court && { court }) }
  const acts = {
    onEdit,
    onRecord: (outcome: string, what?: DiarySearch['what']) => onSearch({ outcome, what }),
  }
  const show = (next: DiarySearch['view'] | 'day') => onSearch({ view: next === 'day' ? undefined : next })
  useShortcuts([
    { keys: 'w', label: diary.views.week, run: () => show(view === 'week' ? 'day' : 'week') },
    { keys: 'p', label: diary.print, run: () => window.print() },
    ...(may('hearings.write') ? [{ keys: 'h', label: said.add, run: onAdd }] : []),
  ])
  const bar = (step: 1 | 7) => <DiaryBar {...{ search, day, isMine, step, onSearch }} />
  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        title={diary.title}
        actions={
          <>
            <Button
              className="print:hidden"
              icon={<Printer aria-hidden="true" className="size-4" />}
              onClick={() => window.print()}
            >
              {diary.print}
            </Button>
            {may('hearings.write') && <AddButton label={said.add} onAdd={onAdd} />}
          </>
        }
      />
      {view !== 'undated' && view !== 'missing' && <DiaryAlerts onShow={show} />}
      <Tabs
        label={diary.viewsOf}
        value={view}
        onValueChange={show}
        tabs={[
          {
            value: 'day',
            label: diary.views.day,
            content: (
              <div className="flex flex-col gap-4">
                {bar(1)}
                <DayView {...{ day, of, whom }} {...acts} />
              </div>
            ),
          },
          {
            value: 'week',
            label: diary.views.week,
            content: (
              <div className="flex flex-col gap-4">
                {bar(7)}
                <WeekView {...{ day, of }} onDay={(one) => onSearch({ day: one, view: undefined })} />
              </div>
            ),
          },
          {
            value: 'undated',
            label: diary.views.undated,
            count: counts?.cases,
            content: <UndatedCases onAdd={({ case_id }) => onSearch({ add: '1', case: case_id })} />,
          },
          {
            value: 'missing',
            label: diary.views.missing,
            count: counts?.outcomes,
            content: <MissingOutcomes {...acts} />,
          },
        ]}
      />
      <HearingDialog key={search.case ?? ''} at="/diary" caseRef={search.case} />
      <Recording onClose={() => onSearch({ outcome: undefined, what: undefined })} />
    </div>
  )
}

/** The outcome that the address asks for, of a hearing that is still set. */
function Recording({ onClose }: { onClose: () => void }) {
  const { outcome: id, what } = useSearch({
    from: '/staff/diary',
    select: ({ outcome, what }) => ({ outcome, what }),
    structuralSharing: true,
  })
  const { data } = useQuery({ ...hearings.one(id ?? ''), enabled: id !== undefined })
  if (!data || id === undefined || !data.can.close) return null
  return <OutcomeDialog key={id} hearing={data} what={what} onClose={onClose} />
}
