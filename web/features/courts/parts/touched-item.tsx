import { Link, type LinkProps } from '@tanstack/react-router'
import { touched as words } from '../../../../contract/words/deadline-dialogs.ts'
import { shortDay, weekday } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { Button } from '../../../ui/button.tsx'

interface TouchedItemProps {
  title: string
  caseLink: LinkProps
  case_id: string
  /** The day that stands, and the one that the calendar gives. */
  days: { stands: string; now: string }
  canSettle: boolean
  isPending: boolean
  /** Takes the day of the calendar, or keeps the one that stands. */
  onSettle: (accept: boolean) => void
}

/** What a changed day of a calendar touches, and the two answers to that. */
export function TouchedItem({
  title,
  caseLink,
  case_id,
  days,
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
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        <DayOf word={words.stands} day={days.stands} />
        <DayOf word={words.now} day={days.now} />
      </dl>
      {canSettle && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            disabled={isPending}
            aria-label={words.acceptOf(title)}
            onClick={() => onSettle(true)}
          >
            {words.accept}
          </Button>
          <Button
            size="sm"
            disabled={isPending}
            aria-label={words.keepOf(title)}
            onClick={() => onSettle(false)}
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
