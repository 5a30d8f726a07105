import { useRouter } from '@tanstack/react-router'
import {
  AtSign,
  CalendarClock,
  CalendarDays,
  CalendarX2,
  ClipboardCheck,
  FileUser,
  Gavel,
  type LucideIcon,
  ShieldQuestion,
  UserRoundPlus,
  Users,
} from 'lucide-react'
import type { DayKind, DayRow } from '../../../../contract/day.ts'
import { doubtWords } from '../../../../contract/words/deadlines.ts'
import { languageOf } from '../../../lib/language.ts'
import { StatusBadge, type StatusTone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { useAuth } from '../../auth/public.tsx'
import { nameOf } from '../../people/public.ts'
import { doneOf, facts, kindWords, until, acts as words } from '../labels.ts'
import { asideOf, secondOf, standingOf, whenOf } from '../logic.ts'
import { useDayActs } from './day-acts.ts'
import { RowMenu } from './row-menu.tsx'

const icons: Partial<Record<DayKind, LucideIcon>> = {
  hearing: Gavel,
  handover: Gavel,
  owner_ask: UserRoundPlus,
  deadline: CalendarClock,
  meeting: Users,
  event: CalendarDays,
  mention: AtSign,
  conflict_check: ShieldQuestion,
  application: FileUser,
  weeks: ClipboardCheck,
  case: CalendarX2,
}

const tones: Partial<Record<DayRow['state'], StatusTone>> = {
  outcome_missing: 'yellow',
  unsigned: 'red',
  doing: 'blue',
  held: 'green',
  adjourned: 'yellow',
}

interface DayLineProps {
  row: DayRow
  today: string
  /** In how many minutes it begins, of what is next. */
  minutes: number | undefined
}

/** One thing of a day: when, what, whose case, how it stands, and what can be done with it. */
export function DayLine({ row, today, minutes }: DayLineProps) {
  const when = whenOf(row, today)
  const [aside, second] = [asideOf(row), secondOf(row)]
  return (
    <li
      data-day-row={row.id}
      className="grid grid-cols-[52px_minmax(0,1fr)_auto] items-start gap-x-3 border-border px-2 py-2 not-first:border-t hover:bg-sunken focus-within:bg-sunken max-md:-mx-4 max-md:bg-surface max-md:px-4 md:grid-cols-[84px_22px_minmax(0,1fr)_auto] md:rounded-md md:not-first:border-t-0 lg:grid-cols-[84px_22px_minmax(0,1fr)_172px_minmax(150px,auto)]"
    >
      <span
        className={cx(
          'pt-px tabular-nums max-md:row-start-1',
          when.isClock ? 'font-semibold' : 'text-secondary text-ink-3',
        )}
      >
        <span className={cx(hasSign(row) && 'max-md:hidden')}>{when.text}</span>
        <span className={cx('md:hidden', !hasSign(row) && when.text && 'hidden')}>
          <Sign row={row} />
        </span>
      </span>
      <span className="flex justify-center pt-0.5 max-md:hidden">
        <Sign row={row} />
      </span>
      <div className="min-w-0">
        <p className="[overflow-wrap:anywhere] md:truncate">
          <RowLink row={row} />
          {aside && (
            <span
              title={aside}
              lang={languageOf(aside)}
              className="ml-2 text-secondary text-ink-3 max-md:hidden"
            >
              {aside}
            </span>
          )}
        </p>
        {second && (
          <p lang={languageOf(second)} className="text-secondary [overflow-wrap:anywhere] text-ink-2">
            {second}
          </p>
        )}
        {row.is_unverified && (
          <p className="text-secondary font-semibold text-st-yellow-fg">{doubtWords.unverified}</p>
        )}
        <p className="flex flex-wrap gap-x-2 text-secondary text-ink-3 lg:hidden">
          {hasSign(row) && <span className="md:hidden">{when.text}</span>}
          <Standing {...{ row, today, minutes }} />
          {aside && (
            <span lang={languageOf(aside)} className="[overflow-wrap:anywhere] md:hidden">
              {aside}
            </span>
          )}
        </p>
      </div>
      <div className="min-w-0 text-secondary text-ink-2 max-lg:hidden">
        <Standing {...{ row, today, minutes }} />
      </div>
      <Acts row={row} />
    </li>
  )
}

/** What has a circle or an icon in the place of its time on a phone. */
const hasSign = ({ at }: DayRow) => at === null

function Sign({ row }: { row: DayRow }) {
  const { done } = useDayActs()
  const Icon = icons[row.kind]
  if (Icon)
    return (
      <>
        <Icon aria-hidden="true" className="size-[17px] text-ink-3" />
        <span className="sr-only">{kindWords[row.kind]}</span>
      </>
    )
  if (!row.can.done) return <span className="sr-only">{kindWords[row.kind]}</span>
  return (
    <button
      type="button"
      aria-label={doneOf(row.title)}
      onClick={() => done(row)}
      className="relative -m-1 flex size-6 items-center justify-center rounded-full coarse:size-10 coarse:-my-2.5 print:hidden"
    >
      <span className="size-[15px] rounded-full border-2 border-ink-3 hover:border-ink coarse:size-[22px]" />
    </button>
  )
}

/** Its title, which leads to where it is shown whole. */
function RowLink({ row }: { row: DayRow }) {
  const router = useRouter()
  return (
    <a
      href={row.link}
      data-day-link=""
      lang={languageOf(row.title)}
      className="rounded-sm font-semibold hover:underline"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void router.navigate({ href: row.link })
      }}
    >
      {row.title}
    </a>
  )
}

function Standing({ row, today, minutes }: DayLineProps) {
  if (minutes !== undefined) return <span className="font-semibold text-accent">{until(minutes)}</span>
  const { text, look } = standingOf(row, today)
  if (look === 'late') return <span className="font-semibold text-danger">{text}</span>
  if (look === 'pill') return <StatusBadge tone={tones[row.state] ?? 'grey'}>{text}</StatusBadge>
  const told = [text, whoOf(row)].filter(Boolean).join(' · ')
  return told && <span className="min-w-0 [overflow-wrap:anywhere]">{told}</span>
}

function whoOf({ kind, who }: DayRow): string {
  if (!who) return ''
  const name = nameOf(who)
  if (kind === 'hearing') return facts.with(name)
  if (kind === 'deadline') return facts.backup(name)
  return kind === 'handover' || kind === 'owner_ask' || kind === 'conflict_check' ? facts.askedBy(name) : name
}

/** What is done where a row leads. */
const wordThere: Partial<Record<DayKind, string>> = {
  conflict_check: words.review,
  application: words.review,
  weeks: words.review,
  case: words.setDate,
}

/** The one word that a row asks for, and the menu with the rest. */
function Acts({ row }: { row: DayRow }) {
  const acts = useDayActs()
  const { may } = useAuth()
  const router = useRouter()
  const there = row.kind === 'case' && !may('hearings.write') ? undefined : wordThere[row.kind]
  const { can } = row
  const word = (text: string, act: () => void) => (
    <Button size="sm" variant="ghost" className="max-md:mt-1 max-md:border-border-strong" onClick={act}>
      {text}
      <span className="sr-only"> {row.title}</span>
    </Button>
  )
  return (
    <div className="flex items-center justify-end gap-1 max-md:contents print:hidden">
      {/* On a phone they stand below the text, which needs the width. */}
      <div className="flex flex-wrap gap-1 empty:hidden max-md:col-start-2 max-md:row-start-2 print:hidden">
        {there && word(there, () => void router.navigate({ href: row.link }))}
        {can.record && word(words.record, () => acts.record(row))}
        {can.mark && word(words.mark, () => acts.mark(row))}
        {can.answer &&
          word(row.kind === 'owner_ask' ? words.accept : words.take, () => acts.answer(row, true))}
        {can.answer && word(words.decline, () => acts.answer(row, false))}
      </div>
      <div className="max-md:col-start-3 max-md:row-start-1 print:hidden">
        <RowMenu row={row} />
      </div>
    </div>
  )
}
