import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import type { Activity } from '../../../../contract/activity.ts'
import { dayAndTime, dayIn, shortDay, timeIn } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { paths } from '../../../lib/paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { CreatorBadge } from '../../../ui/person.tsx'
import type { TableColumn } from '../../../ui/table.tsx'
import { heads, said, toHistory } from '../labels.ts'
import { Changes } from './changes.tsx'
import { nobodyIn, sentenceOfType, subjectOf } from './kinds.ts'

/** What is shown of an event. */
export function columnsIn(time_zone: string, withHistory: boolean): TableColumn<Activity>[] {
  const columns: TableColumn<Activity>[] = [
    {
      key: 'when',
      header: heads.when,
      className: 'lg:w-px lg:align-top',
      cell: ({ happened_at }) => <When moment={happened_at} zone={time_zone} />,
    },
    {
      key: 'who',
      header: heads.who,
      className: 'lg:max-w-52 lg:align-top',
      cell: (event) => (
        <span className="flex min-w-0 lg:py-2">
          {event.actor ? (
            <CreatorBadge of={event.actor} />
          ) : (
            <span className="text-ink-2">{nobodyIn(event)}</span>
          )}
        </span>
      ),
    },
    {
      key: 'what',
      header: heads.what,
      className: 'lg:min-w-52 lg:align-top',
      cell: (event) => <What {...event} />,
    },
    {
      key: 'changes',
      header: heads.details,
      isEmpty: ({ changes }) => changes.length === 0,
      className: 'lg:w-1/2 lg:align-top',
      cell: (event) => <Changes event={event} />,
    },
    {
      key: 'history',
      header: heads.history,
      align: 'right',
      isActions: true,
      className: 'lg:w-px lg:align-top print:hidden',
      cell: (event) => (
        <Link
          {...paths.history(event.subject_id)}
          aria-label={toHistory(subjectOf(event) ?? sentenceOfType(event))}
          title={said.history}
          className={`${buttonClass('ghost', 'sm')} max-lg:-ml-3 lg:my-1`}
        >
          <History aria-hidden="true" className="size-4" />
          <span className="lg:hidden">{said.ofRecord}</span>
        </Link>
      ),
    },
  ]
  return withHistory ? columns : columns.slice(0, -1)
}

/** An event in one line: what, of which record, and when. */
export function lineIn(time_zone: string) {
  return (event: Activity) => (
    <>
      <span className="min-w-0 flex-1 truncate">
        <span className="font-semibold">{sentenceOfType(event)}</span>{' '}
        {event.subject && (
          <span lang={languageOf(event.subject)} className="text-secondary text-ink-2">
            {subjectOf(event)}
          </span>
        )}
      </span>
      <time dateTime={event.happened_at} className="shrink-0 text-meta text-ink-3 tabular-nums">
        {dayAndTime(event.happened_at, time_zone)}
      </time>
    </>
  )
}

function When({ moment, zone }: { moment: string; zone: string }) {
  const at = new Date(moment)
  return (
    <time dateTime={moment} className="block text-ink-2 tabular-nums lg:py-2 lg:whitespace-nowrap">
      {shortDay(dayIn(zone, at))} <span className="text-ink-3">{timeIn(zone, at)}</span>
    </time>
  )
}

function What(event: Activity) {
  const subject = subjectOf(event)
  return (
    <span className="block lg:py-2">
      <span className="block font-semibold">{sentenceOfType(event)}</span>
      {subject && (
        <span
          lang={languageOf(subject)}
          title={subject}
          className="line-clamp-2 text-secondary [overflow-wrap:anywhere] text-ink-2 print:line-clamp-none"
        >
          {subject}
        </span>
      )}
    </span>
  )
}
