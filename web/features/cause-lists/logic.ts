import type { CauseListLine } from '../../../contract/cause-lists.ts'

/**
 * Whether a line is taken without a word of anybody: what is sure, and what somebody has chosen. A hearing whose day has
 * come still waits for its outcome, and is moved by a person only.
 */
const isTickedAtFirst = ({ level, decision, plan }: CauseListLine, today: string): boolean =>
  decision === 'taken' ||
  (decision === 'open' &&
    level === 'sure' &&
    !(plan?.kind === 'move' && plan.from !== null && plan.from <= today))

/** The lines to apply: what was ticked by hand stands over what is ticked at first, which is the first line of a case. */
export function tickedLines(
  lines: readonly CauseListLine[],
  byHand: ReadonlyMap<string, boolean>,
  today: string,
): { id: string; case_ref: string }[] {
  const taken = new Set<string>()
  return lines.flatMap((line) => {
    if (!line.case || line.is_applied) return []
    const case_ref = line.case.id
    const isTicked = byHand.get(line.id) ?? (!taken.has(case_ref) && isTickedAtFirst(line, today))
    if (isTicked) taken.add(case_ref)
    return isTicked ? [{ id: line.id, case_ref }] : []
  })
}
