import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type ScreenReaderInstructions,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useRef, useState } from 'react'
import type { ListItem } from '../../../../contract/notes.ts'
import { items as words } from '../labels.ts'
import { numberOf, withItemMoved } from './list-items.ts'
import { ListRow } from './list-row.tsx'
import { NewItem } from './new-item.tsx'

type ListEditorProps = {
  labelledBy: string
  items: ListItem[]
  onChange: (items: ListItem[]) => void
  /** What stands in the line of a new item. */
  newItem: ListItem | undefined
  onNewItem: (item: ListItem | undefined) => void
}

function usePointerAndKeys() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
}

/** The items of a list: typed, ticked, moved by pointer, keyboard or menu, and removed. */
export function ListEditor({ labelledBy, items, onChange, newItem, onNewItem }: ListEditorProps) {
  const [moved, setMoved] = useState('')
  const [isMoving, setMoving] = useState(false)
  const newLine = useRef<HTMLInputElement>(null)
  const sensors = usePointerAndKeys()
  const indexOf = (id: unknown) => items.findIndex((item) => item.id === id)
  const move = (from: number, to: number) => {
    onChange(withItemMoved(items, from, to))
    setMoved(words.moved(items[from]?.text || words.item, words.place(to + 1, items.length)))
  }
  const remove = (id: string) => {
    onChange(items.filter((item) => item.id !== id))
    // The menu would give the focus back to a button that is gone by then.
    setTimeout(() => newLine.current?.focus())
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setMoving(false)
    if (over && over.id !== active.id) onChange(withItemMoved(items, indexOf(active.id), indexOf(over.id)))
  }
  return (
    // Escape during a move ends the move and not the form around it.
    <div
      data-moving={isMoving || undefined}
      className="flex flex-1 flex-col rounded-md border border-field-border bg-surface"
    >
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={() => setMoving(true)}
        onDragCancel={() => setMoving(false)}
        onDragEnd={onDragEnd}
        accessibility={{ announcements: announcementsFor(items), screenReaderInstructions: dragInstructions }}
      >
        <SortableContext items={items} strategy={verticalListSortingStrategy}>
          {items.length > 0 && (
            <ul aria-labelledby={labelledBy} className="flex flex-col py-1">
              {items.map((item, index) => (
                <ListRow
                  key={item.id}
                  item={item}
                  place={words.place(index + 1, items.length)}
                  number={numberOf(items, index)}
                  onChange={(fields) => onChange(items.with(index, { ...item, ...fields }))}
                  onMoveUp={index > 0 ? () => move(index, index - 1) : undefined}
                  onMoveDown={index < items.length - 1 ? () => move(index, index + 1) : undefined}
                  onRemove={() => remove(item.id)}
                />
              ))}
            </ul>
          )}
        </SortableContext>
      </DndContext>
      <NewItem ref={newLine} items={items} onChange={onChange} typed={newItem} onTyped={onNewItem} />
      <p role="status" className="sr-only">
        {moved}
      </p>
    </div>
  )
}

/** What a screen reader is told on the handle of an item. */
const dragInstructions: ScreenReaderInstructions = { draggable: words.moving }

/** What a screen reader is told while an item moves: its words and its place, never an id. */
export function announcementsFor(items: readonly ListItem[]): Announcements {
  const name = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.text || words.item
  const place = (id: UniqueIdentifier) =>
    words.place(items.findIndex((item) => item.id === id) + 1, items.length)
  return {
    onDragStart: ({ active }) => words.pickedUp(name(active.id), place(active.id)),
    onDragOver: ({ active, over }) => (over ? words.over(name(active.id), place(over.id)) : undefined),
    onDragEnd: ({ active, over }) =>
      over ? words.putDown(name(active.id), place(over.id)) : words.back(name(active.id)),
    onDragCancel: ({ active }) => words.back(name(active.id)),
  }
}
