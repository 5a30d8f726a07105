import { useConfirm } from '../confirm.tsx'

/** The end of an edit in place without saving: asks first when something was typed. */
export function useDiscard(dirty: boolean, close: () => void): () => void {
  const confirm = useConfirm()
  return () => {
    if (!dirty) return close()
    const question = { title: 'Discard changes?', description: 'What you typed here has not been saved.' }
    const answers = { confirmLabel: 'Discard', cancelLabel: 'Keep editing', destructive: true }
    void confirm({ ...question, ...answers }).then((yes) => yes && close())
  }
}
