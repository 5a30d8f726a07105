import { CalendarClock, CircleCheck } from 'lucide-react'
import { daysBetween } from '../../../../contract/kernel/days.ts'
import type { Note } from '../../../../contract/notes.ts'
import { clockTime, dayIn, shortDay } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { StatusBadge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { initialOf, initialsOf } from '../../../ui/initials.ts'
import { useAuth } from '../../auth/public.tsx'
import { nameOf, useFirm } from '../../people/public.ts'
import { shared as words } from '../labels.ts'

/** On the card: whether it is done, until when it is to be, how many of its steps are, and who works on it too. */
export function NoteShared({ note }: { note: Note }) {
  const { status, due_on, steps, assignees, creator_profile: creator } = note
  if (status !== 'done' && !due_on && steps.total === 0 && assignees.length === 0 && !creator) return null
  return (
    <div className="mt-2.5 flex min-h-[22px] flex-wrap items-center gap-x-3 gap-y-1 text-meta text-ink-2">
      {status === 'done' && <StatusBadge tone="green">{words.done}</StatusBadge>}
      {status !== 'done' && due_on && <DueDay day={due_on} time={note.due_time} />}
      {steps.total > 0 && (
        <span className="flex items-center gap-1.5 tabular-nums">
          <CircleCheck aria-hidden="true" className="size-3.5 text-ink-3" />
          {words.steps(steps.done, steps.total)}
        </span>
      )}
      {creator && <span className="min-w-0 truncate">{words.createdBy(nameOf(creator))}</span>}
      {assignees.length > 0 && <Initials of={assignees} />}
    </div>
  )
}

/** 'Due tomorrow, 14:30', or in red 'Overdue by 2 days'. */
function DueDay({ day, time }: { day: string; time: string | null }) {
  const days = daysBetween(dayIn(useFirm().time_zone), day)
  const text = dueText(days, day)
  return (
    <time
      dateTime={day}
      title={shortDay(day)}
      className={cx('flex items-center gap-1.5 tabular-nums', days < 0 && 'font-semibold text-st-red-fg')}
    >
      <CalendarClock aria-hidden="true" className={cx('size-3.5', days >= 0 && 'text-ink-3')} />
      {time && days >= 0 ? `${text}, ${clockTime(time)}` : text}
    </time>
  )
}

/** When a task is due, said from today. */
function dueText(days: number, day: string): string {
  if (days < 0) return words.overdue(-days)
  if (days === 0) return words.today
  return days === 1 ? words.tomorrow : words.on(shortDay(day))
}

const mostInitials = 4

/** Who works on it; whoever reads it is told of the others. */
function Initials({ of }: { of: Note['assignees'] }) {
  const { user_id: reader } = useAuth()
  const names = of.map((one) => nameOf(one)).join(', ')
  const others = of.filter(({ user_id }) => user_id !== reader).map((one) => nameOf(one))
  return (
    <span title={names} className="ml-auto flex items-center gap-1">
      {others.length > 0 && <span className="sr-only">{words.with(others.join(', '))}</span>}
      {of.slice(0, mostInitials).map(({ user_id, full_name }) => (
        <span
          key={user_id}
          aria-hidden="true"
          className="flex size-[22px] items-center justify-center rounded-full bg-sunken text-micro font-semibold text-ink-2"
        >
          {languageOf(full_name) === 'bn' ? initialOf(full_name) : initialsOf(full_name)}
        </span>
      ))}
    </span>
  )
}
