import { useMemo } from 'react'
import type { ListItem, Note } from '../../../../contract/notes.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { removeAndGoOn } from '../../../ui/go-on.ts'
import { type Toasts, useToasts } from '../../../ui/toast.tsx'
import { useArchiveNote, useChangeNote, useDeleteNote, useRestoreNote, useUnarchiveNote } from '../api.ts'
import { asked, said } from '../labels.ts'
import { withItemDone } from './list-items.ts'

export interface NoteActions {
  setPriority: (note: Note, is_priority: boolean) => void
  setKeepAlive: (note: Note, keep_alive: boolean) => void
  reopen: (note: Note) => void
  tick: (note: Note, item: ListItem, completed: boolean) => void
  /** Asks first; offers Undo. */
  archive: (note: Note) => void
  unarchive: (note: Note) => void
  /** Asks first; offers Undo. */
  remove: (note: Note, failure?: string) => void
}

/** What can be done with a task in one press, with its questions and its words afterwards. */
export function useNoteActions(): NoteActions {
  const toasts = useToasts()
  const confirm = useConfirm()
  const { mutateAsync: change } = useChangeNote()
  const { mutateAsync: archive } = useArchiveNote()
  const { mutateAsync: unarchive } = useUnarchiveNote()
  const { mutateAsync: remove } = useDeleteNote()
  const { mutateAsync: restore } = useRestoreNote()

  return useMemo(() => {
    const tell = teller(toasts)
    const putBack = (note: Note) => tell(unarchive(note), said.unarchived, said.unarchiveFailed)
    const archiveAndTell = (note: Note) =>
      archive(note).then(
        (archived) => toasts.undo(said.archived, () => putBack(archived), said.archiveFailed),
        (error: unknown) => toasts.error(said.archiveFailed, error),
      )
    const deleteAndTell = (note: Note, failure: string) =>
      removeAndGoOn(note.id, () => remove(note)).then(
        () =>
          toasts.undo(said.deleted, () => tell(restore(note), said.restored, said.restoreFailed), failure),
        (error: unknown) => toasts.error(failure, error),
      )
    return {
      setPriority: (note, is_priority) =>
        tell(change({ note, change: () => ({ is_priority }) }), said.updated, said.updateFailed),
      setKeepAlive: (note, keep_alive) =>
        tell(change({ note, change: () => ({ keep_alive }) }), said.updated, said.updateFailed),
      reopen: (note) =>
        tell(change({ note, change: () => ({ status: 'todo' }) }), said.updated, said.updateFailed),
      tick: (note, item, completed) => {
        const ticked = (now: Note) => ({ list_items: withItemDone(now.list_items, item.id, completed) })
        tell(change({ note, change: ticked }), undefined, said.updateFailed)
      },
      archive: (note) => {
        const question = { title: asked.archive, description: note.title, confirmLabel: said.archive }
        void confirm(question).then((yes) => (yes ? archiveAndTell(note) : undefined))
      },
      unarchive: putBack,
      remove: (note, failure = said.deleteFailed) => {
        const question = { title: asked.delete, description: note.title, confirmLabel: said.delete }
        void confirm({ ...question, destructive: true }).then((yes) =>
          yes ? deleteAndTell(note, failure) : undefined,
        )
      },
    }
  }, [toasts, confirm, change, archive, unarchive, remove, restore])
}

/** Says how a write ended; unlike a mutation's own callbacks it speaks for every one of several at once. */
function teller(toasts: Toasts) {
  return (write: Promise<unknown>, success: string | undefined, failure: string): void => {
    write.then(
      () => (success ? toasts.success(success, failure) : toasts.worked(failure)),
      (error: unknown) => toasts.error(failure, error),
    )
  }
}
