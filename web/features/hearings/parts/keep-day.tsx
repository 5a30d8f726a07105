import { Button } from '../../../ui/button.tsx'
import { said } from '../labels.ts'

/** The refusal that asks whether the day is kept. */
export const courtClosed = 'hearings.court_closed'

type KeepDayProps = {
  /** Whether the court does not sit on the day, as the line above says. */
  isOffered: boolean
  onKeep: () => void
}

/** Keeps a day on which the court does not sit. */
export function KeepDay({ isOffered, onKeep }: KeepDayProps) {
  if (!isOffered) return null
  return (
    <Button size="sm" className="self-start" onClick={onKeep}>
      {said.keep}
    </Button>
  )
}
