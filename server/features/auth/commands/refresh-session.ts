import type { grantSession as call, Session } from '../../../../contract/auth.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { Client, SystemContext } from '../../../kernel/context.ts'
import type { Open } from '../../../kernel/http.ts'
import { record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { hashOfRefreshToken, refreshTokenOf } from '../../../platform/tokens/derived-tokens.ts'
import { getAccount } from '../queries.ts'
import { type AuthParts, judgeRefresh } from '../rules.ts'
import { endSessions } from './end-sessions.ts'
import { addGeneration, answerSession, type Opened } from './open-session.ts'

type Outcome = 'unknown' | 'reused' | Opened

/**
 * Renews a session: uses up the refresh token and answers its successor. Two tabs that present the same one
 * within the grace get the same successor; a used one that comes later ends the whole session.
 */
export async function refreshSession(
  open: Open,
  parts: AuthParts,
  { body }: Pick<InputOf<typeof call>, 'body'>,
): Promise<Session> {
  const token_hash = hashOfRefreshToken(parts.secret, body.refresh_token ?? '')
  const outcome = await open.transact({ kind: 'system' }, (ctx) =>
    renew(ctx, open.client, parts.secret, token_hash),
  )
  if (outcome === 'unknown') throw new Refusal('invalid', 'auth.refresh_unknown')
  // Thrown only now: the end of the session must be kept.
  if (outcome === 'reused') throw new Refusal('invalid', 'auth.refresh_used')
  return answerSession(parts, outcome, open.now)
}

async function renew(
  ctx: SystemContext,
  client: Client,
  secret: Uint8Array,
  token_hash: Buffer,
): Promise<Outcome> {
  const held = await holdSession(ctx, token_hash)
  if (!held) return 'unknown'
  const { session_id, generation, user_id } = held

  const [token, successor] = await ctx.db
    .selectFrom('refresh_tokens')
    .select('used_at')
    .where('session_id', '=', session_id)
    .where('generation', 'in', [generation, generation + 1])
    .orderBy('generation')
    .execute()
  const verdict = token ? judgeRefresh(token, successor, ctx.now) : 'end'

  if (verdict === 'end') {
    const { address, user_agent } = client
    await endSessions(ctx, { user_id, only: session_id })
    await record(ctx, {
      type: 'auth.session_reuse_detected',
      subject_id: user_id,
      session_id,
      address,
      user_agent,
    })
    return 'reused'
  }
  if (verdict === 'renew') await spend(ctx, client, secret, held)
  const refresh_token = refreshTokenOf(secret, session_id, generation + 1)
  return { account: await getAccount(ctx, user_id), session_id, refresh_token }
}

/** The living session of a token, held: several refreshes at once go one by one from here. */
async function holdSession(ctx: SystemContext, token_hash: Buffer) {
  const token = await ctx.db
    .selectFrom('refresh_tokens')
    .select(['session_id', 'generation'])
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  if (!token) return undefined
  const session = await ctx.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.user_id')
    .where('sessions.id', '=', token.session_id)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', ctx.now.toISOString())
    .where('users.deactivated_at', 'is', null)
    .forUpdate('sessions')
    .executeTakeFirst()
  return session && { ...token, ...session }
}

async function spend(
  ctx: SystemContext,
  { address, user_agent }: Client,
  secret: Uint8Array,
  { session_id, generation }: { session_id: string; generation: number },
): Promise<void> {
  const at = ctx.now.toISOString()
  await ctx.db
    .updateTable('refresh_tokens')
    .set({ used_at: at })
    .where('session_id', '=', session_id)
    .where('generation', '=', generation)
    .execute()
  await ctx.db
    .updateTable('sessions')
    .set({ refreshed_at: at, address, user_agent })
    .where('id', '=', session_id)
    .execute()
  await addGeneration(ctx, secret, session_id, generation + 1)
}
