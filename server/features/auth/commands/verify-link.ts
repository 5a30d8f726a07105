import type { verifyLink as call, LinkType, Session } from '../../../../contract/auth.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { SystemContext } from '../../../kernel/context.ts'
import type { Open } from '../../../kernel/http.ts'
import { record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { idOfLinkToken } from '../../../platform/tokens/derived-tokens.ts'
import { findOpenLink, getAccount } from '../queries.ts'
import type { AuthParts } from '../rules.ts'
import { answerSession, type Opened, openSession } from './open-session.ts'

/** Uses up a mailed link: the e-mail counts as confirmed, and its owner is signed in. */
export async function verifyLink(
  open: Open,
  parts: AuthParts,
  { body }: Pick<InputOf<typeof call>, 'body'>,
): Promise<Session> {
  const id = idOfLinkToken(parts.secret, body.token_hash, body.type)
  if (!id) throw expired()
  const opened = await open.transact({ kind: 'system' }, (ctx) =>
    enter(ctx, open, parts, { id, purpose: body.type }),
  )
  return answerSession(parts, opened, open.now)
}

const expired = () => new Refusal('forbidden', 'auth.link_expired')

async function enter(
  ctx: SystemContext,
  { client }: Open,
  parts: AuthParts,
  { id, purpose }: { id: string; purpose: LinkType },
): Promise<Opened> {
  const link = await findOpenLink(ctx, id, purpose)
  if (!link) throw expired()
  const account = await getAccount(ctx, link.user_id)
  if (account.deactivated_at !== null) throw expired()

  await voidLinks(ctx, account.id, purpose)
  const email_confirmed_at = account.email_confirmed_at ?? (await confirm(ctx, account.id, client))
  return openSession(ctx, parts, { ...account, email_confirmed_at }, client, purpose)
}

async function confirm(
  ctx: SystemContext,
  user_id: string,
  { address, user_agent }: Open['client'],
): Promise<string> {
  const email_confirmed_at = ctx.now.toISOString()
  await ctx.db.updateTable('users').set({ email_confirmed_at }).where('id', '=', user_id).execute()
  await record(ctx, {
    type: 'auth.email_confirmed',
    subject_id: user_id,
    actor_id: user_id,
    address,
    user_agent,
  })
  return email_confirmed_at
}

/** Makes every link of a person for a purpose useless: one was used, or what it was for is done. */
export async function voidLinks(ctx: SystemContext, user_id: string, purpose: LinkType): Promise<void> {
  await ctx.db
    .updateTable('one_time_tokens')
    .set({ used_at: ctx.now.toISOString() })
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}
