import type { CodeDraft } from '../../../contract/auth.ts'
import type { Endpoint } from '../../../contract/kernel/endpoint.ts'
import type { Answer, TestPerson, World } from '../../kernel/testing.ts'

export const goodPassword = 'seven brass lanterns'

/** An authorization code, made by a partner through the front door. */
export async function aCode(
  world: World,
  draft: CodeDraft,
): Promise<{ id: string; code: string; partner: TestPerson }> {
  const partner = await world.aPerson('partner', 'Code Maker')
  const answer = await partner.call('POST', '/rest/v1/authorization_codes', draft)
  if (answer.status !== 201) throw new Error(`no code: ${answer.status} ${JSON.stringify(answer.body)}`)
  return { id: answer.body.id, code: answer.body.code, partner }
}

/** Calls as a browser at another address would. */
export function from(world: World, remoteAddress: string, token?: string) {
  return async (method: Endpoint['method'], url: string, body?: unknown): Promise<Answer> => {
    const answer = await world.app.http.inject({
      method,
      url,
      remoteAddress,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    const text = answer.body
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: text.startsWith('{') ? JSON.parse(text) : text,
    }
  }
}

export interface Member {
  email: string
  password: string
  id: string
}

let members = 0

/** Somebody who signed up with a code and confirmed by the mailed link, as people do. */
export async function aMember(world: World, more: Partial<Member> = {}): Promise<Member> {
  members += 1
  const { email = `member${members}@chambers.example`, password = goodPassword } = more
  const { code } = await aCode(world, { role: 'associate' })
  const signedUp = await world.nobody.call('POST', '/auth/v1/signup', {
    email,
    password,
    data: { full_name: 'Sadia Rahman', associate_code: code },
  })
  if (signedUp.status !== 200) throw new Error(`not signed up: ${JSON.stringify(signedUp.body)}`)
  const confirmed = await openLink(world, await linkFor(world, email))
  if (confirmed.status !== 200) throw new Error(`not confirmed: ${JSON.stringify(confirmed.body)}`)
  return { email, password, id: confirmed.body.user.id }
}

export const signIn = (world: World, { email, password }: { email: string; password: string }) =>
  world.nobody.call('POST', '/auth/v1/token?grant_type=password', { email, password })

export const refresh = (world: World, refresh_token: string) =>
  world.nobody.call('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token })

/** Calls with a session's access token. */
export const as = (world: World, session: { access_token: string }) =>
  from(world, '127.0.0.1', session.access_token)

/** The link in the newest waiting mail to an address. */
export async function linkFor(world: World, email: string): Promise<URL> {
  const mails = (await world.deliver()).filter((mail) => mail.to === email)
  const link = mails.at(-1)?.letter.action?.link
  if (!link) throw new Error(`no mail with a link went to ${email}`)
  return new URL(link)
}

/** Presses the button on the page that a mailed link opens. */
export function openLink(world: World, link: URL): Promise<Answer> {
  const { searchParams } = link
  return world.nobody.call('POST', '/auth/v1/verify', {
    type: searchParams.get('type'),
    token_hash: searchParams.get('token_hash'),
  })
}

export const events = async (world: World, type: string) =>
  world.rows('select subject_id, actor_id, detail, whence from activity_events where type = $1 order by id', [
    type,
  ])
