import { saidSources } from '../../../../contract/time-entries.ts'
import { fields, oneOfWords, orNull, text } from '../../../lib/shape.ts'
import type { LineSent } from '../api.ts'

/** What was chosen beside the line and stands over what it says; a case that is null is none. */
export interface Chosen {
  work_date?: string
  case?: { id: string; name: string } | null
  /** Where the line came from, and the task that it is of. */
  sent?: Pick<LineSent, 'source' | 'source_id' | 'note_id'>
}

/** A line as it stands, with what was chosen beside it. */
export interface TypedLine {
  line: string
  chosen: Chosen
}

/** A line that is proposed, and where the caret stands in it. */
export interface Filling extends TypedLine {
  caret: number
}

const caseChosen = orNull(fields<{ id: string; name: string }>({ id: text, name: text }))
const source = oneOfWords(saidSources)

/** What this device has kept of a line; a release before kept its text alone. */
export function keptLine(kept: unknown): TypedLine {
  if (typeof kept === 'string') return { line: kept, chosen: {} }
  const { line, chosen } = { ...Object(kept) }
  return typeof line === 'string'
    ? { line, chosen: keptChosen({ ...Object(chosen) }) }
    : { line: '', chosen: {} }
}

function keptChosen(kept: Record<string, unknown>): Chosen {
  const [day, one] = [text(kept.work_date), caseChosen(kept.case)]
  const from = { ...Object(kept.sent) }
  const [of, source_id, note_id] = [source(from.source), text(from.source_id), text(from.note_id)]
  return {
    ...(day !== undefined && { work_date: day }),
    ...(one !== undefined && { case: one }),
    ...((of ?? note_id) !== undefined && {
      sent: { ...(of && source_id && { source: of, source_id }), ...(note_id && { note_id }) },
    }),
  }
}
