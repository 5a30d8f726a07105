import { useSortable } from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, List, ListOrdered, Trash2 } from 'lucide-react'
import type { ListItem } from '../../../../contract/notes.ts'
import { count } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { cx } from '../../../ui/cx.ts'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { ofTask, items as words } from '../labels.ts'

type ListRowProps = {
  item: ListItem
  /** 'item 2 of 5', for those who hear it. */
  place: string
  number: number | undefined
  onChange: (fields: Partial<ListItem>) => void
  onMoveUp: (() => void) | undefined
  onMoveDown: (() => void) | undefined
  onRemove: () => void
}

/** One item in the form of a list task. */
export function ListRow({ item, place, number, onChange, ...moves }: ListRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: item.id })
  const name = item.text || place
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
      className={cx(
        'relative flex items-center gap-1.5 px-1.5 focus-within:bg-sunken coarse:gap-0',
        isDragging && 'z-10 rounded-md bg-raised shadow-popup',
      )}
    >
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        label={words.reorder(name)}
        className="cursor-grab touch-none active:cursor-grabbing"
      >
        <GripVertical className="size-4 text-ink-3" />
      </IconButton>
      <Checkbox
        label={words.completed(name)}
        hideLabel
        className="flex"
        checked={item.completed}
        onChange={(event) => onChange({ completed: event.target.checked })}
      />
      {number === undefined ? (
        <span aria-hidden="true" className="w-5 text-center text-ink-3">
          •
        </span>
      ) : (
        <span aria-hidden="true" className="min-w-5 text-right text-secondary text-ink-3 tabular-nums">
          {count(number)}.
        </span>
      )}
      <input
        type="text"
        aria-label={words.textOf(place)}
        value={item.text}
        lang={languageOf(item.text)}
        maxLength={2000}
        onChange={(event) => onChange({ text: event.target.value })}
        onKeyDown={keepFormOpen}
        className={cx(
          'h-9 min-w-0 flex-1 bg-transparent text-body outline-none coarse:h-control coarse:text-[1rem]',
          item.completed && 'text-ink-3 line-through',
        )}
      />
      <RowMenu name={name} item={item} onChange={onChange} {...moves} />
    </li>
  )
}

type RowMenuProps = Pick<ListRowProps, 'item' | 'onChange' | 'onMoveUp' | 'onMoveDown' | 'onRemove'> & {
  name: string
}

function RowMenu({ name, item, onChange, onMoveUp, onMoveDown, onRemove }: RowMenuProps) {
  const other = item.type === 'bullet' ? 'number' : 'bullet'
  return (
    <Menu
      trigger={
        <IconButton label={ofTask.actions(name)}>
          <Ellipsis className="size-4" />
        </IconButton>
      }
    >
      <MenuItem icon={<ArrowUp />} disabled={!onMoveUp} onSelect={onMoveUp}>
        {words.up}
      </MenuItem>
      <MenuItem icon={<ArrowDown />} disabled={!onMoveDown} onSelect={onMoveDown}>
        {words.down}
      </MenuItem>
      <MenuItem
        icon={other === 'number' ? <ListOrdered /> : <List />}
        onSelect={() => onChange({ type: other })}
      >
        {other === 'number' ? words.toNumber : words.toBullet}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} destructive onSelect={onRemove}>
        {words.remove}
      </MenuItem>
    </Menu>
  )
}

/** Enter in an item does not send the form around it; Ctrl+Enter still does. */
function keepFormOpen(event: {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  preventDefault: () => void
}) {
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault()
}
