import { relativeTime } from '../../../lib/format.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'

/** Typing that an earlier visit left unsaved: taken up again, or given up for good. */
export function DraftOffer({
  keptAt,
  onRestore,
  onDiscard,
}: {
  keptAt: string
  onRestore: () => void
  onDiscard: () => void
}) {
  return (
    <Alert
      tone="info"
      title="Restore draft?"
      action={
        <span className="flex shrink-0 flex-wrap gap-2">
          <Button size="sm" onClick={onDiscard}>
            Discard
          </Button>
          <Button size="sm" variant="primary" onClick={onRestore}>
            Restore
          </Button>
        </span>
      }
    >
      You typed here {relativeTime(keptAt)} and did not save it.
    </Alert>
  )
}
