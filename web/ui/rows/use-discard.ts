import { useConfirm } from '../confirm.tsx'
import { discarding } from '../labels.ts'

/** The end of an edit in place without saving: asks first when something was typed. */
export function useDiscard(dirty: boolean, close: () => void): () => void {
  const confirm = useConfirm()
  return () => {
    if (!dirty) return close()
    void confirm({ ...discarding, destructive: true }).then((yes) => yes && close())
  }
}
