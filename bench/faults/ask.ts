import { performance } from 'node:perf_hooks'

/** What was heard of a call; nothing when the connection broke before the answer. */
export interface Heard {
  status: number
  body: Readonly<Record<string, unknown>>
  /** Seconds. */
  retryAfter: number | undefined
}

export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  body?: object | FormData
  headers?: Readonly<Record<string, string>>
}

/** How the server behaved towards everybody who asked. */
export interface Manners {
  answers: number
  /** 503 with Retry-After. */
  unavailable: number
  /** The longest that somebody waited for one, in milliseconds. */
  slowestUnavailable: number
  slowest: number
  /** Connections that broke before the answer. */
  broken: number
  /** 503 without Retry-After, and every other 5xx: each is a defect. */
  rude: string[]
  /** What was refused for good, by call and status, and how often. */
  refused: Map<string, number>
  /** When the last call began that was answered with success, on the clock of `performance`. */
  wellSince: number
}

export const freshManners = (): Manners => ({
  answers: 0,
  unavailable: 0,
  slowestUnavailable: 0,
  slowest: 0,
  broken: 0,
  rude: [],
  refused: new Map(),
  wellSince: 0,
})

const longestWaitMs = 30_000

/** Asks once and writes down how it went. */
export async function ask(site: string, call: Call, manners: Manners): Promise<Heard | undefined> {
  const began = performance.now()
  try {
    const answer = await fetch(`${site}${call.path}`, requestOf(call))
    const text = await answer.text()
    const after = answer.headers.get('retry-after')
    const heard = {
      status: answer.status,
      body: bodyOf(text),
      retryAfter: after === null ? undefined : Number(after),
    }
    note(manners, call, heard, began, text)
    return heard
  } catch {
    manners.broken++
    return undefined
  }
}

function requestOf({ method, body, headers }: Call): RequestInit {
  const signal = AbortSignal.timeout(longestWaitMs)
  if (body === undefined) return { method, signal, headers: { ...headers } }
  if (body instanceof FormData) return { method, signal, body, headers: { ...headers } }
  const json = { 'content-type': 'application/json', ...headers }
  return { method, signal, body: JSON.stringify(body), headers: json }
}

function note(manners: Manners, { method, path }: Call, heard: Heard, began: number, text: string): void {
  const ms = performance.now() - began
  manners.answers++
  manners.slowest = Math.max(manners.slowest, ms)
  if (heard.status < 300) manners.wellSince = Math.max(manners.wellSince, began)
  if (heard.status >= 400 && heard.status < 500) {
    const what = `${method} ${path.replace(/[0-9a-f-]{36}/, ':id')} ${heard.status} ${heard.body.reason}`
    manners.refused.set(what, (manners.refused.get(what) ?? 0) + 1)
  }
  if (heard.status < 500) return
  if (heard.status === 503 && heard.retryAfter !== undefined) {
    manners.unavailable++
    manners.slowestUnavailable = Math.max(manners.slowestUnavailable, ms)
  } else manners.rude.push(`${method} ${path}: ${heard.status} ${text.slice(0, 300)}`)
}

function bodyOf(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {}
  }
}
