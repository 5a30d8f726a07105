import { useConfirm } from '../confirm.tsx'
import { removeAndGoOn } from '../go-on.ts'
import { said as own } from '../labels.ts'
import { useToasts } from '../toast.tsx'

type Write = () => { mutateAsync: (id: string) => Promise<unknown> }
type Said<Name extends string> = Record<Name, string>

/** Deletes a row at once, offers to take it back, and keeps the focus beside where it was. */
export function useRemoval(
  { useDelete, useRestore }: { useDelete: Write; useRestore: Write },
  said: Said<'deleted' | 'deleteFailed' | 'restored' | 'restoreFailed'>,
): (row: { id: string }) => void {
  const { mutateAsync: remove } = useDelete()
  const { mutateAsync: restore } = useRestore()
  const toasts = useToasts()
  const undo = (id: string) =>
    restore(id).then(
      () => toasts.success(said.restored, said.restoreFailed),
      (error: unknown) => toasts.error(said.restoreFailed, error),
    )
  return ({ id }) =>
    void removeAndGoOn(id, remove).then(
      () => toasts.undo(said.deleted, () => void undo(id), said.deleteFailed),
      (error: unknown) => toasts.error(said.deleteFailed, error),
    )
}

/** Deletes a row that cannot be taken back, once somebody has said yes to the question; the focus stays beside it. */
export function useAskedRemoval(
  { useDelete }: { useDelete: Write },
  said: Said<'deleted' | 'deleteFailed'>,
  question: string,
): (row: { id: string }, name: string) => void {
  const { mutateAsync: remove } = useDelete()
  const confirm = useConfirm()
  const toasts = useToasts()
  return ({ id }, name) =>
    void confirm({ title: question, description: name, confirmLabel: own.remove, destructive: true }).then(
      (yes) => {
        if (!yes) return
        removeAndGoOn(id, remove).then(
          () => toasts.success(said.deleted, said.deleteFailed),
          (error: unknown) => toasts.error(said.deleteFailed, error),
        )
      },
    )
}
