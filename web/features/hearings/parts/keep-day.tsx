import { Button } from '../../../ui/button.tsx'
import { said } from '../labels.ts'

type KeepDayProps = {
  /** Whether the court does not sit on the day, which stands beside the field of it. */
  isOffered: boolean
  onKeep: () => void
}

/** Keeps a day on which the court does not sit. */
export function KeepDay({ isOffered, onKeep }: KeepDayProps) {
  if (!isOffered) return null
  return (
    <div className="sm:col-span-2">
      <Button size="sm" onClick={onKeep}>
        {said.keep}
      </Button>
    </div>
  )
}
