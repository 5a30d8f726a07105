import { RotateCcw } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { portalWords as said } from '../labels.ts'
import { dropApplication, useApplication } from './kept-application.ts'

/** For another person on the same device, and for a mistyped address: forgets everything, after a question. */
export function StartOver() {
  const { email, step } = useApplication()
  const confirm = useConfirm()
  const ask = async () => {
    const yes = await confirm({
      title: said.startOverTitle,
      description: step >= 3 ? said.startOverInTest : said.startOverHint,
      confirmLabel: said.startOver,
      destructive: true,
    })
    if (yes) dropApplication()
  }
  return (
    <p className="mt-4 flex flex-wrap items-center justify-center gap-x-2 text-secondary text-ink-2">
      <span className="min-w-0 [overflow-wrap:anywhere]">{said.applyingAs(email)}</span>
      <Button variant="ghost" size="sm" icon={<RotateCcw className="size-4" />} onClick={() => void ask()}>
        {said.startOver}
      </Button>
    </p>
  )
}
