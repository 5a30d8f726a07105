import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { touched as words } from '../../../../contract/words/deadline-dialogs.ts'
import { shortDay, weekday } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHeading } from '../../../ui/heading.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'

interface TouchedListProps {
  id: string
  title: string
  /** Of the last list of a page of them. */
  pages?: Parameters<typeof LoadMore>[0]['pages'] | undefined
  children: ReactNode
}

/** What a changed day of a calendar touches, a line each. */
export function TouchedList({ id, title, pages, children }: TouchedListProps) {
  return (
    <section aria-labelledby={id} className="mb-5 flex flex-col gap-2.5">
      <SectionHeading id={id} title={title} />
      <Card>
        <ul>{children}</ul>
      </Card>
      {pages && <LoadMore pages={pages} />}
    </section>
  )
}

interface TouchedWords {
  stands: string
  now: string
  acceptOf: (title: string) => string
  keepOf: (title: string) => string
}

interface TouchedItemProps {
  title: string
  /** What the two answers are about, for who hears them. */
  name?: string
  caseLink: LinkProps
  case_id: string
  /** The day that stands, and the one that the calendar gives; or more of them. */
  days: { stands: string | string[]; now: string | string[] }
  /** What they and the two answers are called, where they are not of the day itself. */
  said?: TouchedWords
  /** What is not to be relied on of them. */
  doubt?: ReactNode
  canSettle: boolean
  isPending: boolean
  /** Takes the day of the calendar, or keeps the one that stands. */
  onSettle: (accept: boolean) => void
}

/** What a changed day of a calendar touches, and the two answers to that. */
export function TouchedItem({
  title,
  name = title,
  caseLink,
  case_id,
  days,
  said = words,
  doubt,
  canSettle,
  isPending,
  onSettle,
}: TouchedItemProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-border px-4 py-3 not-first:border-t">
      <div className="min-w-0 flex-1 basis-56">
        <p lang={languageOf(title)} className="font-semibold [overflow-wrap:anywhere]">
          {title}
        </p>
        <Link {...caseLink} className="text-secondary [overflow-wrap:anywhere] text-accent hover:underline">
          {case_id}
        </Link>
      </div>
      <div>
        <dl className="flex flex-wrap gap-x-5 gap-y-1">
          <DaysOf word={said.stands} days={[days.stands].flat()} />
          <DaysOf word={said.now} days={[days.now].flat()} />
        </dl>
        {doubt}
      </div>
      {canSettle && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            disabled={isPending}
            aria-label={said.acceptOf(name)}
            onClick={() => onSettle(true)}
          >
            {words.accept}
          </Button>
          <Button
            size="sm"
            disabled={isPending}
            aria-label={said.keepOf(name)}
            onClick={() => onSettle(false)}
          >
            {words.keep}
          </Button>
        </div>
      )}
    </li>
  )
}

function DaysOf({ word, days }: { word: string; days: string[] }) {
  return (
    <div>
      <dt className="text-meta text-ink-2">{word}</dt>
      {days.map((day) => (
        <dd key={day} className="font-semibold tabular-nums">
          {shortDay(day)}, {weekday(day, 'short')}
        </dd>
      ))}
      {days.length === 0 && <dd>{words.noDay}</dd>}
    </div>
  )
}
