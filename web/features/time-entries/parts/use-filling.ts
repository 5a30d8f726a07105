import { useToasts } from '../../../ui/toast.tsx'
import type { Filling } from './filling.ts'
import { suggestions as said } from './labels.ts'
import type { TimeLineState } from './use-time-line.ts'

/** The line that a proposal is put into. */
export type LineToFill = Pick<TimeLineState, 'line' | 'chosen' | 'fill'>

/** Fills the line; what somebody had typed there comes back by Undo. */
export function useFilling({ line, chosen, fill }: LineToFill): (next: Filling) => void {
  const toasts = useToasts()
  return (next) => {
    const before = { line, chosen, caret: line.length }
    fill(next)
    if (line.trim() && !chosen.sent) toasts.undo(said.replaced, () => fill(before))
  }
}
