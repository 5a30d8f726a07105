import type { TimeEntry } from '../../../../contract/time-entries.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { useCreateTime, useDeleteTime } from '../api.ts'
import { said } from '../labels.ts'
import { sameAgain } from './grid.ts'

/** Deletes an entry; Undo logs the same again. */
export function useDeleting(): (entry: TimeEntry) => void {
  const { mutateAsync: remove } = useDeleteTime()
  const { mutateAsync: create } = useCreateTime()
  const toasts = useToasts()
  const again = (entry: TimeEntry) =>
    void create(sameAgain(entry)).catch((error: unknown) => toasts.error(said.logFailed, error))
  return (entry) =>
    void remove(entry.id).then(
      () => toasts.undo(said.deleted, () => again(entry), said.deleteFailed),
      (error: unknown) => toasts.error(said.deleteFailed, error),
    )
}
