import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'
import type { ListItem } from '../../../../contract/notes.ts'
import { items as words } from '../labels.ts'

/** What a screen reader is told on the handle of an item. */
export const dragInstructions: ScreenReaderInstructions = { draggable: words.moving }

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
