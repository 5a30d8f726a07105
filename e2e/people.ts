import { randomBytes } from 'node:crypto'
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { grantSession, type Session, signUp, verifyLink } from '../contract/auth.ts'
import type { ArgsOf, Endpoint, ReplyOf } from '../contract/kernel/endpoint.ts'
import type { Role } from '../contract/people.ts'
import { environment } from './environment.ts'
import { linkIn, mailTo } from './mail.ts'

/** Who somebody says they are when they sign up. */
export interface Identity {
  role: Role
  full_name: string
  email: string
  password: string
}

/** Somebody of the firm with an account, and a browser in which they are signed in. */
export interface Person extends Identity {
  user_id: string
  page: Page
  /** Makes a call as this person, to arrange what a journey needs or to prove a refusal. */
  call<const E extends Endpoint>(endpoint: E, args: ArgsOf<E>): Promise<ReplyOf<E>>
  /** The status that such a call is answered with. */
  statusOf<const E extends Endpoint>(endpoint: E, args: ArgsOf<E>): Promise<number>
  /** One more browser of theirs, in which they are signed in as well. */
  anotherBrowser(): Promise<Page>
}

const names = ['Nusrat Jahan', 'Imran Hossain', 'Farhana Rahman', 'Tanvir Ahmed', 'Sadia Islam', 'Rafiq Khan']
let met = 0

/** Somebody that nobody else in this run is. */
export function newIdentity(role: Role, full_name = names[met % names.length] ?? ''): Identity {
  met += 1
  const mark = randomBytes(6).toString('hex')
  return { role, full_name, email: `${mark}@firm.example`, password: `orchid ${mark} river` }
}

/** The code that lets somebody sign up in a role. */
export function codeFor(role: Role): string {
  const { partner_code, associate_code } = environment()
  return role === 'partner' ? partner_code : associate_code
}

export interface Arrival {
  browser: Browser
  /** The address that this journey's people come from. */
  from: string
  open(context: BrowserContext): Promise<void>
}

/** Makes an account that is still to be confirmed. */
export async function signUpAs({ role, full_name, email, password }: Identity, from: string): Promise<void> {
  const secret = role === 'partner' ? 'partner_code' : 'associate_code'
  const body = { email, password, data: { full_name, [secret]: codeFor(role) } }
  await answered(await ask(signUp, { body }, from))
}

/** Signs somebody up with a code, by the real calls and the link of the real mail, and opens their browser. */
export async function arrive(identity: Identity, { browser, from, open }: Arrival): Promise<Person> {
  const { email, password } = identity
  await signUpAs(identity, from)
  const token_hash = new URL(linkIn(await mailTo(email))).searchParams.get('token_hash') ?? ''
  const confirmation = await ask(verifyLink, { body: { type: 'signup', token_hash } }, from)
  const session = asReply<Session>(await answered(confirmation))
  const openWith = async (given: Session) => {
    const context = await browser.newContext({ storageState: signedIn(given) })
    await open(context)
    const page = await context.newPage()
    await putNewsAway(page)
    return page
  }
  return {
    ...identity,
    user_id: session.user.id,
    page: await openWith(session),
    call: async (endpoint, args) => asReply(await answered(await ask(endpoint, args, from, session))),
    statusOf: async (endpoint, args) => (await ask(endpoint, args, from, session)).status,
    anotherBrowser: async () => {
      const args = { query: { grant_type: 'password' as const }, body: { email, password } }
      return openWith(asReply<Session>(await answered(await ask(grantSession, args, from))))
    },
  }
}

/** News of what others in the firm do are put away before they lie over what a journey presses. */
export async function putNewsAway(page: Page): Promise<void> {
  const news = dismissNews(page)
  // The next one may come at any moment: nothing waits until there is none.
  await page.addLocatorHandler(news.first(), () => pressAll(news), { noWaitAfter: true })
}

/** Presses whatever of these is there, without the pointer, which would take the focus along. */
export async function pressAll(buttons: Locator): Promise<void> {
  await buttons.evaluateAll((all) => {
    for (const button of all) if (button instanceof HTMLElement) button.click()
  })
}

/** Lets news stay on screen as they do for people, for a journey that is about them. */
export async function letNewsStay(page: Page): Promise<void> {
  await page.removeLocatorHandler(dismissNews(page).first())
}

function dismissNews(page: Page): Locator {
  return page.locator('[data-type=news]').getByRole('button', { name: 'Dismiss' })
}

/** What the browser of somebody who signed in earlier has kept. */
function signedIn(session: Session) {
  const localStorage = [{ name: 'sereshta.session', value: JSON.stringify(session) }]
  return { cookies: [], origins: [{ origin: environment().site, localStorage }] }
}

/** Every argument of a call is known to the contract; here they are only put into a request. */
interface Args {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

async function ask(endpoint: Endpoint, args: unknown, from: string, session?: Session): Promise<Response> {
  const { params = {}, query = {}, body } = asArgs(args)
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const url = new URL(path, environment().site)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  return fetch(url, {
    method: endpoint.method,
    headers: {
      'X-Forwarded-For': from,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(session && { Authorization: `Bearer ${session.access_token}` }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
}

async function answered(answer: Response): Promise<unknown> {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

/** Guaranteed by the server, which parses every reply with the endpoint's own schema. */
function asReply<Reply>(body: unknown): Reply {
  return body as Reply
}

/** Guaranteed by ArgsOf, which has these three properties and no others. */
function asArgs(args: unknown): Args {
  return args as Args
}
