import { Circle, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { ListItem, Note } from '../../../../contract/notes.ts'
import { noteNames } from '../../../../contract/words/notes.ts'
import { count } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { cx } from '../../../ui/cx.ts'
import { RichText } from '../../../ui/rich-text.tsx'
import { items as itemWords, listSummary } from '../labels.ts'
import { itemsOnCard, numberOf } from './list-items.ts'

type NoteBodyProps = {
  note: Note
  /** All of it instead of the first four lines or three items. */
  whole?: boolean | undefined
  /** Ticks an item; left out where the reader may not. */
  onTick?: ((item: ListItem, completed: boolean) => void) | undefined
}

/** What a task says: its text, or its list. */
export function NoteBody({ note, whole = false, onTick }: NoteBodyProps) {
  if (note.note_type === 'list') return <ItemList note={note} whole={whole} onTick={onTick} />
  if (note.content === '') return null
  return (
    <RichText
      markup={note.content}
      excerpt={note.content_is_excerpt}
      className={cx('text-body', note.is_archived ? 'text-ink-3' : 'text-ink-2', !whole && 'line-clamp-4')}
    />
  )
}

function ItemList({ note, whole, onTick }: NoteBodyProps) {
  const items = note.list_items
  if (items.length === 0) return null
  const shown = whole ? items : items.slice(0, itemsOnCard)
  const done = items.filter((item) => item.completed).length
  return (
    <div>
      <ul
        aria-label={noteNames.list_items}
        className={cx(
          'flex flex-col gap-[3px] text-body',
          onTick && 'coarse:gap-0',
          note.is_archived ? 'text-ink-3' : 'text-ink-2',
        )}
      >
        {shown.map((item, index) => (
          <Item
            key={item.id}
            item={item}
            number={numberOf(items, index)}
            whole={whole}
            onTick={onTick && ((completed) => onTick(item, completed))}
          />
        ))}
      </ul>
      <p className="mt-[3px] pl-6 text-meta text-ink-3">{listSummary(items.length, done, shown.length)}</p>
    </div>
  )
}

type ItemProps = {
  item: ListItem
  number: number | undefined
  whole: boolean | undefined
  onTick: ((completed: boolean) => void) | undefined
}

function Item({ item, number, whole, onTick }: ItemProps) {
  const { completed, tick } = useTick(item.completed, onTick)
  const words = number === undefined ? item.text : `${count(number)}. ${item.text}`
  const text = (
    <span
      lang={languageOf(item.text)}
      className={cx('min-w-0', whole ? 'break-words' : 'truncate', completed && 'text-ink-3 line-through')}
    >
      {words}
    </span>
  )
  if (!onTick) {
    return (
      <li className="flex items-start gap-2">
        <TickMark completed={completed} className="mt-[3px]" />
        <span className="sr-only">{completed ? itemWords.done : itemWords.open}</span>
        {text}
      </li>
    )
  }
  return (
    <li className="flex">
      <label className="flex min-w-0 items-start gap-2 coarse:py-[9px]">
        <span className="relative flex shrink-0 py-[3px]">
          <input
            type="checkbox"
            checked={completed}
            onChange={(event) => tick(event.target.checked)}
            className="peer absolute -inset-1 appearance-none coarse:-inset-x-3 coarse:-inset-y-[9px] rounded-full focus-visible:outline-offset-0"
          />
          <TickMark completed={completed} />
        </span>
        {text}
      </label>
    </li>
  )
}

/** The tick as pressed, until the note says otherwise: a checkbox has to answer within the press itself. */
function useTick(known: boolean, onTick: ((completed: boolean) => void) | undefined) {
  const [before, setBefore] = useState(known)
  const [completed, setCompleted] = useState(known)
  if (known !== before) {
    setBefore(known)
    setCompleted(known)
  }
  const tick = (next: boolean) => {
    setCompleted(next)
    onTick?.(next)
  }
  return { completed, tick }
}

function TickMark({ completed, className }: { completed: boolean; className?: string | undefined }) {
  const Icon = completed ? CircleCheck : Circle
  return (
    <Icon
      aria-hidden="true"
      className={cx(
        'pointer-events-none size-4 shrink-0',
        completed ? 'text-st-green-fg' : 'text-ink-3',
        className,
      )}
    />
  )
}
