import type { CheckState } from '../../../../contract/conflict-words.ts'
import { StatusBadge } from '../../../ui/badge.tsx'
import { checkStateWords } from '../labels.ts'
import { stateTones } from '../logic.ts'

/** How a check stands. */
export function StateBadge({ state }: { state: CheckState }) {
  return <StatusBadge tone={stateTones[state]}>{checkStateWords[state]}</StatusBadge>
}
