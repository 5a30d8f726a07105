import type { ArgsOf, Endpoint, ReplyOf } from '../../contract/kernel/endpoint.ts'
import { failureOf, signedOut, unreachable } from './failure.ts'
import { locale } from './locale.ts'
import { hearServerClock } from './now.ts'
import { changeAnswered } from './own-changes.ts'
import { takePrefetched } from './prefetched.ts'
import { bearer, renewedAfter } from './session.ts'

interface CallOptions {
  signal?: AbortSignal | undefined
  /** For a create: the same key again gets the same answer, so keep it across retries. */
  idempotencyKey?: string | undefined
}

const patienceMilliseconds = 30_000
const unansweredListeners = new Set<() => void>()

/** Calls back whenever a call got no answer at all: the network, the server or the way between is down. */
export function onUnanswered(listener: () => void): () => void {
  unansweredListeners.add(listener)
  return () => unansweredListeners.delete(listener)
}

/** Calls an endpoint with the session's token and answers its reply; fails with a CallFailure only (or the signal's abort). */
export async function call<const E extends Endpoint>(
  endpoint: E,
  args: ArgsOf<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  return readReply(endpoint, await answerOf(endpoint, partsOf(args), options))
}

/** The bytes of a file that an endpoint answers with; fails as `call` does. */
export async function callForFile<const E extends Endpoint>(endpoint: E, args: ArgsOf<E>): Promise<Blob> {
  const answer = await answerOf(endpoint, partsOf(args), {})
  if (!answer.ok) await readReply(endpoint, answer)
  return answer.blob().catch(() => {
    throw unreachable()
  })
}

async function answerOf(endpoint: Endpoint, args: Args, options: CallOptions): Promise<Response> {
  const token = await tokenFor(endpoint)
  const answer = await send(endpoint, args, options, token)
  if (answer.status !== 401 || token === undefined) return answer
  const renewed = await renewedAfter(token).catch(() => undefined)
  return renewed ? send(endpoint, args, options, renewed) : answer
}

/** What a call of the endpoint is signed with; undefined for one that is open to everybody. Fails with a CallFailure. */
export async function tokenFor({ access }: Endpoint): Promise<string | undefined> {
  if (access === 'public') return undefined
  const token = await bearer().catch(() => {
    throw unreachable()
  })
  // The server would say the same; a page that somebody is leaving does not ask it.
  if (token === undefined) throw signedOut()
  return token
}

async function send(
  endpoint: Endpoint,
  args: Args,
  { signal, idempotencyKey }: CallOptions,
  token: string | undefined,
): Promise<Response> {
  const headers = new Headers({ Accept: endpoint.replyType ?? 'application/json', 'Accept-Language': locale })
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey)
  if (args.body !== undefined) headers.set('Content-Type', 'application/json')
  const patience = AbortSignal.timeout(patienceMilliseconds)
  const until = signal ? AbortSignal.any([signal, patience]) : patience
  const address = addressOf(endpoint.path, args)
  const prefetched = endpoint.method === 'GET' ? await takePrefetched(address, token, until) : undefined
  if (prefetched) return prefetched
  try {
    const answer = await fetch(address, {
      method: endpoint.method,
      headers,
      body: args.body === undefined ? null : JSON.stringify(args.body),
      signal: until,
      credentials: 'omit',
      cache: 'no-store',
    })
    hearServerClock(answer.headers.get('date'))
    if (endpoint.method !== 'GET') changeAnswered(answer.headers.get('x-request-id'))
    return answer
  } catch (error) {
    if (signal?.aborted) throw error
    for (const listener of unansweredListeners) listener()
    throw unreachable()
  }
}

async function readReply<E extends Endpoint>(endpoint: E, answer: Response): Promise<ReplyOf<E>> {
  let body: unknown
  try {
    const text = await answer.text()
    const isText = answer.ok && endpoint.replyType !== undefined
    body = isText ? text : text === '' ? undefined : JSON.parse(text)
  } catch {
    if (answer.ok) throw unreachable()
  }
  if (!answer.ok) throw failureOf(answer.status, body)
  return asReply<E>(body)
}

interface Args {
  params?: unknown
  query?: unknown
  body?: unknown
}

/** The address of a call: `:name` from params, the rest from query, without what is undefined. */
export function addressOf(path: string, { params, query }: Args): string {
  const given = entriesOf(params)
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = given.find(([key]) => key === name)?.[1]
    if (value === undefined) throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams(entriesOf(query)).toString()
  return search === '' ? filled : `${filled}?${search}`
}

function entriesOf(of: unknown): [string, string][] {
  if (typeof of !== 'object' || of === null) return []
  return Object.entries(of)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => [key, String(value)])
}

/** Guaranteed by the server, which parses every reply with the endpoint's own schema before it sends it. */
function asReply<E extends Endpoint>(body: unknown): ReplyOf<E> {
  return body as ReplyOf<E>
}

/** Guaranteed by ArgsOf, which has these three properties and no others. */
function partsOf(args: unknown): Args {
  return args as Args
}
