import type { DiaryDay, Hearing } from '../../../../contract/hearings.ts'
import { hearingNames } from '../../../../contract/words/hearings.ts'
import { inDigits } from '../../../lib/digits.ts'
import { clockTime, dayAndTime, dayIn, timeIn } from '../../../lib/format.ts'
import { laterPart } from '../../../lib/lazy-part.ts'
import { useMedia } from '../../../lib/media.ts'
import { CountBadge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { courtName } from '../../courts/public.ts'
import { useFirm } from '../../people/public.ts'
import { choiceNames, diary, listedAsOf, said } from '../labels.ts'
import { boardOf, clashesOf, listedAt } from '../logic.ts'
import {
  ActsOf,
  type BoardActs,
  CaseOf,
  Clashes,
  HandoverAsked,
  NextOf,
  OutcomeOf,
  PartiesOf,
  PreviousOf,
  purposeOf,
  Reminded,
  whoAppears,
} from './board-cells.tsx'

const RowKeys = laterPart(() => import('./row-keys.tsx'), 'RowKeys')

// A desk does without the cards of a phone.
const HearingCard = laterPart(() => import('./hearing-card.tsx'), 'HearingCard')

type BoardProps = BoardActs & { of: Pick<DiaryDay, 'day' | 'items' | 'clashes' | 'listed'> }

/** The hearings of a day by place and court: a table on a desk, a card each on a phone and wherever its columns have no room. */
export function Board({ of: { day, items, clashes, listed }, ...acts }: BoardProps) {
  const isNarrow = useMedia('(width < 75rem)')
  return (
    <div className="flex flex-col gap-6">
      <RowKeys of={items} onRecord={acts.onRecord} />
      {boardOf(items).map(({ place, count, courts }) => (
        <section key={place ?? ''} aria-label={place ?? diary.title} className="flex flex-col gap-2.5">
          {place && (
            <h2 className="flex items-center gap-3 font-serif text-section font-semibold after:h-px after:flex-1 after:bg-border">
              <span className="min-w-0 [overflow-wrap:anywhere]">{place}</span>
              <CountBadge count={count} />
            </h2>
          )}
          {isNarrow ? (
            courts.map(({ key, hearings, ...of }) => (
              <div key={key} className="flex flex-col gap-2">
                <h3 className="sticky top-(--above) z-10 flex flex-wrap items-baseline justify-between gap-x-3 bg-bg py-1.5 font-semibold">
                  <CourtName {...of} />
                  <Listed day={day} at={listedAt(listed, of)} />
                </h3>
                {lastRecorded(hearings).map((hearing) => (
                  <HearingCard
                    key={hearing.id}
                    of={hearing}
                    clashes={clashesOf(clashes, hearing.id)}
                    isRoomSaid={of.room !== null}
                    {...acts}
                  />
                ))}
              </div>
            ))
          ) : (
            <PlaceTable {...{ day, courts, clashes, listed }} {...acts} />
          )}
        </section>
      ))}
    </div>
  )
}

type Court = ReturnType<typeof boardOf>[number]['courts'][number]

function CourtName({ court, bench, room }: Pick<Court, 'court' | 'bench' | 'room'>) {
  return (
    <>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {[courtName(court), bench].filter(Boolean).join(', ')}
      </span>
      {room && (
        <span className="min-w-0 font-normal [overflow-wrap:anywhere] text-ink-2">
          {hearingNames.room} {inDigits(room)}
        </span>
      )}
    </>
  )
}

/** Since when the court's own list is in the diary; the day of it only where that is another one. */
function Listed({ day, at }: { day: string; at: string | undefined }) {
  const { time_zone } = useFirm()
  if (!at) return null
  const time = dayIn(time_zone, new Date(at)) === day ? timeIn(time_zone, at) : dayAndTime(at, time_zone)
  return <span className="ml-auto font-normal text-ink-2">{listedAsOf(time)}</span>
}

/** Who waits for an outcome comes first. */
function lastRecorded(hearings: readonly Hearing[]): Hearing[] {
  return hearings.toSorted((one, other) => Number(one.state !== 'set') - Number(other.state !== 'set'))
}

/** The columns with their widths, also where there is less room: time then stands under the item, the previous date under the purpose. */
const heads = [
  [hearingNames.item_no, 'w-14 text-right', 'w-17 text-right'],
  [hearingNames.at_time, 'w-16', undefined],
  [diary.case, 'w-[13%]', 'w-[16%]'],
  [diary.parties, '', ''],
  [hearingNames.purpose, 'w-[11%]', 'w-[13%]'],
  [choiceNames.appears_id, 'w-[12%]', 'w-[12%]'],
  [diary.previous, 'w-[112px]', undefined],
  [diary.outcome, 'w-[146px]', 'w-[146px]'],
  [said.next, 'w-[118px]', 'w-[118px]'],
] as const

/** The heads stay below the bar. */
const head =
  'sticky top-[calc(var(--above)+var(--diary-bar))] z-10 border-b border-border bg-surface first:rounded-tl-lg print:static'

type PlaceProps = BoardActs & Pick<DiaryDay, 'day' | 'clashes' | 'listed'> & { courts: readonly Court[] }

function PlaceTable({ day, courts, clashes, listed, ...acts }: PlaceProps) {
  const isCompact = useMedia('(width < 85rem)')
  const columns = heads.flatMap(([word, roomy, compact]) => {
    const width = isCompact ? compact : roomy
    return width === undefined ? [] : [{ word, width }]
  })
  return (
    <Card>
      <table className="w-full table-fixed border-separate border-spacing-0 text-body">
        <thead>
          <tr>
            {columns.map(({ word, width }) => (
              <th
                key={word}
                scope="col"
                className={`${head} h-[34px] px-2 text-left text-meta font-semibold text-ink-3 ${width}`}
              >
                {word}
              </th>
            ))}
            <th scope="col" className={`${head} w-11 rounded-tr-lg`}>
              <span className="sr-only">{diary.more}</span>
            </th>
          </tr>
        </thead>
        {courts.map(({ key, hearings, ...of }) => (
          <tbody key={key}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={columns.length + 1}
                className="border-b border-border bg-sunken px-3 py-1.5 text-left text-secondary font-semibold"
              >
                <span className="flex flex-wrap gap-x-2">
                  <CourtName {...of} />
                  <Listed day={day} at={listedAt(listed, of)} />
                </span>
              </th>
            </tr>
            {hearings.map((hearing) => (
              <BoardRow
                key={hearing.id}
                of={hearing}
                clashes={clashesOf(clashes, hearing.id)}
                isRoomSaid={of.room !== null}
                isCompact={isCompact}
                {...acts}
              />
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  )
}

/** When, and where the court is in several rooms also in which. */
function TimeOf({ of: { at_time, room }, isRoomSaid }: { of: Hearing; isRoomSaid: boolean }) {
  return (
    <>
      {at_time && clockTime(at_time)}
      {room && !isRoomSaid && (
        <span className="block text-meta font-normal [overflow-wrap:anywhere] text-ink-2">
          {hearingNames.room} {inDigits(room)}
        </span>
      )}
    </>
  )
}

/** The day before, where it has no column of its own. */
function PreviousBelow({ of }: { of: Hearing }) {
  return (
    <span className="block text-secondary text-ink-2">
      <span className="block text-meta text-ink-3">{diary.previous}</span>
      <PreviousOf of={of} />
    </span>
  )
}

function OutcomeAndRecord({ of, onRecord }: { of: Hearing } & Pick<BoardActs, 'onRecord'>) {
  return (
    <span className="flex flex-col items-start gap-1">
      <OutcomeOf of={of} />
      {of.can.close && (
        <Button size="sm" className="print:hidden" onClick={() => onRecord(of.id)}>
          {said.record}
        </Button>
      )}
      {of.state === 'set' && <Reminded of={of} />}
    </span>
  )
}

type BoardRowProps = BoardActs & {
  of: Hearing
  clashes: DiaryDay['clashes']
  isRoomSaid: boolean
  isCompact: boolean
}

const cell = 'px-2 py-2.5 align-top'

function BoardRow({ of, clashes, isRoomSaid, isCompact, onRecord, onEdit }: BoardRowProps) {
  const below = clashes.length > 0
  const edge = below ? '' : 'border-b border-border'
  return (
    <>
      <tr data-record={of.id} className="focus-within:bg-sunken hover:bg-sunken">
        <td className={`${cell} ${edge} text-right font-serif text-card font-semibold tabular-nums`}>
          {of.item_no && inDigits(of.item_no)}
          {isCompact && (
            <span className="block font-sans text-body">
              <TimeOf of={of} isRoomSaid={isRoomSaid} />
            </span>
          )}
        </td>
        {!isCompact && (
          <td className={`${cell} ${edge} font-semibold tabular-nums`}>
            <TimeOf of={of} isRoomSaid={isRoomSaid} />
          </td>
        )}
        <td className={`${cell} ${edge}`}>
          <CaseOf of={of} />
        </td>
        <td className={`${cell} ${edge}`}>
          <PartiesOf of={of} />
        </td>
        <td className={`${cell} ${edge} [overflow-wrap:anywhere]`}>
          {purposeOf(of)}
          {isCompact && of.previous_on && <PreviousBelow of={of} />}
        </td>
        <td className={`${cell} ${edge} [overflow-wrap:anywhere]`}>
          {whoAppears(of)}
          {of.handover && <HandoverAsked hearing={of} />}
        </td>
        {!isCompact && (
          <td className={`${cell} ${edge}`}>
            <PreviousOf of={of} />
          </td>
        )}
        <td className={`${cell} ${edge}`}>
          <OutcomeAndRecord of={of} onRecord={onRecord} />
        </td>
        <td className={`${cell} ${edge}`}>
          <NextOf of={of} />
        </td>
        <td className={`${edge} py-1.5 pr-1.5 align-top print:hidden`}>
          <ActsOf of={of} onEdit={onEdit} />
        </td>
      </tr>
      {below && (
        <tr>
          <td colSpan={isCompact ? 1 : 2} className="border-b border-border" />
          <td colSpan={isCompact ? 7 : 8} className="border-b border-border px-2 pb-2.5">
            <Clashes clashes={clashes} />
          </td>
        </tr>
      )}
    </>
  )
}
