import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OddOfWeek } from '../../../../contract/timesheets.ts'
import { dayOfYear } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { Awaited } from '../../../ui/states.tsx'
import { lengthOf } from '../../time-entries/public.ts'
import { oddQuery } from './api.ts'
import { andMore, dayWith, submitting, odd as words } from './labels.ts'

/** Of each kind so many are said; the rest are counted. */
const mostSaid = 10

/** What looks odd about somebody's week; nothing of it keeps the week from being submitted. */
export function OddList({ user_id, sunday }: { user_id: string; sunday: string }) {
  const query = useQuery(oddQuery(user_id, sunday))
  if (!query.data) return <Awaited of={query} said={submitting} />
  const groups = groupsOf(query.data).filter(({ lines }) => lines.length > 0)
  if (groups.length === 0) return <p className="text-ink-2">{submitting.nothing}</p>
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-8 gap-y-3.5">
      {groups.map(({ title, lines }) => (
        <section key={title}>
          <h3 className="text-secondary font-semibold">{title}</h3>
          <ul className="mt-1 flex flex-col gap-0.5 text-secondary text-ink-2 tabular-nums">
            {lines.slice(0, mostSaid).map(({ key, text }) => (
              <li key={key} lang={languageOf(text)} className="[overflow-wrap:anywhere]">
                {text}
              </li>
            ))}
            {lines.length > mostSaid && <Rest>{andMore(lines.length - mostSaid)}</Rest>}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Rest({ children }: { children: ReactNode }) {
  return <li className="text-ink-3">{children}</li>
}

function groupsOf({ days_over, days_without, entries_without, hearings }: OddOfWeek) {
  return [
    {
      title: words.over,
      lines: days_over.map(({ day, seconds }) => ({ key: day, text: dayWith(day, lengthOf(seconds)) })),
    },
    { title: words.without, lines: days_without.map((day) => ({ key: day, text: dayOfYear(day) })) },
    {
      title: words.lacking,
      lines: entries_without.map(({ id, work_date, seconds, lacks }) => ({
        key: id,
        text: dayWith(work_date, [lengthOf(seconds), ...lacks.map((one) => words.lacks[one])].join(' · ')),
      })),
    },
    {
      title: words.hearings,
      lines: hearings.map(({ id, day, case: of }) => ({
        key: id,
        text: of ? dayWith(day, of.title ?? of.client_name ?? of.case_id) : dayOfYear(day),
      })),
    },
  ]
}
