import { useQuery } from '@tanstack/react-query'
import type { DiaryDay, Hearing } from '../../../../contract/hearings.ts'
import { sundayOf } from '../../../../contract/kernel/days.ts'
import { handOver } from '../../../../contract/words/handovers.ts'
import { clockTime, dayIn, shortDay, timeIn, weekday } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { CountBadge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { Awaited } from '../../../ui/states.tsx'
import { courtName } from '../../courts/public.ts'
import { nameOf, useFirm } from '../../people/public.ts'
import { diaryWeekQuery } from '../api.ts'
import { asOf, diary, said } from '../labels.ts'
import { clashesOf, partiesOf, weekFrom } from '../logic.ts'
import { OutcomeOf, purposeOf, whoAppears } from './board-cells.tsx'
import { Clashes } from './clash-badge.tsx'
import { useClosedDays } from './use-closed-days.ts'

type WeekViewProps = {
  day: string
  of: { person?: string | undefined; court?: string | undefined }
  /** Opens the board of a day. */
  onDay: (day: string) => void
}

/** A week from Sunday to Saturday; days on which courts do not sit are hatched and bear their names. */
export function WeekView({ day, of, onDay }: WeekViewProps) {
  const query = useQuery(diaryWeekQuery(day, of))
  useLoadFailure(query, said.loadFailed)
  const { time_zone } = useFirm()
  const closedOn = useClosedDays(sundayOf(day), of.court)
  if (!query.data) return <Awaited of={query} said={said} />
  const { first, items, clashes, more } = query.data
  const ofDay = Map.groupBy(items, ({ on_day }) => on_day)
  return (
    <>
      <p className="mb-3 text-secondary text-ink-2">
        {asOf(timeIn(time_zone, new Date(query.dataUpdatedAt)))}
      </p>
      {more && <p className="mb-3 text-secondary text-ink-2">{diary.cut}</p>}
      <ol className="grid gap-2 md:grid-cols-3 lg:grid-cols-4 min-[90rem]:grid-cols-7">
        {weekFrom(first).map((one) => (
          <WeekDay
            key={one}
            {...{ day: one, clashes, onDay }}
            hearings={ofDay.get(one) ?? []}
            closed={closedOn(one)}
          />
        ))}
      </ol>
    </>
  )
}

type WeekDayProps = Pick<WeekViewProps, 'day' | 'onDay'> & {
  hearings: readonly Hearing[]
  clashes: DiaryDay['clashes']
  /** Why courts do not sit, where they do not. */
  closed: string | undefined
}

function WeekDay({ day, hearings, clashes, closed, onDay }: WeekDayProps) {
  const { time_zone } = useFirm()
  const isToday = day === dayIn(time_zone)
  return (
    <li
      className={cx(
        'flex min-w-0 flex-col gap-2 rounded-lg border bg-surface p-2.5',
        isToday ? 'border-primary' : 'border-border',
        closed !== undefined &&
          'bg-[repeating-linear-gradient(135deg,transparent_0_7px,var(--border)_7px_8px)]',
      )}
    >
      <h2>
        <button
          type="button"
          onClick={() => onDay(day)}
          className="flex w-full flex-wrap items-baseline gap-x-2 rounded-sm text-left hover:underline coarse:min-h-control"
        >
          <span className="font-semibold">{weekday(day)}</span>
          <time dateTime={day} className="text-secondary text-ink-2 tabular-nums">
            {shortDay(day)}
          </time>
          {hearings.length > 0 && <CountBadge count={hearings.length} />}
        </button>
      </h2>
      {closed !== undefined && (
        <p className="text-secondary font-semibold [overflow-wrap:anywhere] text-ink-2">{closed}</p>
      )}
      {hearings.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {hearings.map((hearing) => (
            <WeekEntry key={hearing.id} of={hearing} clashes={clashes} />
          ))}
        </ul>
      )}
    </li>
  )
}

function WeekEntry({ of, clashes }: { of: Hearing; clashes: DiaryDay['clashes'] }) {
  const parties = partiesOf(of)
  return (
    <li
      data-record={of.id}
      className="flex flex-col gap-0.5 rounded-md border border-border bg-bg p-2 text-secondary"
    >
      <span lang={languageOf(parties)} className="font-semibold [overflow-wrap:anywhere]">
        {parties}
      </span>
      <span className="[overflow-wrap:anywhere] text-ink-2">
        {[of.at_time && clockTime(of.at_time), courtName(of.court), purposeOf(of)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className="[overflow-wrap:anywhere] text-ink-2 empty:hidden">{whoAppears(of)}</span>
      {of.handover && (
        <span className="[overflow-wrap:anywhere] text-ink-2">{handOver.wanted(nameOf(of.handover.to))}</span>
      )}
      <span className="*:h-auto *:min-h-[22px] *:whitespace-normal">
        <OutcomeOf of={of} />
      </span>
      <Clashes clashes={clashesOf(clashes, of.id)} />
    </li>
  )
}
