import { v7 as uuidv7 } from 'uuid'
import type { signUp as call, User } from '../../../../contract/auth.ts'
import { foldEmail, foldPassword, isEmail } from '../../../../contract/credentials.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { Language } from '../../../../contract/kernel/languages.ts'
import { fullName, type Role } from '../../../../contract/people.ts'
import type { SystemContext } from '../../../kernel/context.ts'
import type { Open } from '../../../kernel/http.ts'
import { countTry, refuseWhile } from '../../../kernel/limits.ts'
import { record } from '../../../kernel/record.ts'
import { invalidField, Refusal } from '../../../kernel/refusal.ts'
import { addProfile, replaceProfile } from '../../people/public.ts'
import { type Account, holdAccount } from '../queries.ts'
import { type AuthParts, accountLimits, refuseWeak } from '../rules.ts'
import { checkCode, findUsableCode, type PresentedCode, reasonOfWrongCode } from './check-code.ts'
import { mailLimitsOf, mailLink } from './mail-link.ts'
import { voidLinks } from './verify-link.ts'

type Input = InputOf<typeof call>

interface Newcomer {
  id: string
  email: string
  full_name: string
  password_hash: string
}

interface Joining extends Newcomer {
  /** Of the page that they signed up on. */
  language: Language | null
  role: Role
  code_id: string
}

/**
 * Makes an account for whoever has a right code, whose role it takes, and mails a link to confirm it. Until somebody
 * confirms it, a later sign-up stands in place of the earlier one, whose links end: nobody takes an e-mail that is
 * not theirs beforehand. A confirmed e-mail gets the same answer, and its owner a notice.
 */
export async function signUp(open: Open, parts: AuthParts, { body }: Pick<Input, 'body'>): Promise<User> {
  const presented = presentedCode(body)
  const wrongCode = new Refusal('invalid', reasonOfWrongCode[presented.role])
  const { isRight } = await checkCode(open, parts, presented)
  if (!isRight) throw wrongCode

  const { email } = presented
  if (!isEmail(email)) throw new Refusal('invalid', 'auth.email_invalid')
  const full_name = fullNameOf(body)
  const password = foldPassword(body.password ?? '')
  const { settings } = parts
  refuseWeak(password, { email, firm: settings.FIRM_NAME })

  const password_hash = await parts.hashes.hash(password)
  const newcomer = { id: uuidv7(), email, full_name, password_hash }
  await open.transact({ kind: 'system' }, async (ctx) => {
    const code = await findUsableCode(ctx, parts.secret, presented)
    if (!code) throw wrongCode
    // Known e-mails count too: the answer must not tell them apart, and each gets a mail.
    refuseWhile(await countTry(ctx, accountLimits(open.client.address, code)), 'auth.too_many_accounts')
    const { language = null } = open.client
    const joining = { ...newcomer, language, role: presented.role, code_id: code.id }
    if (await addUser(ctx, newcomer)) return welcome(ctx, open, joining)
    const known = await holdAccount(ctx, email)
    if (!known) throw new Error('an e-mail is taken by nobody')
    const isWaiting = known.email_confirmed_at === null && known.deactivated_at === null
    await (isWaiting
      ? replace(ctx, open, parts, { ...joining, id: known.id })
      : notify(ctx, open, parts, known))
  })
  return answerTo(newcomer, open.now)
}

/** The code that counts: a partner's before an associate's. */
function presentedCode({ email = '', data = {} }: Input['body']): PresentedCode {
  const { partner_code, associate_code } = data
  const presented = { email: foldEmail(email) }
  if (partner_code) return { ...presented, role: 'partner', code: partner_code }
  if (associate_code) return { ...presented, role: 'associate', code: associate_code }
  throw new Refusal('invalid', 'auth.code_required')
}

function fullNameOf({ data }: Input['body']): string {
  const parsed = fullName.safeParse(data?.full_name ?? '')
  if (parsed.success) return parsed.data
  throw invalidField('data.full_name', parsed.error.issues[0]?.message ?? complaint('invalid'))
}

/** Whether the e-mail was free. Two sign-ups at the same moment: the second one waits here and finds it taken. */
async function addUser(ctx: SystemContext, { id, email, password_hash }: Newcomer): Promise<boolean> {
  const added = await ctx.db
    .insertInto('users')
    .values({ id, email, password_hash, created_at: ctx.now.toISOString() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

async function welcome(ctx: SystemContext, open: Open, joining: Joining): Promise<void> {
  const { id, email, full_name, role, language } = joining
  await addProfile(ctx, { user_id: id, full_name, role, language })
  await mailLink(ctx, { id, email, language }, 'signup')
  await enlist(ctx, open, joining)
}

/** Puts a later sign-up in the place of one that nobody confirmed; its person is held. */
async function replace(
  ctx: SystemContext,
  open: Open,
  { secret }: AuthParts,
  joining: Joining,
): Promise<void> {
  const { id, email, full_name, role, language, password_hash } = joining
  await ctx.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
  await replaceProfile(ctx, { user_id: id, full_name, role, language })
  // Recovering confirms too, and would confirm what its link was not asked for.
  await voidLinks(ctx, id, 'signup')
  await voidLinks(ctx, id, 'recovery')
  // Also without a mail, when there were too many: an earlier sign-up must not stand instead. 'Resend' mails it later.
  const wait = await countTry(ctx, mailLimitsOf(secret, email))
  if (wait === 0) await mailLink(ctx, { id, email, language }, 'signup')
  await enlist(ctx, open, joining)
}

/** Counts the code's use, and writes down who joined with it. */
async function enlist(ctx: SystemContext, { client }: Open, { id, role, code_id }: Joining): Promise<void> {
  const { address, user_agent } = client
  await ctx.db
    .updateTable('authorization_codes')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', code_id)
    .execute()
  await record(ctx, {
    type: 'auth.signed_up',
    subject_id: id,
    actor_id: id,
    role,
    code_id,
    address,
    user_agent,
  })
}

/** Tells the owner of a confirmed e-mail, and nobody else, that somebody signed up with it. */
async function notify(
  ctx: SystemContext,
  { client }: Open,
  { secret }: AuthParts,
  { id, email, language }: Account,
): Promise<void> {
  const { address, user_agent } = client
  const wait = await countTry(ctx, mailLimitsOf(secret, email))
  if (wait === 0) await ctx.enqueue('mail', { template: 'sign-up-notice', to: email, language, params: {} })
  await record(ctx, { type: 'auth.sign_up_repeated', subject_id: id, address, user_agent })
}

/** The same for a new and for a known e-mail: nothing in it comes from the database. */
function answerTo({ id, email, full_name }: Newcomer, now: Date): User {
  const at = now.toISOString()
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    created_at: at,
    confirmation_sent_at: at,
    app_metadata: {},
    user_metadata: { full_name },
  }
}
