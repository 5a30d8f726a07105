import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'

/** What a screen reader is told on the handle of an event. */
export const moveInstructions: ScreenReaderInstructions = {
  draggable:
    'Press Space to pick the event up, the arrow keys to move it, Space to put it down, Escape to leave it where it was.',
}

/** What a screen reader is told while an event moves: its title and its place, never an id. */
export function announcementsFor(events: readonly { id: string; title: string }[]): Announcements {
  const name = (id: UniqueIdentifier) => events.find((event) => event.id === id)?.title ?? 'Event'
  const place = (id: UniqueIdentifier) =>
    `${events.findIndex((event) => event.id === id) + 1} of ${events.length}`
  return {
    onDragStart: ({ active }) => `Picked up ${name(active.id)}, event ${place(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${name(active.id)}: event ${place(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) =>
      over ? `Put down ${name(active.id)}: event ${place(over.id)}.` : `${name(active.id)} is where it was.`,
    onDragCancel: ({ active }) => `${name(active.id)} is where it was.`,
  }
}
