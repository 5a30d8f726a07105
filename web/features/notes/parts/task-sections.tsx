import type { ReactNode } from 'react'
import type { Note } from '../../../../contract/notes.ts'
import { said, taskCount } from '../labels.ts'
import type { NoteCardActions } from './note-card.tsx'
import { TaskSection } from './task-section.tsx'
import type { EditPlace, Section } from './use-editing.ts'
import type { TaskList, useTaskLists } from './use-task-lists.ts'

interface TaskSectionsProps extends Pick<ReturnType<typeof useTaskLists>, 'counted'> {
  lists: Record<Section, TaskList>
  /** The form of a task, and its place. */
  editing?: (EditPlace & { editor: ReactNode }) | undefined
  actions: NoteCardActions
  /** What stands there when neither section has anything. */
  none: ReactNode
}

/** The priority tasks above all others, with the form of one where its card was. */
export function TaskSections({ lists, counted, editing, actions, none }: TaskSectionsProps) {
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
          editing={editingIn('others')}
        />
      )}
      {!hasPriority && !hasOthers && none}
    </>
  )
}
