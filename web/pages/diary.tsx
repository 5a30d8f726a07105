import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Landmark, Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useAuth } from '../features/auth/public.tsx'
import { caseQuery, leadChoicesQuery } from '../features/cases/public.ts'
import type { DiarySearch } from '../features/hearings/address.ts'
import { diaryDayQuery, undatedQuery } from '../features/hearings/api.ts'
import { diary, said } from '../features/hearings/labels.ts'
import { DiaryBar } from '../features/hearings/parts/diary-bar.tsx'
import { DayView } from '../features/hearings/parts/diary-day.tsx'
import { usePrintKey } from '../features/hearings/parts/use-print-key.ts'
import { useFirm } from '../features/people/public.ts'
import { dayIn } from '../lib/format.ts'
import { laterPart } from '../lib/lazy-part.ts'
import { useMedia } from '../lib/media.ts'
import { paths } from '../lib/paths.ts'
import { useRowPage } from '../lib/rows/row-address.ts'
import { useShortcuts } from '../lib/shortcuts.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { PageHeading } from '../ui/heading.tsx'
import { AddButton } from '../ui/rows/row-page.tsx'
import { Tabs } from '../ui/tabs.tsx'

const DiaryAlerts = laterPart(() => import('../features/hearings/parts/diary-alerts.tsx'), 'DiaryAlerts')
const DiarySheet = laterPart(() => import('../features/hearings/parts/diary-sheet.tsx'), 'DiarySheet')
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
const Recording = laterPart(() => import('./diary/recording.tsx'), 'Recording')

type View = NonNullable<DiarySearch['view']> | 'day'

/** /diary: the firm's days in court, and the outcome of each. */
export function DiaryPage() {
  const shown = useShown()
  const { search, onSearch, view, show, board, readAt, whom } = shown
  const { may } = useAuth()
  const { data: picked } = useQuery(caseQuery(search.case))
  const [isOnPaper, setOnPaper] = useState(false)
  const onAdd = () => onSearch({ add: '1', edit: undefined, case: undefined })
  const print = () => setOnPaper(board !== undefined)
  usePrintKey(board && print)
  useShortcuts([
    { keys: 'w', label: diary.views.week, run: () => show(view === 'week' ? 'day' : 'week') },
    { keys: 'p', label: diary.print, run: print },
    ...(may('hearings.write') ? [{ keys: 'h', label: said.add, run: onAdd }] : []),
  ])
  const actions = (
    <>
      <Button
        className="print:hidden"
        icon={<Printer aria-hidden="true" className="size-4" />}
        disabled={!board}
        onClick={print}
      >
        <span className="max-sm:sr-only">{diary.print}</span>
      </Button>
      {may('hearings.write') && (
        <>
          <Link {...paths.importCauseList(search.day)} className={cx(buttonClass(), 'print:hidden')}>
            <Landmark aria-hidden="true" className="size-4 sm:hidden" />
            <span className="max-sm:sr-only">{diary.importList}</span>
          </Link>
          <AddButton label={<span className="max-sm:sr-only">{said.add}</span>} onAdd={onAdd} />
        </>
      )}
    </>
  )
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={diary.title} actions={actions} />
      {view !== 'undated' && view !== 'missing' && (
        <DiaryAlerts onShow={show} onRecord={shown.acts.onRecord} />
      )}
      <Views {...shown} />
      {(!search.case || picked) && (
        <HearingDialog
          key={picked?.id}
          at="/diary"
          of={picked}
          day={view === 'day' ? shown.day : undefined}
        />
      )}
      {isOnPaper && board && <DiarySheet {...{ board, readAt, whom }} onDone={() => setOnPaper(false)} />}
      {(search.outcome ?? search.dispose) && <Recording search={search} onSearch={onSearch} />}
    </div>
  )
}

/** What the diary shows by its address: a view, a day, and whose hearings. */
function useShown() {
  const { search, onSearch, onEdit } = useRowPage<DiarySearch>('/diary')
  const { time_zone } = useFirm()
  const { user_id } = useAuth()
  const isNarrow = useMedia('(width < 48rem)')
  const { data: people } = useQuery(leadChoicesQuery)
  const { day = dayIn(time_zone), court } = search
  const view: View = search.view ?? 'day'
  const isMine = !search.person && (search.whose ? search.whose === 'mine' : isNarrow)
  const person = search.person ?? (isMine ? user_id : undefined)
  const whom = people?.find((one) => one.user_id === person)?.full_name ?? diary.firm
  const of = { ...(person && { person }), ...(court && { court }) }
  const { data: board, dataUpdatedAt: readAt } = useQuery({
    ...diaryDayQuery(day, of),
    enabled: view === 'day',
  })
  const show = (next: View) => onSearch({ view: next === 'day' ? undefined : next }, { replace: false })
  const acts = {
    onEdit,
    onRecord: (outcome: string, what?: DiarySearch['what']) => onSearch({ outcome, what }),
  }
  return { search, onSearch, view, day, isMine, of, whom, board, readAt, show, acts }
}

function Views({ search, onSearch, view, day, isMine, of, whom, show, acts }: ReturnType<typeof useShown>) {
  const { data: counts } = useQuery(undatedQuery)
  const bar = (step: 1 | 7, below: ReactNode) => (
    <div className="flex flex-col gap-4">
      <DiaryBar {...{ search, day, isMine, step, onSearch }} />
      {below}
    </div>
  )
  const ofDay = <DayView {...{ day, of, whom }} {...acts} />
  const ofWeek = (
    <WeekView {...{ day, of }} onDay={(one) => onSearch({ day: one, view: undefined }, { replace: false })} />
  )
  const undated = <UndatedCases onAdd={({ id }) => onSearch({ add: '1', case: id })} />
  return (
    <Tabs
      label={diary.viewsOf}
      value={view}
      onValueChange={show}
      tabs={[
        { value: 'day', label: diary.views.day, content: bar(1, ofDay) },
        { value: 'week', label: diary.views.week, content: bar(7, ofWeek) },
        { value: 'undated', label: diary.views.undated, count: counts?.cases, content: undated },
        {
          value: 'missing',
          label: diary.views.missing,
          count: counts?.outcomes,
          content: <MissingOutcomes {...acts} />,
        },
      ]}
    />
  )
}
