import { useInfiniteQuery } from '@tanstack/react-query'
import type { DeadlineHistory as Entry } from '../../../../contract/deadlines.ts'
import { isDay } from '../../../../contract/kernel/days.ts'
import { view as words } from '../../../../contract/words/deadline-dialogs.ts'
import {
  deadlineActionWords,
  deadlineDetailNames,
  deadlineNames,
} from '../../../../contract/words/deadlines.ts'
import { inDigits } from '../../../lib/digits.ts'
import { dayAndTime, shortDay } from '../../../lib/format.ts'
import { shownAs } from '../../../lib/words.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Awaited } from '../../../ui/states.tsx'
import { nameOf, useFirm } from '../../people/public.ts'
import { deadlineHistoryQuery } from '../api.ts'

/** What happened to a deadline, newest first; the first due date stands at its end. */
export function DeadlineHistory({ id }: { id: string }) {
  const query = useInfiniteQuery(deadlineHistoryQuery(id))
  const { time_zone } = useFirm()
  const entries = query.data?.pages.flatMap(({ items }) => items)
  return (
    <section aria-labelledby="deadline-history" className="flex flex-col gap-2">
      <h3 id="deadline-history" className="text-card font-semibold">
        {words.history}
      </h3>
      {!entries && <Awaited of={query} said={{ loadFailed: words.historyFailed }} />}
      <ol className="flex flex-col gap-2.5">
        {entries?.map((one) => (
          <li key={one.id} className="text-secondary [overflow-wrap:anywhere]">
            <span className="font-semibold">{deadlineActionWords[one.action]}</span>
            <span className="block text-meta text-ink-2">
              {words.by(nameOf(one.who), dayAndTime(one.at, time_zone))}
            </span>
            {changesOf(one).map((text) => (
              <span key={text} className="block text-ink-2">
                {text}
              </span>
            ))}
            {one.why && (
              <span className="block whitespace-pre-line">
                {isDay(one.why) ? shortDay(one.why) : one.why}
              </span>
            )}
          </li>
        ))}
      </ol>
      <LoadMore pages={query} />
    </section>
  )
}

const nameOfField = shownAs({ ...deadlineNames, ...deadlineDetailNames })

/** What changed, in words; of a new one the day that it was first due on. */
function changesOf({ action, before, after }: Entry): string[] {
  if (action === 'created') return after.due_on ? [words.firstDue(shown(after.due_on))] : []
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.map((name) => words.changed(nameOfField(name), shown(before[name]), shown(after[name])))
}

function shown(value: string | number | null | undefined): string {
  if (value === null || value === undefined || value === '') return words.nothing
  const text = String(value)
  return isDay(text) ? shortDay(text) : inDigits(text)
}
