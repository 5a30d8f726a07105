import type { Role } from '../../../../contract/people.ts'
import type { Context } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { putStanding } from './put-standing.ts'

/** Gives somebody else another role, which counts from their next request on; the one that they have changes nothing. */
export async function setRole(ctx: Context, user_id: string, role: Role): Promise<void> {
  if (!(await putStanding(ctx, user_id, { role }))) return
  const before = { role: role === 'partner' ? 'associate' : 'partner' }
  await record(ctx, { type: 'person.role_set', subject_id: user_id, before, after: { role } })
}
