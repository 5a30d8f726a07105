import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { ListItem, Note } from '../../../../contract/notes.ts'
import { useAuth } from '../../auth/public.tsx'
import { newTask } from '../address.ts'
import { findNoteDraft, useDraftMirror } from './note-draft.ts'
import { type FormField, isDirty, type NoteForm, withField } from './note-form.ts'
import { type NoteSavesCalls, useNoteSaves } from './use-note-saves.ts'
import { useVerdict } from './use-verdict.ts'
import { useWork, workGiven, workOn } from './use-work.ts'

interface NoteFormCalls extends NoteSavesCalls {
  /** The task as it stands now. */
  now: Note | undefined
}

/**
 * The form of a task from opening to saving; without one it is a new task, which becomes a row with its first save. A
 * save made on an older version is joined with what others changed and sent again; what both changed becomes a
 * conflict, which `decide` settles. Whatever fails, the typing stays.
 */
export function useNoteForm(opened: Note | undefined, { now, ...calls }: NoteFormCalls) {
  const { user_id } = useAuth()
  const [kept] = useState(() => findNoteDraft(opened?.id ?? newTask))
  const given = useLocation({ select: ({ state }) => state.task, structuralSharing: true })
  const content = useWork(opened, kept ?? (opened ? undefined : workGiven(given)), user_id)
  const { work, typed, latest, put, fill, takeBookings } = content
  const verdict = useVerdict()
  const { rowNow, ...saves } = useNoteSaves(opened, content, verdict, {
    ...calls,
    onSaved: (id) => {
      draft.drop()
      calls.onSaved(id)
    },
  })
  const dirty = isDirty(typed.base, typed.form)
  const draft = useDraftMirror(saves.row?.id ?? newTask, typed, dirty)
  const [isRestored, setRestored] = useState(kept !== undefined && isDirty(kept.base, kept.form))
  const [seen, setSeen] = useState<Note>()
  if (now !== seen) {
    setSeen(now)
    takeBookings(now)
  }
  return {
    /** With the task as it was opened or made, undefined while it is no record yet. */
    ...saves,
    form: work.form,
    base: work.base,
    version: work.version,
    filling: content.filling,
    dirty,
    failure: verdict.failure,
    complaints: verdict.complaints,
    /** It came back filled with what an earlier visit left unsaved. */
    isRestored: isRestored && dirty,
    set: <F extends FormField>(field: F, value: NoteForm[F]) => {
      put({ ...latest.current, form: withField(latest.current.form, field, value) })
      verdict.forget(field)
    },
    /** What stands in the line of a new item, which a save adds. */
    newItem: work.newItem,
    setNewItem: (newItem: ListItem | undefined) => put({ ...latest.current, newItem }),
    isMoving: saves.isSaving && verdict.failure?.isGone === true,
    /** Gives up what was typed and begins anew, from the task as it stands now. */
    discard: () => {
      setRestored(false)
      fill(workOn(now ?? rowNow.current))
    },
    /** The typing is given up on purpose. */
    giveUp: draft.drop,
  }
}

export type NoteFormState = ReturnType<typeof useNoteForm>
