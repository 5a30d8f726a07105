import { sql } from 'kysely'
import type {
  AuthorizationCode,
  LinkType,
  listCodes as listCodesCall,
  listSessions as listSessionsCall,
  OwnSession,
} from '../../../contract/auth.ts'
import { isEmail } from '../../../contract/credentials.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type { Context, StaffContext, SystemContext } from '../../kernel/context.ts'
import { decodeCursor, idShape, momentShape, page } from '../../kernel/cursor.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { hour, recoveryLasts_ms } from './rules.ts'

/** A person as sign-in needs them; never leaves the server as it is. */
export interface Account {
  id: string
  email: string
  full_name: string
  /** In which they are written to; null: the firm's. */
  language: string | null
  password_hash: string
  email_confirmed_at: string | null
  last_sign_in_at: string | null
  deactivated_at: string | null
  created_at: string
}

const columns = [
  'users.id',
  'users.email',
  'users.password_hash',
  'users.email_confirmed_at',
  'users.last_sign_in_at',
  'users.deactivated_at',
  'users.created_at',
  'profiles.full_name',
  'profiles.language',
] as const

const accounts = (ctx: Context) =>
  ctx.db.selectFrom('users').innerJoin('profiles', 'profiles.user_id', 'users.id').select(columns)

/** The account of a folded e-mail, if there is one. */
export async function findAccount(ctx: SystemContext, email: string): Promise<Account | undefined> {
  // What is no e-mail is nobody's, and may hold bytes that the database would not take.
  if (!isEmail(email)) return undefined
  return accounts(ctx).where('users.email', '=', email).executeTakeFirst()
}

/** The account of a folded e-mail, held until the end of the transaction: what is mailed or changed for it goes in turn. */
export async function holdAccount(ctx: SystemContext, email: string): Promise<Account | undefined> {
  return accounts(ctx).where('users.email', '=', email).forNoKeyUpdate('users').executeTakeFirst()
}

export async function getAccount(ctx: SystemContext, id: string): Promise<Account> {
  return accounts(ctx).where('users.id', '=', id).executeTakeFirstOrThrow()
}

/** The account whose living session this is; throws 'ended' otherwise. */
export async function getVouched(
  ctx: SystemContext,
  session: { user_id: string; session_id: string },
): Promise<Account> {
  const account = await accounts(ctx)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .where('sessions.id', '=', session.session_id)
    .where('users.id', '=', session.user_id)
    .where('users.deactivated_at', 'is', null)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', ctx.now.toISOString())
    .executeTakeFirst()
  if (!account) throw new Refusal('unauthenticated', 'session.ended')
  return account
}

/** Whether a recovery link opened this session a short while ago. */
export async function wasRecovered(ctx: SystemContext, session_id: string): Promise<boolean> {
  const since = new Date(ctx.now.getTime() - recoveryLasts_ms).toISOString()
  const row = await ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', session_id)
    .where('recovered_at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Whether a person has signed in from this address before, in another session than the one left out. Where a session was
 * refreshed does not count: a stolen token would make the thief's address a familiar one.
 */
export async function hasSignedInFrom(
  ctx: SystemContext,
  user_id: string,
  address: string,
  left_out?: string,
): Promise<boolean> {
  let sessions = ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user_id)
    .where('opened_from', '=', address)
    .limit(1)
  if (left_out !== undefined) sessions = sessions.where('id', '<>', left_out)
  const row = await sessions.executeTakeFirst()
  return row !== undefined
}

const familiarFor_ms = 90 * 24 * hour

/**
 * Whether a person signs in with a device that they have not signed in with for 90 days; the first one is no news. A new
 * version of a browser is the same device, and an address says nothing: that of a phone is another one each day.
 */
export async function isNewDevice(ctx: SystemContext, user_id: string, user_agent: string): Promise<boolean> {
  const since = new Date(ctx.now.getTime() - familiarFor_ms).toISOString()
  const { rows } = await sql<{ user_agent: string | null; is_recent: boolean }>`
    select whence ->> 'user_agent' as user_agent, max(happened_at) >= ${since} as is_recent from activity_events
      where subject_id = ${user_id} and type = 'auth.signed_in' group by 1`.execute(ctx.db)
  const unversioned = (agent: string) => agent.replace(/[\d._]+/g, '')
  const isKnown = rows.some(
    (row) => row.is_recent && unversioned(row.user_agent ?? '') === unversioned(user_agent),
  )
  return rows.length > 0 && !isKnown
}

/** A code by its hash, held until the end of the transaction so that its uses are counted one by one. */
export async function findCodeByHash(ctx: SystemContext, code_hash: Buffer) {
  return ctx.db
    .selectFrom('authorization_codes')
    .select(['id', 'role', 'email', 'max_uses', 'uses', 'expires_at', 'revoked_at'])
    .where('code_hash', '=', code_hash)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * A mailed link that may still be used, held until the end of the transaction, and its person before it: whatever
 * changes both takes them in this order, and what waited sees here that the link was used or replaced meanwhile.
 */
export async function findOpenLink(ctx: SystemContext, id: string, purpose: LinkType) {
  const open = ctx.db
    .selectFrom('one_time_tokens')
    .select(['id', 'user_id'])
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now.toISOString())
  const link = await open.executeTakeFirst()
  if (!link) return undefined
  await ctx.db.selectFrom('users').select('id').where('id', '=', link.user_id).forNoKeyUpdate().execute()
  return open.forUpdate().executeTakeFirst()
}

export const codeColumns = [
  'id',
  'role',
  'email',
  'max_uses',
  'uses',
  'expires_at',
  'revoked_at',
  'created_by',
  'created_at',
] as const

/** A page of the authorization codes, newest first. */
export async function listCodes(
  ctx: Context,
  { query }: Pick<InputOf<typeof listCodesCall>, 'query'>,
): Promise<{ items: AuthorizationCode[]; next: string | null }> {
  let codes = ctx.db
    .selectFrom('authorization_codes')
    .select(codeColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
  if (query.after) {
    const [created_at = '', id = ''] = decodeCursor(query.after, [momentShape, idShape])
    codes = codes.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '<', tuple(created_at, id)),
    )
  }
  const rows = await codes.execute()
  return page(rows, query.limit, (row) => [row.created_at, row.id])
}

/** A page of the caller's own living sessions, the latest used first. */
export async function listSessions(
  ctx: StaffContext,
  { query }: InputOf<typeof listSessionsCall>,
): Promise<{ items: OwnSession[]; next: string | null }> {
  let sessions = ctx.db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'address', 'created_at', 'refreshed_at', 'expires_at'])
    .where('user_id', '=', ctx.actor.user_id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', ctx.now.toISOString())
    .orderBy('refreshed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
  if (query.after) {
    const [refreshed_at = '', id = ''] = decodeCursor(query.after, [momentShape, idShape])
    sessions = sessions.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('refreshed_at', 'id'), '<', tuple(refreshed_at, id)),
    )
  }
  const rows = (await sessions.execute()).map((row) => ({ ...row, current: row.id === ctx.actor.session_id }))
  return page(rows, query.limit, (row) => [row.refreshed_at, row.id])
}
