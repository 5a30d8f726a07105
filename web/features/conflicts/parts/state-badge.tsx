import type { CheckState } from '../../../../contract/conflict-words.ts'
import { conflictStateWords } from '../../../../contract/words/case-kinds.ts'
import { StatusBadge } from '../../../ui/badge.tsx'
import { stateTones } from '../logic.ts'

/** How a check stands. */
export function StateBadge({ state }: { state: CheckState }) {
  return <StatusBadge tone={stateTones[state]}>{conflictStateWords[state]}</StatusBadge>
}
