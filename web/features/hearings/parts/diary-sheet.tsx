import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { DiaryDay, Hearing } from '../../../../contract/hearings.ts'
import { handOver } from '../../../../contract/words/handovers.ts'
import { hearingNames } from '../../../../contract/words/hearings.ts'
import { inDigits } from '../../../lib/digits.ts'
import { clockTime, dayAndTime, longDay, shortDay } from '../../../lib/format.ts'
import { useLater } from '../../../lib/settled.ts'
import { eventsOf, useSubscription } from '../../../lib/subscription.ts'
import { courtName } from '../../courts/public.ts'
import { nameOf, useFirm } from '../../people/public.ts'
import { undatedQuery } from '../api.ts'
import { asOf, choiceNames, dayCounts, diary, nothingFor, said } from '../labels.ts'
import { boardOf, clashesOf, numberOf, partiesOf } from '../logic.ts'
import { nextWords, outcomeWords, purposeOf } from './board-cells.tsx'
import { missingOnPaper } from './labels.ts'
import { shortClash } from './short-clash.ts'

interface DiarySheetProps {
  board: DiaryDay
  /** When the board was read; it is older than the paper where the line is gone. */
  readAt: number
  /** Whose day it is, in words. */
  whom: string
  /** The paper has been printed, or given up. */
  onDone: () => void
}

const subscribeToPrinted = eventsOf(globalThis, 'afterprint')

/** A day on paper: a table a court with room for a pen. Opens the print dialog by itself. */
export function DiarySheet({ board, readAt, whom, onDone }: DiarySheetProps) {
  const { firm_name, time_zone } = useFirm()
  useSubscription(subscribeToPrinted, onDone)
  // After the paint, so that a browser which prints at once prints the sheet.
  useLater(() => window.print(), 50)
  const { day, items } = board
  const courts = new Set(items.map(({ court_ref }) => court_ref)).size
  const recorded = items.filter(({ state }) => state !== 'set').length
  const counts = items.length > 0 && dayCounts(items.length, courts, recorded)
  useFoot()
  return createPortal(
    <section
      data-print="sheet"
      data-paper="wide"
      aria-label={diary.title}
      className="hidden text-ink print:block"
    >
      <header className="flex items-end justify-between gap-6 border-b border-ink pb-2 text-secondary">
        <div>
          <h1 className="font-serif text-page-sm font-semibold">{diary.title}</h1>
          <p>{`${longDay(day)} · ${whom === diary.firm ? diary.everybody : whom}`}</p>
        </div>
        <div className="text-right">
          <p>{firm_name}</p>
          <p>{[asOf(dayAndTime(new Date(readAt), time_zone)), counts].filter(Boolean).join(' · ')}</p>
        </div>
      </header>
      {items.length === 0 && <p className="mt-4">{`${diary.none}. ${nothingFor(whom)}`}</p>}
      {boardOf(items).flatMap(({ place, courts: there }) =>
        there.map((of) => <PaperTable key={of.key} {...{ of, place, board }} />),
      )}
    </section>,
    document.body,
  )
}

/** What has no outcome yet stands at the foot of each page: only a style of the page reaches there. */
function useFoot() {
  const { data } = useQuery(undatedQuery)
  const foot = data?.oldest
    ? missingOnPaper(data.outcomes, shortDay(data.oldest.on_day), partiesOf(data.oldest))
    : ''
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--paper-foot', JSON.stringify(foot))
    return () => void style.removeProperty('--paper-foot')
  }, [foot])
}

const heads = [
  [hearingNames.item_no, 'w-[5%]'],
  [hearingNames.at_time, 'w-[6%]'],
  [diary.case, 'w-[13%]'],
  [diary.parties, ''],
  [hearingNames.purpose, 'w-[11%]'],
  [choiceNames.appears_id, 'w-[12%]'],
  [diary.previous, 'w-[10%]'],
  [diary.outcome, 'w-[13%]'],
  [said.next, 'w-[12%]'],
] as const

type Place = ReturnType<typeof boardOf>[number]

function PaperTable({
  of: { court, bench, room, hearings },
  place,
  board,
}: Pick<Place, 'place'> & { of: Place['courts'][number]; board: DiaryDay }) {
  const where = [room && `${hearingNames.room} ${inDigits(room)}`, place].filter(Boolean).join(', ')
  return (
    <table className="mt-4 w-full table-fixed border-collapse text-meta">
      <caption className="pb-1 text-left">
        <span className="font-serif text-card font-semibold">
          {[courtName(court), bench].filter(Boolean).join(', ')}
        </span>
        {where && ` · ${where}`}
      </caption>
      <thead>
        <tr>
          {heads.map(([word, width]) => (
            <th
              key={word}
              scope="col"
              className={`border border-border-strong px-1.5 py-1 text-left font-semibold ${width}`}
            >
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hearings.map((of) => (
          <PaperRow key={of.id} of={of} board={board} isRoomSaid={room !== null} />
        ))}
      </tbody>
    </table>
  )
}

function PaperRow({ of, board, isRoomSaid }: { of: Hearing; board: DiaryDay; isRoomSaid: boolean }) {
  const number = numberOf(of)
  const cells = [
    of.item_no && inDigits(of.item_no),
    [
      of.at_time && clockTime(of.at_time),
      of.room && !isRoomSaid && `${hearingNames.room} ${inDigits(of.room)}`,
    ]
      .filter(Boolean)
      .join('\n'),
    number ? `${of.case.case_id}\n${number}` : of.case.case_id,
    partiesOf(of),
    purposeOf(of),
    of.appears && nameOf(of.appears),
    of.previous_on && shortDay(of.previous_on),
    outcomeWords(of),
    nextWords(of),
  ]
  const warned = [
    ...new Set(clashesOf(board.clashes, of.id).map((clash) => shortClash(clash, of, board.items))),
  ]
  return (
    <tr className="h-[13mm] break-inside-avoid">
      {cells.map((text, at) => (
        <td
          key={heads[at]?.[0]}
          className="border border-border-strong px-1.5 py-1 align-top [overflow-wrap:anywhere] whitespace-pre-line"
        >
          {text}
          {at === 5 &&
            warned.map((words) => (
              <b key={words} className="block">
                {words}
              </b>
            ))}
          {at === 5 && of.handover && (
            <span className="block">{handOver.wanted(nameOf(of.handover.to))}</span>
          )}
        </td>
      ))}
    </tr>
  )
}
