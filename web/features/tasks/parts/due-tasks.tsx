import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { daysBetween } from '../../../../contract/kernel/days.ts'
import { type DueSpan, dueSpans, type Note } from '../../../../contract/notes.ts'
import { dueWords } from '../../../../contract/words/tasks.ts'
import { clockTime, dayIn, weekday } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { useMedia } from '../../../lib/media.ts'
import { deviceStore } from '../../../lib/storage.ts'
import { CountBadge } from '../../../ui/badge.tsx'
import { Chip, Chips } from '../../../ui/chip.tsx'
import { cx } from '../../../ui/cx.ts'
import { PersonDisc } from '../../../ui/person.tsx'
import { nameOf, useFirm } from '../../people/public.ts'
import { dueQuery, mostDue } from '../api.ts'
import { dueBand as words } from '../labels.ts'
import { byDay } from '../logic.ts'

/** Under it stands that somebody wants the band away on this device. */
const hiddenKey = 'sereshta.due-hidden'
const mostRows = 3

type DueTasksProps = {
  /** The span to which the list below is narrowed. */
  due: DueSpan | undefined
  onDue: (due: DueSpan | undefined) => void
  onOpen: (note: Note) => void
}

/** What is overdue, due today and in the rest of the week, mine and what I work on; nothing where nothing is. */
export function DueTasks({ due, onDue, onOpen }: DueTasksProps) {
  const isNarrow = useMedia('(width < 48rem)')
  const [isHidden, setHidden] = useState(() => deviceStore.getItem(hiddenKey) !== null)
  const spans = useSpans()
  if (!spans.some(({ notes }) => notes.length > 0) && !due) return null
  if (isNarrow || due)
    return (
      <div className="pb-4">
        <Chips label={words.label}>
          {spans.map(({ span, count }) => (
            <Chip key={span} isOn={span === due} onPress={(isOn) => onDue(isOn ? span : undefined)}>
              {words.chip(dueWords[span], Math.min(count, mostDue), count > mostDue)}
            </Chip>
          ))}
        </Chips>
      </div>
    )
  const hide = (isAway: boolean) => {
    if (isAway) deviceStore.setItem(hiddenKey, '1')
    else deviceStore.removeItem(hiddenKey)
    setHidden(isAway)
  }
  if (isHidden)
    return (
      <div className="flex justify-end pb-3">
        <Quiet onPress={() => hide(false)}>{words.show}</Quiet>
      </div>
    )
  return (
    <div className="grid grid-cols-3 gap-4 pb-6">
      {spans.map((of) => (
        <Column
          key={of.span}
          {...{ ...of, onDue, onOpen }}
          onHide={of.span === 'week' ? () => hide(true) : undefined}
        />
      ))}
    </div>
  )
}

function useSpans() {
  const overdue = useQuery(dueQuery('overdue')).data
  const today = useQuery(dueQuery('today')).data
  const week = useQuery(dueQuery('week')).data
  const all = { overdue, today, week }
  return dueSpans.map((span) => {
    const notes = byDay(all[span]?.items ?? [])
    // Of more than one page nobody counts here.
    return { span, notes, count: notes.length + (all[span]?.next ? 1 : 0) }
  })
}

type ColumnProps = Pick<DueTasksProps, 'onDue' | 'onOpen'> & {
  span: DueSpan
  notes: Note[]
  count: number
  onHide: (() => void) | undefined
}

function Column({ span, notes, count, onDue, onOpen, onHide }: ColumnProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex h-8 items-center gap-2.5 border-b border-border">
        <h2 id={id} className="text-secondary font-semibold">
          {dueWords[span]}
        </h2>
        <CountBadge count={count} max={mostDue} />
        {onHide && (
          <span className="ml-auto">
            <Quiet onPress={onHide}>{words.hide}</Quiet>
          </span>
        )}
      </div>
      <ul className="pt-1">
        {notes.slice(0, mostRows).map((note) => (
          <li key={note.id} className="flex min-h-[30px] items-center gap-2.5 text-secondary">
            <button
              type="button"
              lang={languageOf(note.title)}
              title={note.title}
              onClick={() => onOpen(note)}
              className={cx(
                'min-w-0 flex-1 truncate rounded-sm text-left font-semibold hover:underline',
                note.status === 'done' && 'text-ink-3',
              )}
            >
              {note.title}
            </button>
            <When note={note} span={span} />
            {note.profiles && <PersonDisc name={nameOf(note.profiles)} />}
          </li>
        ))}
      </ul>
      {count > mostRows && (
        <Quiet onPress={() => onDue(span)}>
          {words.more(Math.min(count, mostDue) - mostRows, count > mostDue)}
        </Quiet>
      )}
    </section>
  )
}

/** 'by 2 days', 'by 13:00', 'Thu 26'. */
function When({ note: { due_on, due_time }, span }: { note: Note; span: DueSpan }) {
  const { time_zone } = useFirm()
  if (!due_on) return null
  const ofWeek = `${weekday(due_on, 'short')} ${Number(due_on.slice(8))}`
  const today = due_time ? words.byTime(clockTime(due_time)) : words.today
  return (
    <time
      dateTime={due_on}
      className={cx('shrink-0 tabular-nums', span === 'overdue' ? 'text-st-red-fg' : 'text-ink-2')}
    >
      {span === 'overdue'
        ? words.late(daysBetween(due_on, dayIn(time_zone)))
        : span === 'today'
          ? today
          : ofWeek}
    </time>
  )
}

function Quiet({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-[30px] rounded-sm text-meta text-accent hover:underline coarse:min-h-control"
    >
      {children}
    </button>
  )
}
