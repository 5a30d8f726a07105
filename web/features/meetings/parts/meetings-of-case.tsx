import { useInfiniteQuery } from '@tanstack/react-query'
import type { Meeting } from '../../../../contract/meetings.ts'
import { clockTime, shortDay, weekday } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { Card } from '../../../ui/card.tsx'
import { SectionHeading } from '../../../ui/heading.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { CreatorBadge } from '../../../ui/person.tsx'
import { RowList } from '../../../ui/rows/row-list.tsx'
import { meetings } from '../api.ts'
import { said } from '../labels.ts'

/** The meetings about one case, the earliest first; nothing where there is none. */
export function MeetingsOfCase({ caseRef }: { caseRef: string }) {
  const query = useInfiniteQuery(meetings.ofCase(caseRef))
  return (
    <RowList query={query} said={said}>
      {(rows) =>
        rows.length > 0 && (
          <section aria-label={said.title} className="flex flex-col gap-3">
            <SectionHeading title={said.title} />
            <Card>
              <ul>
                {rows.map((meeting) => (
                  <MeetingOfCase key={meeting.id} meeting={meeting} />
                ))}
              </ul>
            </Card>
            <LoadMore pages={query} />
          </section>
        )
      }
    </RowList>
  )
}

function MeetingOfCase({ meeting }: { meeting: Meeting }) {
  const { title, meeting_date, start_time, end_time, location, profiles } = meeting
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-1.5 border-border px-4 py-3.5 not-first:border-t md:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <p className="flex flex-wrap items-baseline gap-x-2 md:flex-col">
        <time dateTime={`${meeting_date}T${start_time}`} className="font-semibold tabular-nums">
          {shortDay(meeting_date)}
        </time>
        <span className="text-secondary text-ink-2">{weekday(meeting_date)}</span>
        <span className="text-secondary text-ink-2 tabular-nums">
          {clockTime(`${start_time} – ${end_time}`)}
        </span>
      </p>
      <div className="min-w-0">
        <h3 lang={languageOf(title)} className="text-card font-semibold [overflow-wrap:anywhere]">
          {title}
        </h3>
        <p className="text-secondary [overflow-wrap:anywhere] text-ink-2">{location}</p>
      </div>
      <CreatorBadge of={profiles} className="max-w-44 min-w-0 self-start justify-self-start" />
    </li>
  )
}
