import type { LineSent } from '../api.ts'

/** What was chosen beside the line and stands over what it says; a case that is null is none. */
export interface Chosen {
  work_date?: string
  case?: { id: string; name: string } | null
  /** Where the line came from, and the task that it is of. */
  sent?: Pick<LineSent, 'source' | 'source_id' | 'note_id'>
}

/** A line that is proposed, and where the caret stands in it. */
export interface Filling {
  line: string
  caret: number
  chosen: Chosen
}
