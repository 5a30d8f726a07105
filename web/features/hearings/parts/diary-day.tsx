import { useQuery } from '@tanstack/react-query'
import type { DiaryDay } from '../../../../contract/hearings.ts'
import { longDay, timeIn } from '../../../lib/format.ts'
import { laterPart } from '../../../lib/lazy-part.ts'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { Awaited } from '../../../ui/states.tsx'
import { useFirm } from '../../people/public.ts'
import { diaryDayQuery } from '../api.ts'
import { asOf, dayCounts, diary, said } from '../labels.ts'
import { Board } from './board.tsx'
import type { BoardActs } from './board-cells.tsx'

// Most days have hearings, and courts sit on them.
const ClosedDay = laterPart(() => import('./closed-day.tsx'), 'ClosedDay')
const QuietDay = laterPart(() => import('./quiet-day.tsx'), 'QuietDay')

type DayViewProps = BoardActs & {
  day: string
  of: { person?: string | undefined; court?: string | undefined }
  /** Whose day it is, in words. */
  whom: string
}

/** The board of a day. */
export function DayView({ day, of, whom, ...acts }: DayViewProps) {
  const query = useQuery(diaryDayQuery(day, of))
  useLoadFailure(query, said.loadFailed)
  const { data } = query
  return (
    <div className="flex flex-col gap-4">
      <DayHead day={day} board={data} updatedAt={query.dataUpdatedAt} />
      {data ? (
        <DayBoard {...{ board: data, court: of.court, whom }} {...acts} />
      ) : (
        <Awaited of={query} said={said} />
      )}
    </div>
  )
}

function DayHead({ day, board, updatedAt }: { day: string; board: DiaryDay | undefined; updatedAt: number }) {
  const { time_zone } = useFirm()
  const courts = new Set(board?.items.map(({ court_ref }) => court_ref))
  const recorded = board?.items.filter(({ state }) => state !== 'set').length ?? 0
  return (
    <p aria-live="polite" className="flex flex-wrap gap-x-2 text-secondary text-ink-2">
      <time dateTime={day} className="font-semibold text-ink">
        {longDay(day)}
      </time>
      {board && board.items.length > 0 && <span>{dayCounts(board.items.length, courts.size, recorded)}</span>}
      {board && <span>{asOf(timeIn(time_zone, new Date(updatedAt)))}</span>}
    </p>
  )
}

function DayBoard({ board, court, whom, ...acts }: BoardActs & DayBoardProps) {
  const { day, next_day } = board
  if (board.items.length === 0) return <QuietDay {...{ day, court, whom }} next={next_day} />
  return (
    <>
      <ClosedDay {...{ day, court }} />
      {board.more && <p className="text-secondary text-ink-2">{diary.cut}</p>}
      <Board of={board} {...acts} />
    </>
  )
}

interface DayBoardProps {
  board: DiaryDay
  court: string | undefined
  whom: string
}
