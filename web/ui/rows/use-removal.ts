import { removeAndGoOn } from '../go-on.ts'
import { useToasts } from '../toast.tsx'

interface Removal {
  remove: (id: string) => Promise<unknown>
  restore: (id: string) => Promise<unknown>
  /** The feature's own words for what happened. */
  said: Record<'deleted' | 'deleteFailed' | 'restored' | 'restoreFailed', string>
}

/** Deletes a row at once, offers to take it back, and keeps the focus beside where it was. */
export function useRemoval({ remove, restore, said }: Removal): (row: { id: string }) => void {
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
