import type { ReactNode } from 'react'
import type { Note } from '../../../../contract/notes.ts'
import { Card } from '../../../ui/card.tsx'
import { Skeleton, SkeletonGroup, SkeletonLines } from '../../../ui/skeleton.tsx'
import { said, taskCount } from '../labels.ts'
import type { NoteCardActions } from './note-card.tsx'
import { gridClass, TaskSection } from './task-section.tsx'
import type { EditPlace, Section } from './use-editing.ts'
import type { TaskList, useTaskLists } from './use-task-lists.ts'

interface TaskSectionsProps extends Pick<ReturnType<typeof useTaskLists>, 'counted'> {
  lists: Record<Section, TaskList>
  /** The form of a task, and its place. */
  editing?: (EditPlace & { editor: ReactNode }) | undefined
  actions: NoteCardActions
  /** The ids of those that are selected, where that can be done. */
  selected?: ReadonlySet<string> | undefined
  /** What stands there when neither section has anything. */
  none: ReactNode
}

/** The priority tasks above all others, with the form of one where its card was. */
export function TaskSections({ lists, counted, editing, actions, selected, none }: TaskSectionsProps) {
  const { priority, others } = lists
  const editingIn = (section: Section) => (editing?.section === section ? editing : undefined)
  const has = (section: Section, notes: readonly Note[]) =>
    notes.some((note) => note.id !== editing?.id) || editing?.section === section
  const hasPriority = has('priority', priority.notes)
  const hasOthers = has('others', others.notes)
  // Below a full section nothing is seen before somebody scrolls.
  const isBelow = priority.notes.length > 6
  const restCount = counted && counted.count - counted.priority
  return (
    <>
      {hasPriority && (
        <TaskSection
          name="priority"
          title={said.priorityTasks}
          count={counted?.priority}
          notes={priority.notes}
          pages={priority.pages}
          actions={actions}
          selected={selected}
          editing={editingIn('priority')}
        />
      )}
      {hasOthers && (
        <TaskSection
          name="others"
          title={hasPriority ? said.allTasks : taskCount(restCount ?? others.notes.length, counted?.capped)}
          count={hasPriority && !counted?.capped ? restCount : undefined}
          notes={others.notes}
          pages={others.pages}
          firstRows={isBelow ? 0 : undefined}
          actions={actions}
          selected={selected}
          editing={editingIn('others')}
        />
      )}
      {!hasPriority && !hasOthers && none}
    </>
  )
}

/** Holds the place of a section of tasks in its final shape. */
export function TasksSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-3">
      <Skeleton className="my-1 h-4 w-32" />
      <div className={gridClass}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
          <CardSkeleton key={card} />
        ))}
      </div>
    </SkeletonGroup>
  )
}

function CardSkeleton() {
  return (
    <Card aria-hidden="true" className="flex min-h-[290px] flex-col">
      <div className="flex-1 px-4 pt-2.5 pb-3">
        <div className="flex h-[30px] items-center">
          <Skeleton className="h-3 w-2/5" />
        </div>
        <Skeleton className="my-1 h-4 w-4/5" />
        <Skeleton className="mt-3 mb-4 h-3 w-1/2" />
        <SkeletonLines lines={4} />
      </div>
      <div className="flex flex-col gap-2 border-t border-border px-4 py-2.5">
        <div className="flex h-[26px] items-center justify-between">
          <Skeleton className="h-[26px] w-28 rounded-full" />
          <Skeleton className="h-3 w-16" />
        </div>
        <div className="flex h-[30px] items-center gap-3">
          <Skeleton className="h-1 flex-1" />
          <Skeleton className="h-3 w-14" />
        </div>
      </div>
    </Card>
  )
}
