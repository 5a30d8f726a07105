import { sql } from 'kysely'
import type { Role } from '../../../../contract/people.ts'
import type { Context } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { putStanding } from './put-standing.ts'

/** Gives somebody else another role, which counts from their next request on; the one that they have changes nothing. */
export async function setRole(ctx: Context, user_id: string, role: Role): Promise<void> {
  const before = await roleOf(ctx, user_id)
  if (!(await putStanding(ctx, user_id, { role }))) return
  await record(ctx, { type: 'person.role_set', subject_id: user_id, before, after: { role } })
}

/** Behind the lock that `put_standing` takes, so that nobody changes it in between. */
async function roleOf({ db }: Context, user_id: string): Promise<{ role: string }> {
  await sql`select pg_advisory_xact_lock(hashtextextended('standing of people', 0))`.execute(db)
  const found = await db
    .selectFrom('profiles')
    .select('role')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return found ?? { role: '' }
}
