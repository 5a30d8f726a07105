import type { Deadline } from '../../../../contract/deadlines.ts'
import { doubtWords } from '../../../../contract/words/deadlines.ts'
import { isUnverified } from '../logic.ts'

/** Below every date of a rule that nobody has confirmed. */
export function Unverified({ of }: { of: Pick<Deadline, 'doubts'> }) {
  if (!isUnverified(of)) return null
  return (
    <span className="mt-1 block rounded-sm bg-st-yellow-bg px-1.5 py-0.5 text-meta font-semibold text-st-yellow-fg">
      {doubtWords.unverified}
    </span>
  )
}
