import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { TouchedDeadline } from '../../../../contract/deadlines.ts'
import { touched as words } from '../../../../contract/words/deadline-dialogs.ts'
import { shortDay, weekday } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHeading } from '../../../ui/heading.tsx'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { LoadMore } from '../../../ui/load-more.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { touchedQuery, useAcceptRecomputed } from '../api.ts'
import { endDifferently } from '../labels.ts'
import { titleOf } from '../logic.ts'

/** Deadlines that end on another day by their calendar as it is now: each is taken over or kept; nothing where there is none. */
export function TouchedDeadlines({ calendarRef }: { calendarRef: string }) {
  const query = useInfiniteQuery(touchedQuery(calendarRef))
  useLoadFailure(query, words.loadFailed)
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? []
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="touched-deadlines" className="mb-5 flex flex-col gap-2.5">
      <SectionHeading id="touched-deadlines" title={endDifferently(rows.length)} />
      <Card>
        <ul>
          {rows.map((row) => (
            <TouchedItem key={row.id} of={row} />
          ))}
        </ul>
      </Card>
      <LoadMore pages={query} />
    </section>
  )
}

function TouchedItem({ of }: { of: TouchedDeadline }) {
  const { mutateAsync, isPending } = useAcceptRecomputed()
  const toasts = useToasts()
  const { id, version, due_on, now_due_on, can } = of
  const title = titleOf(of)
  const settle = (accept: boolean) =>
    void mutateAsync({ id, version, due_on: now_due_on, accept }).then(
      () => toasts.success(accept ? words.accepted : words.kept, words.failed),
      (error: unknown) => toasts.error(words.failed, error),
    )
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-border px-4 py-3 not-first:border-t">
      <div className="min-w-0 flex-1 basis-56">
        <p lang={languageOf(title)} className="font-semibold [overflow-wrap:anywhere]">
          {title}
        </p>
        <Link
          {...paths.case(of.case_ref, 'deadlines')}
          className="text-secondary [overflow-wrap:anywhere] text-accent hover:underline"
        >
          {of.case.case_id}
        </Link>
      </div>
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        <DayOf word={words.stands} day={due_on} />
        <DayOf word={words.now} day={now_due_on} />
      </dl>
      {can.edit && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            disabled={isPending}
            aria-label={words.acceptOf(title)}
            onClick={() => settle(true)}
          >
            {words.accept}
          </Button>
          <Button
            size="sm"
            disabled={isPending}
            aria-label={words.keepOf(title)}
            onClick={() => settle(false)}
          >
            {words.keep}
          </Button>
        </div>
      )}
    </li>
  )
}

function DayOf({ word, day }: { word: string; day: string }) {
  return (
    <div>
      <dt className="text-meta text-ink-2">{word}</dt>
      <dd className="font-semibold tabular-nums">
        {shortDay(day)}, {weekday(day, 'short')}
      </dd>
    </div>
  )
}
