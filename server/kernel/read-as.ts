import { sql } from 'kysely'
import type { Staff, StaffContext } from './context.ts'
import { notFound } from './refusal.ts'
import type { Transact } from './transaction.ts'

/**
 * Reads as a person who has no session here, for a feed or a mail of theirs: with their rights of this moment, in a
 * transaction that cannot write. Not found when they have left. Only jobs and the feed may ask for it, which
 * `tools/check-rooms.ts` sees to (decision 069).
 */
export function readAs<T>(
  transact: Transact,
  user_id: string,
  read: (ctx: StaffContext) => Promise<T>,
): Promise<T> {
  return transact({ kind: 'system' }, async (ctx) => {
    const { rows } = await sql<Pick<Staff, 'role' | 'full_name' | 'rights' | 'hides_cases'>>`
        select role, full_name, rights, current_setting('app.hides_cases') <> 'off' as hides_cases,
            set_config('role', 'sereshta_staff', true)
          from begin_reading(${user_id})`.execute(ctx.db)
    const [person] = rows
    if (!person) throw notFound()
    const { role, full_name, rights, hides_cases } = person
    const actor = { kind: 'staff', user_id, session_id: '', role, full_name, rights, hides_cases } as const
    return read({ ...ctx, actor })
  })
}
