import type { Fields } from '../../../contract/kernel/row.ts'
import { changeSchema, draftSchema } from '../../../contract/kernel/row-schemas.ts'
import { complaintsIn } from '../check.ts'
import type { Complaints } from '../said.ts'

/** What does not fit a new row. */
export function ofDraft(fields: Fields, draft: unknown): Complaints {
  return complaintsIn(draftSchema(fields), draft)
}

/** What does not fit an edit. */
export function ofChange(fields: Fields, change: object, version: number): Complaints {
  return complaintsIn(changeSchema(fields), { ...change, version })
}
