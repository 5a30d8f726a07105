import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'
import type { ListItem } from '../../../../contract/notes.ts'

/** What a screen reader is told on the handle of an item. */
export const dragInstructions: ScreenReaderInstructions = {
  draggable:
    'Press Space to pick the item up, the arrow keys to move it, Space to put it down, Escape to leave it where it was.',
}

/** What a screen reader is told while an item moves: its words and its place, never an id. */
export function announcementsFor(items: readonly ListItem[]): Announcements {
  const name = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.text || 'Item'
  const place = (id: UniqueIdentifier) =>
    `${items.findIndex((item) => item.id === id) + 1} of ${items.length}`
  return {
    onDragStart: ({ active }) => `Picked up ${name(active.id)}, item ${place(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${name(active.id)}: item ${place(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) =>
      over ? `Put down ${name(active.id)}: item ${place(over.id)}.` : `${name(active.id)} is where it was.`,
    onDragCancel: ({ active }) => `${name(active.id)} is where it was.`,
  }
}
