import { createPortal } from 'react-dom'
import type { DiaryDay, Hearing } from '../../../../contract/hearings.ts'
import {
  adjournerWords,
  hearingNames,
  hearingStateWords,
  nextKindWords,
} from '../../../../contract/words/hearings.ts'
import { inDigits } from '../../../lib/digits.ts'
import { clockTime, dayAndTime, longDay, shortDay, weekday } from '../../../lib/format.ts'
import { useLater } from '../../../lib/settled.ts'
import { eventsOf, useSubscription } from '../../../lib/subscription.ts'
import { courtName } from '../../courts/public.ts'
import { nameOf, useFirm } from '../../people/public.ts'
import { asOf, choiceNames, dayCounts, diary, nothingFor, outcomeOf, said } from '../labels.ts'
import { boardOf, clashesOf, numberOf, partiesOf } from '../logic.ts'
import { purposeOf } from './board-cells.tsx'
import { clashWords } from './clash-badge.tsx'

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
  const { day, items, clashes } = board
  const courts = new Set(items.map(({ court_ref }) => court_ref)).size
  const recorded = items.filter(({ state }) => state !== 'set').length
  return createPortal(
    <section
      data-print="sheet"
      data-paper="wide"
      aria-label={diary.title}
      className="hidden text-ink print:block"
    >
      <h1 className="font-serif text-page-sm font-semibold">{longDay(day)}</h1>
      <p className="text-secondary">
        {[whom, firm_name, asOf(dayAndTime(new Date(readAt), time_zone))].join(' · ')}
      </p>
      <p className="text-secondary">
        {items.length === 0
          ? `${diary.none}. ${nothingFor(whom)}`
          : dayCounts(items.length, courts, recorded)}
      </p>
      {boardOf(items).flatMap(({ place, courts: there }) =>
        there.map((of) => <PaperTable key={of.key} {...{ of, place, clashes }} />),
      )}
    </section>,
    document.body,
  )
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
  clashes,
}: Pick<DiaryDay, 'clashes'> & Pick<Place, 'place'> & { of: Place['courts'][number] }) {
  return (
    <table className="mt-4 w-full table-fixed border-collapse text-meta">
      <caption className="pb-1 text-left font-serif text-card font-semibold">
        {[courtName(court), bench, room && `${hearingNames.room} ${inDigits(room)}`, place]
          .filter(Boolean)
          .join(', ')}
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
          <PaperRow key={of.id} of={of} clashes={clashesOf(clashes, of.id)} isRoomSaid={room !== null} />
        ))}
      </tbody>
    </table>
  )
}

function PaperRow({
  of,
  clashes,
  isRoomSaid,
}: {
  of: Hearing
  clashes: DiaryDay['clashes']
  isRoomSaid: boolean
}) {
  const number = numberOf(of)
  const outcome = of.state === 'set' ? '' : hearingStateWords[of.state]
  const next = of.next_on
    ? `${shortDay(of.next_on)}, ${weekday(of.next_on)}`
    : of.next_kind && nextKindWords[of.next_kind]
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
    of.adjourned_by ? outcomeOf(outcome, adjournerWords[of.adjourned_by]) : outcome,
    next,
  ]
  const warned = [...new Set(clashes.map((clash) => clashWords(clash).join(' ')))]
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
        </td>
      ))}
    </tr>
  )
}
