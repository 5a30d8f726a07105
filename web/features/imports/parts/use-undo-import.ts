import type { ImportRun } from '../../../../contract/imports.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useUndo } from '../api.ts'
import { said } from '../labels.ts'

/** Asks, and takes an import back. */
export function useUndoImport({ id }: Pick<ImportRun, 'id'>) {
  const undo = useUndo()
  const confirm = useConfirm()
  const toasts = useToasts()
  const ask = async () => {
    const yes = await confirm({
      title: said.undoQuestion,
      description: said.undoHint,
      confirmLabel: said.undo,
      destructive: true,
    })
    if (!yes) return
    try {
      const { state } = await undo.mutateAsync({ id })
      if (state === 'undone') toasts.success(said.undone, said.undoFailed)
      else toasts.worked(said.undoFailed)
    } catch (error) {
      toasts.error(said.undoFailed, error)
    }
  }
  return { ask: () => void ask(), busy: undo.isPending }
}
