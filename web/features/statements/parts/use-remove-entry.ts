import type { Statement } from '../../../../contract/statements.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { useDeleteStatement, useRestoreStatement } from '../api.ts'
import { said } from '../labels.ts'

/** Deletes an entry at once and offers to take it back. */
export function useRemoveEntry(): (entry: Statement) => void {
  const { mutateAsync: remove } = useDeleteStatement()
  const { mutateAsync: restore } = useRestoreStatement()
  const toasts = useToasts()
  const undo = (id: string) =>
    restore(id).then(
      () => toasts.success(said.restored),
      (error: unknown) => toasts.error(said.restoreFailed, sentenceOf(error)),
    )
  return ({ id }) =>
    void remove(id).then(
      () => toasts.undo(said.deleted, () => void undo(id)),
      (error: unknown) => toasts.error(said.deleteFailed, sentenceOf(error)),
    )
}
