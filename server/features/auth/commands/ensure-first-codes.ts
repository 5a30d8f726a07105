import { sql } from 'kysely'
import type { Role } from '../../../../contract/people.ts'
import type { Transact } from '../../../kernel/transaction.ts'
import { createCode } from './create-code.ts'

/**
 * Makes one partner and one associate code where no code of the role was ever made, and returns them, once.
 * Several instances may start at the same moment: one makes them, the others return nothing.
 */
export async function ensureFirstCodes(
  transact: Transact,
  secret: Uint8Array,
): Promise<{ partner?: string; associate?: string }> {
  return transact({ kind: 'system' }, async (ctx) => {
    await sql`select pg_advisory_xact_lock(hashtext('first authorization codes'))`.execute(ctx.db)
    const known = await ctx.db.selectFrom('authorization_codes').select('role').distinct().execute()
    const isMissing = (role: Role) => !known.some((code) => code.role === role)
    const first: { partner?: string; associate?: string } = {}
    for (const role of ['partner', 'associate'] as const) {
      if (isMissing(role)) first[role] = (await createCode(ctx, secret, { role })).code
    }
    return first
  })
}
