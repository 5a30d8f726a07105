import type { CauseListLine } from '../../../contract/cause-lists.ts'

/** Whether a line is taken without a word of anybody: what is sure, and what somebody has chosen. */
const isTickedAtFirst = ({ level, decision, is_applied, case: of }: CauseListLine): boolean =>
  of !== null && !is_applied && decision !== 'refused' && (level === 'sure' || decision === 'taken')

/** The lines to apply: what was ticked by hand stands over what is ticked at first. */
export const tickedLines = (
  lines: readonly CauseListLine[],
  byHand: ReadonlyMap<string, boolean>,
): { id: string; case_ref: string }[] =>
  lines.flatMap((line) =>
    line.case && !line.is_applied && (byHand.get(line.id) ?? isTickedAtFirst(line))
      ? [{ id: line.id, case_ref: line.case.id }]
      : [],
  )
