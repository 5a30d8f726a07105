import { createPortal } from 'react-dom'
import type { Deadline } from '../../../../contract/deadlines.ts'
import { mostOnPaper } from '../../../../contract/exports.ts'
import { deadlineStateWords, doubtWords } from '../../../../contract/words/deadlines.ts'
import { count, dayAndTime, shortDay, weekday } from '../../../lib/format.ts'
import { useLater } from '../../../lib/settled.ts'
import { eventsOf, useSubscription } from '../../../lib/subscription.ts'
import { numberOf, partiesOf } from '../../hearings/public.ts'
import { nameOf, useFirm } from '../../people/public.ts'
import { distance, heads, list, page, sheet as words } from '../labels.ts'
import { daysUntil, isOverdue, isUnverified, titleOf } from '../logic.ts'
import { useToday } from './deadline-cells.tsx'

type ControlSheetProps = {
  /** Which list it is, in words. */
  title: string
  rows: readonly Deadline[]
  /** The paper has been printed, or given up. */
  onDone: () => void
}

const subscribeToPrinted = eventsOf(globalThis, 'afterprint')

/** Deadlines on paper, with room for a signature each. Opens the print dialog by itself. */
export function ControlSheet({ title, rows, onDone }: ControlSheetProps) {
  const { firm_name, time_zone } = useFirm()
  useSubscription(subscribeToPrinted, onDone)
  // After the paint, so that a browser which prints at once prints the sheet.
  useLater(() => window.print(), 50)
  const shown = rows.slice(0, mostOnPaper)
  return createPortal(
    <section
      data-print="sheet"
      data-paper="wide"
      aria-label={page.title}
      className="hidden text-ink print:block"
    >
      <h1 className="font-serif text-page-sm font-semibold">{`${page.title}: ${title}`}</h1>
      <p className="text-secondary">
        {[firm_name, words.asOf(dayAndTime(new Date(), time_zone)), words.rows(rows.length)].join(' · ')}
      </p>
      {rows.length > shown.length && <p className="text-secondary">{words.cut(count(shown.length))}</p>}
      <table className="mt-4 w-full table-fixed border-collapse text-meta">
        <thead>
          <tr>
            {columns.map(([word, width]) => (
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
          {shown.map((of) => (
            <PaperRow key={of.id} of={of} />
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  )
}

const columns = [
  [heads.due, 'w-[14%]'],
  [heads.in, 'w-[8%]'],
  [heads.case, 'w-[18%]'],
  [heads.deadline, ''],
  [heads.assignee, 'w-[12%]'],
  [heads.signed, 'w-[11%]'],
  [heads.state, 'w-[9%]'],
  [heads.signature, 'w-[15%]'],
] as const

function PaperRow({ of }: { of: Deadline }) {
  const today = useToday()
  const cells = [
    `${shortDay(of.due_on)}\n${weekday(of.due_on)}`,
    distance(daysUntil(of.due_on, today)),
    [...new Set([of.case.case_id, numberOf(of), partiesOf(of)])].filter(Boolean).join('\n'),
    `${titleOf(of)}\n${of.rule?.code ?? list.byHand}`,
    nameOf(of.assignee),
    of.signer ? nameOf(of.signer) : list.notSigned,
    isOverdue(of, today) ? list.overdue : deadlineStateWords[of.state],
    '',
  ]
  return (
    <tr className="h-[13mm] break-inside-avoid">
      {cells.map((text, at) => (
        <td
          key={columns[at]?.[0]}
          className="border border-border-strong px-1.5 py-1 align-top [overflow-wrap:anywhere] whitespace-pre-line"
        >
          {text}
          {at === 0 && isUnverified(of) && <b className="block">{doubtWords.unverified}</b>}
        </td>
      ))}
    </tr>
  )
}
