import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useId, useState } from 'react'
import type { TimelineEvent } from '../../../../contract/timeline.ts'
import { count } from '../../../lib/format.ts'
import { CountBadge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import type { Move } from '../api.ts'
import { countedEvents, moving } from '../labels.ts'
import { afterOf, type CaseGroup } from '../logic.ts'
import { EventItem } from './event-item.tsx'

type CaseLineProps = {
  group: CaseGroup
  /** Further events of it are not loaded yet. */
  isCut: boolean
  onMove: (move: Move) => void
  onEdit: (event: TimelineEvent) => void
  onDelete: (event: TimelineEvent) => void
}

/** The events of one case in their order, which everybody may change. */
export function CaseLine({ group: { case_id, events }, isCut, onMove, onEdit, onDelete }: CaseLineProps) {
  const headingId = useId()
  const client_name = events[0]?.client_name
  const { moved, moveTo, ...dragging } = useMoves(events, onMove)
  return (
    <section aria-labelledby={headingId}>
      <Card className="overflow-hidden">
        <div className="flex items-center gap-3 border-b border-border bg-sunken px-4 py-2.5">
          <h2
            id={headingId}
            className="min-w-0 font-serif text-section font-semibold [overflow-wrap:anywhere]"
          >
            {case_id}
            {client_name && (
              <span className="font-sans text-secondary font-normal text-ink-2"> · {client_name}</span>
            )}
          </h2>
          {!isCut && <CountBadge count={events.length} what={countedEvents(events.length)} />}
        </div>
        <DndContext
          {...dragging}
          collisionDetection={closestCenter}
          accessibility={{
            announcements: announcementsFor(events),
            screenReaderInstructions: { draggable: moving.how },
          }}
        >
          <SortableContext items={events} strategy={verticalListSortingStrategy}>
            <ol aria-labelledby={headingId} className="flex flex-col px-2">
              {events.map((event, at) => (
                <EventItem
                  key={event.id}
                  event={event}
                  onEdit={() => onEdit(event)}
                  onDelete={() => onDelete(event)}
                  onMoveUp={at > 0 ? () => moveTo(event, at - 1) : undefined}
                  onMoveDown={at < events.length - 1 ? () => moveTo(event, at + 1) : undefined}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
        <p role="status" className="sr-only">
          {moved}
        </p>
      </Card>
    </section>
  )
}

/** How events are moved, by dragging and by buttons; `moved` says what a button did. */
function useMoves(events: readonly TimelineEvent[], onMove: (move: Move) => void) {
  const [moved, setMoved] = useState('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const moveTo = (event: TimelineEvent, place: number) => {
    onMove({ id: event.id, after: afterOf(events, event.id, place) })
    setMoved(moving.moved(event.title, count(place + 1), count(events.length)))
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const event = events.find(({ id }) => id === active.id)
    const place = events.findIndex(({ id }) => id === over?.id)
    if (event && place >= 0 && active.id !== over?.id)
      onMove({ id: event.id, after: afterOf(events, event.id, place) })
  }
  return { moved, moveTo, sensors, onDragEnd }
}

/** What a screen reader is told while an event moves: its title and its place, never an id. */
function announcementsFor(events: readonly TimelineEvent[]): Announcements {
  const at = (id: UniqueIdentifier) => events.findIndex((event) => event.id === id)
  const name = (id: UniqueIdentifier) => events[at(id)]?.title ?? moving.unknown
  const place = (id: UniqueIdentifier) => [count(at(id) + 1), count(events.length)] as const
  return {
    onDragStart: ({ active: { id } }) => moving.pickedUp(name(id), ...place(id)),
    onDragOver: ({ active, over }) => (over ? moving.over(name(active.id), ...place(over.id)) : undefined),
    onDragEnd: ({ active: { id }, over }) =>
      over ? moving.putDown(name(id), ...place(over.id)) : moving.stayed(name(id)),
    onDragCancel: ({ active }) => moving.stayed(name(active.id)),
  }
}
