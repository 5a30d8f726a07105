import { Link } from '@tanstack/react-router'
import type { TimeEntry } from '../../../../contract/time-entries.ts'
import { useFirm } from '../../../lib/firm.ts'
import { shortDay, timeIn } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { paths } from '../../../lib/paths.ts'
import { lengthOf, said } from '../labels.ts'
import { useRowNames } from './row-name.tsx'
import { takenBy } from './taken.ts'

/** What stands in the way of time that was refused: when that was, of what, and the way there. */
export function InTheWay({ failure }: { failure: unknown }) {
  const entry = takenBy(failure)
  return entry && <Taken entry={entry} />
}

function Taken({ entry }: { entry: TimeEntry }) {
  const { time_zone } = useFirm()
  const { name, below } = useRowNames()(entry)
  const { spans, seconds, work_date, description } = entry
  const times = spans.map(({ from, to }) => `${timeIn(time_zone, from)}–${timeIn(time_zone, to)}`)
  const what = [
    shortDay(work_date),
    ...(times.length > 0 ? times : [lengthOf(seconds)]),
    name,
    below,
    description,
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <p className="text-secondary [overflow-wrap:anywhere] text-ink-2">
      <span lang={languageOf(what)}>{what}</span>{' '}
      <Link {...paths.timeOn(work_date)} className="font-semibold text-accent hover:underline">
        {said.show}
      </Link>
    </p>
  )
}
