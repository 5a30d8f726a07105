import { useInfiniteQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import type { listCaseActivity } from '../../../../contract/case-file.ts'
import type { ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import { activityWords as caseWords } from '../../../../contract/words/case-tabs.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { Card } from '../../../ui/card.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { CreatorBadge } from '../../../ui/person.tsx'
import { RowList } from '../../../ui/rows/row-list.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { caseActivityQuery, empty } from '../../case-file/public.ts'
import { useFirm } from '../../people/public.ts'
import { Changes } from './changes.tsx'
import { nobodyIn, sentenceOfType, subjectOf } from './kinds.ts'

type Event = ReplyOf<typeof listCaseActivity>['items'][number]

/** What happened to a case and to what belongs to it, newest first. */
export function CaseActivity({ id }: { id: string }) {
  const { time_zone } = useFirm()
  const query = useInfiniteQuery(caseActivityQuery(id))
  return (
    <RowList query={query} said={caseWords} empty={<EmptyState icon={<History />} title={empty.activity} />}>
      {(events) => (
        <>
          <Card>
            <ol className="divide-y divide-border">
              {events.map((event) => (
                <li key={event.id} className="grid gap-x-6 gap-y-1 px-4 py-2.5 lg:grid-cols-2">
                  <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
                    <Who event={event} />
                    <Happened event={event} />
                    <When at={event.happened_at}>{dayAndTime(event.happened_at, time_zone)}</When>
                  </div>
                  <Changes event={event} />
                </li>
              ))}
            </ol>
          </Card>
          <LoadMore pages={query} />
        </>
      )}
    </RowList>
  )
}

export function Who({ event }: { event: Event }) {
  if (event.actor) return <CreatorBadge of={event.actor} />
  const name = event.is_actor_told ? nobodyIn(event) : caseWords.somebody
  return <span className="text-secondary text-ink-2">{name}</span>
}

export function Happened({ event }: { event: Event }) {
  const subject = subjectOf(event)
  return (
    <span className="min-w-0 text-secondary [overflow-wrap:anywhere]">
      {sentenceOfType(event)}
      {subject && (
        <span lang={languageOf(subject)} className="text-ink-2">
          {' '}
          {subject}
        </span>
      )}
    </span>
  )
}

export function When({ at, children }: { at: string; children: ReactNode }) {
  return (
    <time dateTime={at} className="shrink-0 text-meta text-ink-3 tabular-nums">
      {children}
    </time>
  )
}
