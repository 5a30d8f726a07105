import { v7 as uuidv7 } from 'uuid'
import type { AuthorizationCode, CodeDraft } from '../../../../contract/auth.ts'
import { foldEmail } from '../../../../contract/credentials.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { Context } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { invalidField } from '../../../kernel/refusal.ts'
import { codeColumns } from '../queries.ts'
import { drawCode, hashOfCode } from '../rules.ts'

/** Makes an authorization code for a role. The answer is the only place where the code itself ever stands. */
export async function createCode(
  ctx: Context,
  secret: Uint8Array,
  draft: CodeDraft,
): Promise<AuthorizationCode & { code: string }> {
  const expires_at = draft.expires_at ? new Date(draft.expires_at) : null
  if (expires_at && expires_at <= ctx.now) throw invalidField('expires_at', complaint('in_the_future'))
  const code = drawCode()
  const row = await ctx.db
    .insertInto('authorization_codes')
    .values({
      id: uuidv7(),
      code_hash: hashOfCode(secret, code),
      role: draft.role,
      email: draft.email ? foldEmail(draft.email) : null,
      max_uses: draft.max_uses ?? null,
      expires_at: expires_at?.toISOString() ?? null,
      created_by: ctx.actor.kind === 'staff' ? ctx.actor.user_id : null,
      created_at: ctx.now.toISOString(),
    })
    .returning(codeColumns)
    .executeTakeFirstOrThrow()
  const { id, role, email, max_uses } = row
  await record(ctx, { type: 'auth.code_created', subject_id: id, role, email, max_uses }, [
    { topic: 'authorization_codes', audience: { right: 'roles.give' }, subject_id: id },
  ])
  return { ...row, code }
}
