import type { AuthorizationCode } from '../../../../contract/auth.ts'
import type { Context } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { notFound } from '../../../kernel/refusal.ts'
import { codeColumns } from '../queries.ts'

/** Makes a code useless from now on. One that is revoked already stays as it is. */
export async function revokeCode(ctx: Context, id: string): Promise<AuthorizationCode> {
  const revoked = await ctx.db
    .updateTable('authorization_codes')
    .set({ revoked_at: ctx.now.toISOString() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(codeColumns)
    .executeTakeFirst()
  if (!revoked) return getCode(ctx, id)
  await record(ctx, { type: 'auth.code_revoked', subject_id: id, role: revoked.role }, [
    { topic: 'authorization_codes', audience: { right: 'roles.give' }, subject_id: id },
  ])
  return revoked
}

async function getCode(ctx: Context, id: string): Promise<AuthorizationCode> {
  const row = await ctx.db
    .selectFrom('authorization_codes')
    .select(codeColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
