import { v7 as uuidv7 } from 'uuid'
import type { LinkType, Session, User } from '../../../../contract/auth.ts'
import type { Client, SystemContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { accessTokenSeconds } from '../../../platform/tokens/access-tokens.ts'
import { hashOfRefreshToken, refreshTokenOf } from '../../../platform/tokens/derived-tokens.ts'
import { type Account, isNewDevice } from '../queries.ts'
import { type AuthParts, sessionLife_ms } from '../rules.ts'

/** A session and its newest refresh token, as the transaction that made it hands it out. */
export interface Opened {
  account: Account
  session_id: string
  refresh_token: string
}

/** Begins a session of a person who has just proved who they are. */
export async function openSession(
  ctx: SystemContext,
  { secret }: AuthParts,
  account: Account,
  { address, user_agent }: Client,
  by: 'password' | LinkType,
): Promise<Opened> {
  const isNew = await isNewDevice(ctx, account.id, user_agent)
  const session_id = uuidv7()
  const at = ctx.now.toISOString()
  const expires_at = new Date(ctx.now.getTime() + sessionLife_ms).toISOString()
  await ctx.db
    .insertInto('sessions')
    .values({
      id: session_id,
      user_id: account.id,
      user_agent,
      address,
      opened_from: address,
      created_at: at,
      refreshed_at: at,
      expires_at,
      recovered_at: by === 'recovery' ? at : null,
    })
    .execute()
  const refresh_token = await addGeneration(ctx, secret, session_id, 1)
  await ctx.db.updateTable('users').set({ last_sign_in_at: at }).where('id', '=', account.id).execute()
  await record(ctx, {
    type: 'auth.signed_in',
    subject_id: account.id,
    actor_id: account.id,
    session_id,
    by: by === 'password' ? by : 'link',
    ...(isNew && { is_new_device: true }),
    address,
    user_agent,
  })
  return { account: { ...account, last_sign_in_at: at }, session_id, refresh_token }
}

/** Adds a generation to a session and returns its refresh token, of which only the hash is stored. */
export async function addGeneration(
  ctx: SystemContext,
  secret: Uint8Array,
  session_id: string,
  generation: number,
): Promise<string> {
  const token = refreshTokenOf(secret, session_id, generation)
  await ctx.db
    .insertInto('refresh_tokens')
    .values({
      token_hash: hashOfRefreshToken(secret, token),
      session_id,
      generation,
      created_at: ctx.now.toISOString(),
    })
    .execute()
  return token
}

/** The answer that hands a session to its person, with an access token signed now. */
export async function answerSession(
  { tokens }: AuthParts,
  { account, session_id, refresh_token }: Opened,
  now: Date,
): Promise<Session> {
  const claims = { email: account.email, role: 'authenticated' }
  return {
    access_token: await tokens.sign({ user_id: account.id, session_id }, claims, now),
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: Math.floor(now.getTime() / 1000) + accessTokenSeconds,
    refresh_token,
    user: presentUser(account),
  }
}

/** A person in the words of the sign-in standard. */
export function presentUser(account: Account): User {
  const { email_confirmed_at, last_sign_in_at } = account
  return {
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    created_at: account.created_at,
    ...(email_confirmed_at ? { email_confirmed_at, confirmed_at: email_confirmed_at } : {}),
    ...(last_sign_in_at ? { last_sign_in_at } : {}),
    app_metadata: {},
    user_metadata: { full_name: account.full_name },
  }
}
