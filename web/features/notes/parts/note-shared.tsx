import { Calendar, CircleAlert } from 'lucide-react'
import { daysBetween } from '../../../../contract/kernel/days.ts'
import type { Note, NoteStatus } from '../../../../contract/notes.ts'
import { statusWords } from '../../../../contract/words/tasks.ts'
import { clockTime, dayIn, shortDay } from '../../../lib/format.ts'
import { StatusBadge, type StatusTone } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { PersonDisc } from '../../../ui/person.tsx'
import { useAuth } from '../../auth/public.tsx'
import { nameOf, useFirm } from '../../people/public.ts'
import { shared as words } from '../labels.ts'

/** What is still to be begun has no pill. */
const tones: Readonly<Record<Exclude<NoteStatus, 'todo'>, StatusTone>> = {
  doing: 'blue',
  waiting: 'yellow',
  done: 'green',
}

/** On the card: until when it is to be, how far it is, and how many of its steps are done. */
export function NoteShared({ note }: { note: Note }) {
  const { status, due_on, steps, creator_profile: creator } = note
  const day = status === 'done' ? null : due_on
  if (status === 'todo' && !day && steps.total === 0 && !creator) return null
  return (
    <div className="mt-2.5 flex min-h-[22px] flex-wrap items-center gap-x-3.5 gap-y-1 text-secondary text-ink-2">
      {day && <DueDay day={day} time={note.due_time} />}
      {status !== 'todo' && <StatusBadge tone={tones[status]}>{statusWords[status]}</StatusBadge>}
      {steps.total > 0 && <span className="tabular-nums">{words.steps(steps.done, steps.total)}</span>}
      {creator && <span className="min-w-0 truncate">{words.createdBy(nameOf(creator))}</span>}
    </div>
  )
}

/** 'Due tomorrow, 14:30', or in red 'Overdue by 2 days'. */
function DueDay({ day, time }: { day: string; time: string | null }) {
  const days = daysBetween(dayIn(useFirm().time_zone), day)
  const text = dueText(days, day)
  const Sign = days < 0 ? CircleAlert : Calendar
  return (
    <time
      dateTime={day}
      title={shortDay(day)}
      className={cx(
        'flex items-center gap-1.5 tabular-nums',
        days <= 0 && 'font-semibold',
        days < 0 ? 'text-st-red-fg' : days === 0 && 'text-ink',
      )}
    >
      <Sign aria-hidden="true" className="size-3.5" />
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

const mostDiscs = 3

/** Who works on it, in the place of who changed it last; whoever reads it is told of the others. */
export function Assignees({ of }: { of: Note['assignees'] }) {
  const { user_id: reader } = useAuth()
  const others = of.filter(({ user_id }) => user_id !== reader).map((one) => nameOf(one))
  const left = of.slice(mostDiscs).map((one) => nameOf(one))
  return (
    <span className="flex items-center gap-[3px]">
      {others.length > 0 && <span className="sr-only">{words.with(others.join(', '))}</span>}
      <span aria-hidden="true" className="flex items-center gap-[3px]">
        {of.slice(0, mostDiscs).map((one) => (
          <PersonDisc key={one.user_id} name={nameOf(one)} className="size-[26px]" />
        ))}
        {left.length > 0 && (
          <span title={left.join(', ')} className="pl-0.5 text-meta text-ink-2">
            {words.others(left.length)}
          </span>
        )}
      </span>
    </span>
  )
}
