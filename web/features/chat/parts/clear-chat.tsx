import { Eraser } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useClearChat } from '../api.ts'
import { asked, said } from '../labels.ts'

/** For partners: deletes everything in the chat, after a question. */
export function ClearChat() {
  const { mutateAsync: clear, isPending } = useClearChat()
  const confirm = useConfirm()
  const toasts = useToasts()
  const press = async () => {
    const yes = await confirm({
      title: asked.clear,
      description: asked.allGone,
      confirmLabel: asked.clearIt,
      destructive: true,
    })
    if (!yes) return
    await clear(undefined).then(
      () => toasts.success(said.cleared, said.clearFailed),
      (error: unknown) => toasts.error(said.clearFailed, error),
    )
  }
  return (
    <Button
      icon={<Eraser aria-hidden="true" className="size-4" />}
      busy={isPending}
      onClick={() => void press()}
    >
      {asked.clearIt}
    </Button>
  )
}
